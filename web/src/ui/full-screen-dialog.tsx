import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';

import { classNames } from '#ui/class-names.ts';
import { useFocusReturn } from '#ui/use-focus-return.ts';

export interface FullScreenDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'ref'> {
  /** Called when the person wants to leave it. */
  onClose: () => void;
  /** Names it for those who listen. */
  title: string;
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Takes the whole screen for one thing, and keeps the focus in it until it is left. It is open as long as it is there. */
export function FullScreenDialog({
  onClose,
  title,
  initialFocus,
  className,
  children,
  ...rest
}: FullScreenDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          role="dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            onOpenAutoFocus();
            initialFocus.current?.focus();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className={classNames('fixed inset-0 z-50 flex flex-col bg-paper text-ink focus:outline-none', className)}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
