import type { Picture } from '@larder/contract/pictures';
import { useEffect, useRef, useState } from 'react';

import { importPicture } from '#features/pictures/api.ts';
import { describePictureFailure } from '#features/pictures/model/picture-failure.ts';
import { fetchScript } from '#platform/fetch-script.ts';

/** What is being done to get a picture into our store. */
export type PictureUploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'preparing' }
  /** How much of it has left, from 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'fetching'; readonly url: string }
  | { readonly phase: 'failed'; readonly url: string | null; readonly message: string };

const IDLE: PictureUploadState = { phase: 'idle' };

export interface PictureUpload {
  readonly work: PictureUploadState;
  readonly busy: boolean;
  uploadFiles: (files: readonly File[]) => void;
  importUrl: (url: string) => void;
  /** Stops what is under way and forgets what failed. */
  cancel: () => void;
  /** Waits for what is under way, and answers what came of the last work. */
  settle: () => Promise<PictureUploadState>;
}

/** Brings a chosen file, or what is at an address, into our store; `onPicture` hears of the picture when it is there. */
export function usePictureUpload(onPicture: (picture: Picture) => void): PictureUpload {
  const [work, setWork] = useState<PictureUploadState>(IDLE);
  const last = useRef<PictureUploadState>(IDLE);
  const running = useRef<{ controller: AbortController; done: Promise<void> } | null>(null);

  useEffect(() => () => running.current?.controller.abort(), []);

  const tell = (next: PictureUploadState): void => {
    last.current = next;
    setWork(next);
  };

  const cancel = (): void => {
    running.current?.controller.abort();
    running.current = null;
    tell(IDLE);
  };

  const run = (url: string | null, bring: (signal: AbortSignal, say: typeof tell) => Promise<Picture>): void => {
    running.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    const say = (next: PictureUploadState): void => {
      if (!signal.aborted) tell(next);
    };
    const finish = async (): Promise<void> => {
      try {
        const picture = await bring(signal, say);
        if (signal.aborted) return;
        say(IDLE);
        onPicture(picture);
      } catch (error) {
        const message = describePictureFailure(error, url === null ? 'picture' : 'url');
        say({ phase: 'failed', url, message });
      }
    };
    running.current = { controller, done: finish() };
  };

  return {
    work,
    busy: work.phase !== 'idle' && work.phase !== 'failed',
    uploadFiles: (files) => {
      if (files.length === 0) return;
      run(null, async (signal, say) => {
        say({ phase: 'preparing' });
        // Most recipes are written without a photo.
        const { sendPhoto } = await fetchScript(() => import('#features/pictures/components/send-photo.ts'));
        return sendPhoto(files, signal, (share) => say({ phase: 'sending', share }));
      });
    },
    importUrl: (url) => {
      const { current } = last;
      if (current.phase === 'fetching' && current.url === url) return;
      run(url, (signal, say) => {
        say({ phase: 'fetching', url });
        return importPicture(url, signal);
      });
    },
    cancel,
    settle: async () => {
      await running.current?.done;
      return last.current;
    },
  };
}
