import { useEffect, useRef, useState } from 'react';

import { Button } from '#ui/button.tsx';

/** Some browsers do not say that nothing was chosen; then the page has the focus again and no file a moment later. */
const CANCEL_CHECK_MS = 300;

export interface PickButtonProps {
  label: string;
  /** For the field's `accept`. */
  accept: string;
  /** Opens the camera instead of the files. */
  camera?: boolean;
  /** Work on a file is under way, and what the button says meanwhile. */
  busy: boolean;
  busyLabel?: string;
  onFiles: (files: File[]) => void;
}

/** Opens the device's own dialog for choosing a file, or its camera. */
export function PickButton({ label, accept, camera = false, busy, busyLabel, onFiles }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);

  useEffect(() => {
    if (!choosing) return undefined;
    const field = input.current;
    let timer: number | undefined;
    const stop = (): void => setChoosing(false);
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
  }, [choosing]);

  return (
    <>
      <Button
        className="w-full sm:w-auto"
        busy={busy || choosing}
        {...(busy && busyLabel !== undefined ? { busyLabel } : {})}
        onClick={() => {
          setChoosing(true);
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
        {...(camera ? { capture: 'environment' } : {})}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          setChoosing(false);
          onFiles(files);
        }}
      />
    </>
  );
}
