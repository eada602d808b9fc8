import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

import { PickButton } from '#features/pictures/components/pick-button.tsx';
import { acceptText } from '#features/pictures/model/chosen-file.ts';
import type { Accepted } from '#features/pictures/model/chosen-file.ts';
import { classNames } from '#ui/class-names.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

export interface DropZoneProps {
  /** Names the zone. */
  label: string;
  accepted: Accepted;
  /** Something is being done with a file. */
  busy: boolean;
  busyLabel: string;
  chooseLabel: string;
  /** On devices with a camera one can take the picture here and now. */
  cameraLabel?: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** A place to drop a file on, or to choose one by a button. */
export function DropZone({
  label,
  accepted,
  busy,
  busyLabel,
  chooseLabel,
  cameraLabel,
  onFiles,
  children,
}: DropZoneProps) {
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const [over, setOver] = useState(false);
  /** Of the elements inside, how many the file is over: leaving one of them is not leaving the zone. */
  const depth = useRef(0);

  const follow = (event: DragEvent, change: number): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- whoever cannot drop a file presses the button inside
    <div
      role="group"
      aria-label={label}
      onDragEnter={(event) => follow(event, 1)}
      onDragLeave={(event) => follow(event, -1)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        if (!busy) onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        'rounded-lg border-2 border-dashed p-5 transition-colors',
        over ? 'border-tomato bg-tomato-wash' : 'border-edge bg-paper-raised',
      )}
    >
      {children}
      <div className="flex flex-wrap gap-2.5">
        <PickButton
          label={chooseLabel}
          accept={acceptText(accepted)}
          busy={busy}
          busyLabel={busyLabel}
          onFiles={onFiles}
        />
        {cameraLabel !== undefined && hasCamera && !busy && (
          <PickButton camera label={cameraLabel} accept="image/*" busy={busy} onFiles={onFiles} />
        )}
      </div>
    </div>
  );
}
