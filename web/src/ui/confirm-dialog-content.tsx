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
  /** The confirmed action is running: the dialog stays open and cannot be closed. */
  busy?: boolean;
  busyLabel?: string;
  /** The caller closes the dialog afterwards. Until the returned promise settles, a second press does nothing. */
  onConfirm: () => void | Promise<void>;
}

/** The initial focus is on the cancel button. */
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
  // `busy` renders too late for a double click.
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
