import { hideOthers } from 'aria-hidden';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';

import { captureFocus } from '#ui/focus-return.ts';
import { trapFocus } from '#ui/focus-trap.ts';
import { lockScroll } from '#ui/scroll-lock.ts';

export interface ModalProps extends Omit<ComponentProps<'div'>, 'ref' | 'role'> {
  role?: 'dialog' | 'alertdialog';
  /** Called when the person wants to leave it. */
  onClose: () => void;
  /** Where the focus starts; otherwise on the modal itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Over the page beneath. */
  veil?: ReactNode;
  /** Shows the element to who places it. */
  panel?: RefObject<HTMLDivElement | null>;
}

/** Is open as long as it is there: until it is left nothing else can be pressed, come to by keys, scrolled or heard. */
export function Modal({ role = 'dialog', onClose, initialFocus, veil, panel: given, ...rest }: ModalProps) {
  const own = useRef<HTMLDivElement>(null);
  const panel = given ?? own;
  const returnFocus = useRef<() => void>(null);
  const leave = useEffectEvent(onClose);
  const enter = useEffectEvent((modal: HTMLElement) => {
    returnFocus.current = captureFocus();
    const start = initialFocus?.current ?? modal;
    start.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const modal = panel.current;
    if (modal === null) return undefined;
    const release = trapFocus(modal, leave);
    const unlock = lockScroll();
    enter(modal);
    const show = hideOthers(modal);
    return () => {
      show();
      unlock();
      release();
    };
  }, [panel]);
  // When all that changes with it has changed, so that what shall have the focus can have it.
  useEffect(() => () => returnFocus.current?.(), []);
  return createPortal(
    <>
      {veil}
      <div {...rest} ref={panel} role={role} tabIndex={-1} />
    </>,
    document.body,
  );
}
