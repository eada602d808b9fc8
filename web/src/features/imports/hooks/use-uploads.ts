import type { ImportJob } from '@larder/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { useOwnId } from '#features/account/api.ts';
import { cacheImport, startImport, uploadPart } from '#features/imports/api.ts';
import { importName } from '#features/imports/model/import-file.ts';
import { uploadInParts } from '#features/imports/model/upload-in-parts.ts';
import { UploadQueue } from '#features/imports/model/upload-queue.ts';
import type { RunUpload, Upload } from '#features/imports/model/upload-queue.ts';
import { delay } from '#platform/delay.ts';
import { newId } from '#platform/new-id.ts';

/** Of the whole document, so that an upload goes on while the user visits other pages. */
const queue = new UploadQueue();
const NONE: readonly Upload[] = [];

export interface Uploads {
  /** Files that the user chose in this document and that are not complete. */
  readonly uploads: readonly Upload[];
  /** Uploads a file as a new import, or completes the import whose upload was interrupted. */
  readonly upload: (file: File, unfinished?: ImportJob) => void;
  readonly resume: (id: string) => void;
  readonly stop: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** The uploads of the signed-in user. */
export function useUploads(): Uploads {
  const queryClient = useQueryClient();
  const owner = useOwnId() ?? '';
  const all = useSyncExternalStore(queue.subscribe, queue.list, () => NONE);
  const uploads = useMemo(() => all.filter((upload) => upload.owner === owner), [all, owner]);
  return {
    uploads,
    upload: (file, unfinished) => {
      const id = unfinished?.id ?? newId();
      const run: RunUpload = (signal, onSent) =>
        uploadInParts({
          file,
          signal,
          start: () => startImport(id, importName(file.name), file.size),
          send: (part, content, onProgress) => uploadPart(id, part, content, { signal, onProgress }),
          wait: (milliseconds) => delay(milliseconds, signal),
          onJob: (job) => !signal.aborted && cacheImport(queryClient, job),
          onSent,
        });
      queue.add({ id, owner, file }, run);
    },
    resume: (id) => queue.resume(id),
    stop: (id) => queue.stop(id),
    remove: (id) => queue.remove(id),
  };
}
