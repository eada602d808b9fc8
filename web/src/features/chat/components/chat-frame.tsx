import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { WIDE } from '#features/chat/model/panel-width.ts';
import { FullScreenDialog } from '#ui/full-screen-dialog.tsx';
import { Modal } from '#ui/modal.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useVisualViewport } from '#ui/use-visual-viewport.ts';

const TITLE = 'Chat with REECE';
export interface ChatFrameProps {
  /** A modal covers the page, so the panel must be a modal, too. */
  isOverModal: boolean;
  onClose: () => void;
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

type FrameProps = Omit<ChatFrameProps, 'isOverModal'>;

const PANEL =
  'appear fixed right-4 z-50 flex h-[min(44rem,85dvh)] w-[min(24rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-xl border border-line bg-paper-raised text-ink shadow-high';

/** Floats over a corner of the page, which stays usable. */
function Panel({ onClose, initialFocus, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Focuses only on opening, whatever the caller passes later.
  const [first] = useState(initialFocus);
  useEffect(() => {
    (first.current ?? panel.current)?.focus({ preventScroll: true });
  }, [first]);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-corner-taken', true);
    return () => root.removeAttribute('data-corner-taken');
  }, []);
  useEffect(() => {
    const element = panel.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [onClose]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={TITLE}
      tabIndex={-1}
      data-print="hide"
      style={{ bottom: 'calc(max(var(--bottom), env(safe-area-inset-bottom)) + 1rem)' }}
      className={`${PANEL} max-h-[calc(100dvh-var(--bottom)-2rem)]`}
    >
      {children}
    </div>
  );
}

/** Above a modal, at the side of the screen: the page under it stays visible. */
function ModalPanel({ onClose, initialFocus, children }: FrameProps) {
  return (
    <Modal
      onClose={onClose}
      initialFocus={initialFocus}
      aria-label={TITLE}
      data-print="hide"
      className={`${PANEL} top-16 max-h-[calc(100dvh-10rem)] focus:outline-none`}
    >
      {children}
    </Modal>
  );
}

/** Messages end this far below the top of the sheet, clear of its header. */
const SHEET_MESSAGES_END = '15rem';

/** Fills the part of a phone's screen that its keyboard leaves free. */
function Sheet({ onClose, initialFocus, children }: FrameProps) {
  const area = useVisualViewport();
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--messages-end', SHEET_MESSAGES_END);
    return () => void style.removeProperty('--messages-end');
  }, []);
  return (
    <FullScreenDialog
      onClose={onClose}
      title={TITLE}
      initialFocus={initialFocus}
      data-print="hide"
      className="bg-paper-raised"
      style={area === null ? { height: '100dvh', bottom: 'auto' } : { ...area, bottom: 'auto' }}
    >
      {children}
    </FullScreenDialog>
  );
}

export function ChatFrame({ isOverModal, ...props }: ChatFrameProps) {
  const isWide = useMediaQuery(WIDE);
  if (!isWide) return <Sheet {...props} />;
  return isOverModal ? <ModalPanel {...props} /> : <Panel {...props} />;
}
