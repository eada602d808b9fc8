import { hideOthers } from 'aria-hidden';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';

import { captureFocus } from '#ui/restore-focus.ts';
import { trapFocus } from '#ui/focus-trap.ts';
import { lockScroll } from '#ui/scroll-lock.ts';

export interface ModalProps extends Omit<ComponentProps<'div'>, 'ref' | 'role'> {
  role?: 'dialog' | 'alertdialog';
  /** Called when the user wants to close it. */
  onClose: () => void;
  /** Defaults to the modal itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The backdrop. */
  veil?: ReactNode;
  /** A ref to the modal element. */
  panel?: RefObject<HTMLDivElement | null>;
}

/** Open while it is mounted: traps the focus, locks scrolling and hides the page from screen readers. */
export function Modal({ role = 'dialog', onClose, initialFocus, veil, panel: given, ...rest }: ModalProps) {
  const own = useRef<HTMLDivElement>(null);
  const panel = given ?? own;
  const returnFocus = useRef<() => void>(null);
  const close = useEffectEvent(onClose);
  const enter = useEffectEvent((modal: HTMLElement) => {
    returnFocus.current = captureFocus();
    const start = initialFocus?.current ?? modal;
    start.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const modal = panel.current;
    if (modal === null) return undefined;
    const release = trapFocus(modal, close);
    const unlock = lockScroll();
    enter(modal);
    const show = hideOthers(modal);
    return () => {
      show();
      unlock();
      release();
    };
  }, [panel]);
  // After the closing render, when the target of the focus may be enabled again.
  useEffect(() => () => returnFocus.current?.(), []);
  return createPortal(
    <>
      {veil}
      <div {...rest} ref={panel} role={role} tabIndex={-1} />
    </>,
    document.body,
  );
}
