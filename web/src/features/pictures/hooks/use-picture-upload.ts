import type { Picture } from '@larder/contract/pictures';
import { useEffect, useRef, useState } from 'react';

import { importPicture } from '#features/pictures/api.ts';
import { describePictureFailure } from '#features/pictures/model/picture-failure.ts';
import { fetchScript } from '#platform/fetch-script.ts';

/** `url` is the address of an imported picture, null for an uploaded file. */
export type PictureUploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing' }
  /** `share` is the sent part of the file, from 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'fetching'; readonly url: string }
  | { readonly phase: 'failed'; readonly url: string | null; readonly message: string };

const IDLE: PictureUploadState = { phase: 'idle' };

export interface PictureUpload {
  readonly state: PictureUploadState;
  readonly busy: boolean;
  uploadFiles: (files: readonly File[]) => void;
  importUrl: (url: string) => void;
  /** Aborts the running upload, or clears the error of the last one. */
  cancel: () => void;
  /** Waits for the running upload and returns the final state. */
  settle: () => Promise<PictureUploadState>;
}

/** Uploads a file or imports a picture from its address. A new upload aborts the one before. */
export function usePictureUpload(onPicture: (picture: Picture) => void): PictureUpload {
  const [state, setState] = useState<PictureUploadState>(IDLE);
  /** The state without waiting for a render. */
  const latest = useRef<PictureUploadState>(IDLE);
  const running = useRef<{ controller: AbortController; done: Promise<void> } | null>(null);

  useEffect(() => () => running.current?.controller.abort(), []);

  const update = (next: PictureUploadState): void => {
    latest.current = next;
    setState(next);
  };

  const cancel = (): void => {
    running.current?.controller.abort();
    running.current = null;
    update(IDLE);
  };

  const run = (url: string | null, send: (signal: AbortSignal, report: typeof update) => Promise<Picture>): void => {
    running.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const report = (next: PictureUploadState): void => {
      if (!signal.aborted) update(next);
    };
    const finish = async (): Promise<void> => {
      try {
        const picture = await send(signal, report);
        if (signal.aborted) return;
        report(IDLE);
        onPicture(picture);
      } catch (error) {
        const message = describePictureFailure(error, url === null ? 'picture' : 'url');
        report({ phase: 'failed', url, message });
      }
    };
    running.current = { controller, done: finish() };
  };

  return {
    state,
    busy: state.phase !== 'idle' && state.phase !== 'failed',
    uploadFiles: (files) => {
      if (files.length === 0) return;
      run(null, async (signal, report) => {
        report({ phase: 'preparing' });
        // Loaded on demand: most recipes have no photo.
        const { sendPhoto } = await fetchScript(() => import('#features/pictures/model/send-photo.ts'));
        return sendPhoto(files, signal, (share) => report({ phase: 'sending', share }));
      });
    },
    importUrl: (url) => {
      const { current } = latest;
      if (current.phase === 'fetching' && current.url === url) return;
      run(url, (signal, report) => {
        report({ phase: 'fetching', url });
        return importPicture(url, signal);
      });
    },
    cancel,
    settle: async () => {
      await running.current?.done;
      return latest.current;
    },
  };
}
