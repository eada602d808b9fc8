import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { FullScreenDialog } from '#ui/full-screen-dialog.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useVisualViewport } from '#ui/use-visual-viewport.ts';

const TITLE = 'Chat with REECE';
/** Wide enough for a floating panel beside the page. */
const WIDE = '(min-width: 40rem)';

export interface ChatFrameProps {
  onClose: () => void;
  initialFocus: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Floats over a corner of the page, which stays usable. */
function Panel({ onClose, initialFocus, children }: ChatFrameProps) {
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
      style={{ bottom: 'calc(max(var(--dock, 0px), env(safe-area-inset-bottom)) + 1rem)' }}
      className="appear fixed right-4 z-40 flex h-[min(44rem,85dvh)] max-h-[calc(100dvh-var(--dock,0px)-2rem)] w-[min(24rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-xl border border-line bg-paper-raised text-ink shadow-high"
    >
      {children}
    </div>
  );
}

/** Messages end this far below the top of the sheet, clear of its header. */
const SHEET_MESSAGES_END = '15rem';

/** Fills the part of a phone's screen that its keyboard leaves free. */
function Sheet({ onClose, initialFocus, children }: ChatFrameProps) {
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

export function ChatFrame(props: ChatFrameProps) {
  return useMediaQuery(WIDE) ? <Panel {...props} /> : <Sheet {...props} />;
}
