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
  intake: PictureUpload;
  /** Shows the picture that is there. */
  preview: ReactNode;
  onRemove: () => void;
  /** The other way to a picture: a field for its address. */
  children: ReactNode;
}

/** A screenshot or a copied photo, pasted anywhere on the page. */
function usePastedFiles(enabled: boolean, onFiles: (files: File[]) => void): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const take = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Some programs put a picture of the text beside the text.
      const hasText = event.clipboardData?.types.includes('text/plain') === true;
      if (files.length === 0 || hasText) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  });
}

/** A photo by file, drop, paste, camera or address; what is there can be looked at and taken away. */
export function PictureField({ picture, intake, preview, onRemove, children }: PictureFieldProps) {
  const { work, busy, uploadFiles } = intake;
  const group = useRef<HTMLDivElement>(null);
  const before = useRef({ picture, busy });
  usePastedFiles(picture === null && !busy, uploadFiles);

  // The button that was pressed may have gone with what it began or ended.
  useEffect(() => {
    const isOver = before.current.picture !== picture || (before.current.busy && !busy);
    before.current = { picture, busy };
    if (isOver && document.activeElement === document.body) {
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
            <p className="font-semibold">Add a photo of the dish</p>
            <p className="mt-0.5 text-sm text-ink-soft">
              Choose one, drop it here or paste it. Without one, your dish is drawn from its ingredients.
            </p>
          </div>
        </div>
        {work.phase === 'failed' && work.url === null && (
          <p role="alert" className="mb-4 text-sm font-semibold text-beet-ink">
            {work.message}
          </p>
        )}
        {busy && work.phase !== 'fetching' && (
          <div className="-mt-4 mb-4">
            <PictureProgress work={work} onGiveUp={intake.cancel} />
          </div>
        )}
      </DropZone>
      {children}
    </div>
  );
}
