import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';

import { Button } from '#ui/button.tsx';
import { DIALOG_PANEL, DIALOG_VEIL } from '#ui/dialog-style.ts';
import { useFocusReturn } from '#ui/use-focus-return.ts';

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
  /** The caller closes the dialog when it is done. */
  onConfirm: () => void;
}

/** The focus starts on the way out. */
export function ConfirmDialogOpened({
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
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={DIALOG_VEIL} />
        <Radix.Content
          {...focusReturn}
          className={DIALOG_PANEL}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <Radix.Title className="font-serif text-xl font-semibold text-balance">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          )}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button tone={tone} busy={busy} {...(busyLabel === undefined ? {} : { busyLabel })} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
