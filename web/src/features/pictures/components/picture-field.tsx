import type { Picture } from '@larder/contract/pictures';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { DropZone } from '#features/pictures/components/drop-zone.tsx';
import { PictureProgress } from '#features/pictures/components/picture-progress.tsx';
import type { PictureUpload } from '#features/pictures/hooks/use-picture-upload.ts';
import { PHOTO } from '#features/pictures/model/chosen-file.ts';
import { Button } from '#ui/button.tsx';

export interface PictureFieldProps {
  picture: Picture | null;
  upload: PictureUpload;
  /** Shows `picture`. */
  preview: ReactNode;
  onRemove: () => void;
  title: string;
  hint: string;
  /** A field for the address of a picture on the web. */
  children?: ReactNode;
}

/** Passes image files that are pasted anywhere on the page, such as screenshots, to `onFiles`. */
function usePastedFiles(enabled: boolean, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Some programs copy text as an image too. Such a paste is text.
      const hasText = event.clipboardData?.types.includes('text/plain') === true;
      if (files.length === 0 || hasText) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
}

/** Adds a photo by file, drop, paste or camera; shows the photo with a button to remove it. */
export function PictureField({ picture, upload, preview, onRemove, title, hint, children }: PictureFieldProps) {
  const { state, busy, uploadFiles } = upload;
  const group = useRef<HTMLDivElement>(null);
  const previous = useRef({ picture, busy });
  usePastedFiles(picture === null && !busy, uploadFiles);

  // The focused button may unmount when an upload ends or the picture changes. Focus returns to the first button.
  useEffect(() => {
    const hasEnded = previous.current.picture !== picture || (previous.current.busy && !busy);
    previous.current = { picture, busy };
    if (hasEnded && document.activeElement === document.body) {
      group.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [picture, busy]);

  if (picture !== null) {
    return (
      <div ref={group} role="group" aria-label="Photo" className="flex flex-col gap-2.5">
        <p className="text-sm font-semibold">Photo</p>
        {preview}
        <Button className="self-start" onClick={onRemove}>
          Remove photo
        </Button>
      </div>
    );
  }

  return (
    <div ref={group} className="flex flex-col gap-6">
      <DropZone
        label="Photo"
        accepted={PHOTO}
        busy={busy}
        busyLabel="One moment..."
        chooseLabel="Choose a photo"
        cameraLabel="Take a photo"
        onFiles={uploadFiles}
      >
        <div className="mb-4 flex items-start gap-3">
          <ImagePlus className="mt-0.5 size-6 shrink-0 text-ink-faint" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>
          </div>
        </div>
        {state.phase === 'failed' && state.url === null && (
          <p role="alert" className="mb-4 text-sm font-semibold text-beet-ink">
            {state.message}
          </p>
        )}
        {busy && state.phase !== 'fetching' && (
          <div className="-mt-4 mb-4">
            <PictureProgress state={state} onCancel={upload.cancel} />
          </div>
        )}
      </DropZone>
      {children}
    </div>
  );
}
