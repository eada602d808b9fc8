import { picturesRoutes } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';

import { fetchScript } from '#platform/fetch-script.ts';
import { call } from '#platform/http.ts';
import type { SendFileOptions } from '#platform/send-file.ts';

export async function uploadPicture(file: Blob, options: SendFileOptions): Promise<Picture> {
  const { sendFile } = await fetchScript(() => import('#platform/send-file.ts'));
  return sendFile(picturesRoutes.uploadPicture, file, options);
}

export function importPicture(url: string, signal: AbortSignal): Promise<Picture> {
  return call(picturesRoutes.importPicture, { body: { url }, signal });
}
