import { useId } from 'react';

import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal.tsx';
import type { ModalProps } from '#ui/modal.tsx';

export interface FullScreenDialogProps extends Omit<ModalProps, 'role' | 'veil' | 'title'> {
  /** For screen readers. */
  title: string;
}

/** A modal over the whole screen. Open while it is mounted. */
export function FullScreenDialog({ title, className, children, ...rest }: FullScreenDialogProps) {
  const id = useId();
  return (
    <Modal
      {...rest}
      aria-labelledby={id}
      className={classNames('fixed inset-0 z-50 flex flex-col bg-paper text-ink focus:outline-none', className)}
    >
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
