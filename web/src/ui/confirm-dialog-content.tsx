import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { DialogContent } from '#ui/dialog-content.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  /** What was confirmed is being done: the dialog stays and cannot be left. */
  busy?: boolean;
  busyLabel?: string;
  /** The caller closes the dialog when it is done. Until the returned promise settles, a second press does nothing. */
  onConfirm: () => void | Promise<void>;
}

/** The focus starts on the way out. */
export function ConfirmDialogContent({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  busyLabel,
  onConfirm,
}: ConfirmDialogProps) {
  // `busy` is drawn after a double click.
  const confirm = useSingleFlight(async () => onConfirm());
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogContent
      role="alertdialog"
      open={open}
      onClose={() => !busy && onOpenChange(false)}
      title={title}
      description={description}
      initialFocus={cancel}
    >
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button tone={tone} busy={busy} {...(busyLabel === undefined ? {} : { busyLabel })} onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogContent>
  );
}
