import { picturesRoutes } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';

import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';
import type { UploadFileOptions } from '#platform/upload-file.ts';

export async function uploadPicture(file: Blob, options: UploadFileOptions): Promise<Picture> {
  const { uploadFile } = await fetchScript(() => import('#platform/upload-file.ts'));
  return uploadFile(picturesRoutes.uploadPicture, file, options);
}

export function importPicture(url: string, signal: AbortSignal): Promise<Picture> {
  return call(picturesRoutes.importPicture, { body: { url }, signal });
}
