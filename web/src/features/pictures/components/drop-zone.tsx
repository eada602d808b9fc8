import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';

import { PickButton } from '#features/pictures/components/pick-button.tsx';
import { acceptText } from '#features/pictures/model/chosen-file.ts';
import type { Accepted } from '#features/pictures/model/chosen-file.ts';
import { classNames } from '#ui/class-names.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';

export interface DropZoneProps {
  /** The accessible name of the zone. */
  label: string;
  /** Any file without it. */
  accepted?: Accepted;
  /** Several files can be chosen at once. */
  multiple?: boolean;
  /** A file is being processed: drops are ignored. */
  busy: boolean;
  busyLabel?: string;
  chooseLabel: string;
  /** The label of a second button that opens the camera, on touch devices only. */
  cameraLabel?: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** Takes files by drop or by a button. */
export function DropZone({
  label,
  accepted,
  multiple = false,
  busy,
  busyLabel,
  chooseLabel,
  cameraLabel,
  onFiles,
  children,
}: DropZoneProps) {
  const isTouchDevice = useMediaQuery('(pointer: coarse)');
  const [isOver, setIsOver] = useState(false);
  /** Nested elements send enter and leave events too: the file has left the zone at depth 0. */
  const depth = useRef(0);

  const trackDepth = (event: DragEvent, change: number): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setIsOver(depth.current > 0);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same by keyboard
    <div
      role="group"
      aria-label={label}
      onDragEnter={(event) => trackDepth(event, 1)}
      onDragLeave={(event) => trackDepth(event, -1)}
      onDragOver={(event) => carriesFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        if (!busy) onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        'rounded-lg border-2 border-dashed p-5 transition-colors',
        isOver ? 'border-tomato bg-tomato-wash' : 'border-edge bg-paper-raised',
      )}
    >
      {children}
      <div className="flex flex-wrap gap-2.5">
        <PickButton
          label={chooseLabel}
          accept={accepted === undefined ? undefined : acceptText(accepted)}
          multiple={multiple}
          busy={busy}
          {...(busyLabel === undefined ? {} : { busyLabel })}
          onFiles={onFiles}
        />
        {cameraLabel !== undefined && isTouchDevice && !busy && (
          <PickButton camera label={cameraLabel} accept="image/*" busy={busy} onFiles={onFiles} />
        )}
      </div>
    </div>
  );
}
