import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { DIALOG_PANEL, DIALOG_VEIL } from '#ui/dialog-style.ts';
import { useFocusReturn } from '#ui/use-focus-return.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
}

/** A conversation in front of the page. Traps the focus, gives it back, closes on Escape and on a press outside. */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={DIALOG_VEIL} />
        <Radix.Content
          {...focusReturn}
          className={DIALOG_PANEL}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <Radix.Title className="pr-12 font-serif text-xl font-semibold">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          )}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {footer !== undefined && (
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{footer}</div>
          )}
          <Radix.Close
            aria-label="Close"
            className={classNames(buttonStyle('ghost', 'icon'), 'absolute! top-3 right-3 text-ink-soft')}
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
