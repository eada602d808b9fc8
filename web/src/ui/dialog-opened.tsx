import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode, RefObject } from 'react';

import { DIALOG_PANEL, DIALOG_VEIL } from '#ui/dialog-style.ts';
import { useFocusReturn } from '#ui/use-focus-return.ts';

export interface DialogProps {
  open: boolean;
  /** Called when the person wants to leave it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Where the focus starts; otherwise on the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** It stays when somebody presses beside it, because of what may be typed in it. */
export function DialogOpened({ open, onClose, title, description, initialFocus, children }: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={DIALOG_VEIL} />
        <Radix.Content
          role="dialog"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            onOpenAutoFocus();
            const panel = event.target instanceof HTMLElement ? event.target : null;
            (initialFocus?.current ?? panel)?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={DIALOG_PANEL}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <Radix.Title className="font-serif text-xl font-semibold text-balance">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
