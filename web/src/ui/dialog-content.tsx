import { useId } from 'react';
import type { ReactNode } from 'react';

import { DIALOG_PANEL, DIALOG_VEIL } from '#ui/dialog-style.ts';
import { Modal } from '#ui/modal.tsx';
import type { ModalProps } from '#ui/modal.tsx';

export interface DialogProps extends Pick<ModalProps, 'role' | 'onClose' | 'initialFocus'> {
  open: boolean;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A click outside does not close it, so that typed text is not lost. */
export function DialogContent({ open, title, description, children, ...rest }: DialogProps) {
  const id = useId();
  if (!open) return null;
  return (
    <Modal
      {...rest}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      veil={<div className={DIALOG_VEIL} />}
      className={DIALOG_PANEL}
    >
      <h2 id={`${id}-title`} className="font-serif text-xl font-semibold text-balance">
        {title}
      </h2>
      {description !== undefined && (
        <p id={`${id}-description`} className="mt-2 text-ink-soft">
          {description}
        </p>
      )}
      {children}
    </Modal>
  );
}
