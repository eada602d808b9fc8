import { useEffect, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';

/** Browsers without the `cancel` event: the page has the focus again, and no file follows within this time. */
const CANCEL_CHECK_MS = 300;

export interface PickButtonProps {
  label: string;
  /** The `accept` attribute of the input; any file without it. */
  accept?: string | undefined;
  /** Several files can be chosen at once. */
  multiple?: boolean;
  /** Opens the camera instead of the file dialog. */
  camera?: boolean;
  /** A file is being processed. */
  busy: boolean;
  /** Replaces the label while busy. */
  busyLabel?: string;
  onFiles: (files: File[]) => void;
}

/** Opens the file dialog of the device, or its camera. */
export function PickButton({
  label,
  accept,
  multiple = false,
  camera = false,
  busy,
  busyLabel,
  onFiles,
}: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);

  useEffect(() => {
    if (!isChoosing) return undefined;
    const field = input.current;
    let timer: number | undefined;
    const stop = (): void => setIsChoosing(false);
    const check = (): void => {
      timer = window.setTimeout(stop, CANCEL_CHECK_MS);
    };
    field?.addEventListener('cancel', stop);
    window.addEventListener('focus', check);
    return () => {
      window.clearTimeout(timer);
      field?.removeEventListener('cancel', stop);
      window.removeEventListener('focus', check);
    };
  }, [isChoosing]);

  return (
    <>
      <Button
        className="w-full sm:w-auto"
        busy={busy || isChoosing}
        {...(busy && busyLabel !== undefined ? { busyLabel } : {})}
        onClick={() => {
          setIsChoosing(true);
          input.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise choosing the same file again would send no change event.
          currentTarget.value = '';
          setIsChoosing(false);
          onFiles(files);
        }}
      />
    </>
  );
}
