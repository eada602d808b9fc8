import { CHAT_TEXTS } from '@larder/contract/chat';
import { useLocation, useSearch } from '@tanstack/react-router';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import type { ChatPanelProps } from '#features/chat/components/chat-panel.tsx';
import { ChatControlContext } from '#features/chat/hooks/use-chat-control.ts';
import type { ChatControl } from '#features/chat/hooks/use-chat-control.ts';
import { WIDE } from '#features/chat/model/panel-width.ts';
import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

async function fetchPanel(): Promise<ComponentType<ChatPanelProps>> {
  const { ChatPanel } = await import('#features/chat/components/chat-panel.tsx');
  return ChatPanel;
}

export interface ChatView {
  /** Null until the first press. */
  readonly Panel: ComponentType<ChatPanelProps> | null;
  readonly isOpen: boolean;
  /** Cook mode covers the page, so the panel must be above it. */
  readonly isCooking: boolean;
  readonly close: () => void;
}

const ChatViewContext = createContext<ChatView | null>(null);

export const useChatView = (): ChatView | null => use(ChatViewContext);

/** True where the panel must close: in and out of cook mode, and on a narrow screen on another page. */
function useMustClose(): boolean {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isCooking = useIsCooking();
  const [last, setLast] = useState({ path, isCooking });
  if (last.path === path && last.isCooking === isCooking) return false;
  setLast({ path, isCooking });
  return last.isCooking !== isCooking || !window.matchMedia(WIDE).matches;
}

const useIsCooking = (): boolean => useSearch({ strict: false, select: ({ cook }) => cook !== undefined });

/** Holds the chat of all pages, so that a conversation continues from one page to the next. The panel is loaded on the first press. */
export function ChatHost({ children }: { children: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const isCooking = useIsCooking();
  if (useMustClose() && isOpen) setOpen(false);

  const open = useCallback(async (from: HTMLElement): Promise<void> => {
    opener.current = from;
    setFetching(true);
    openFailure.clear();
    try {
      const panel = await fetchPanel();
      // The button shows its press before the panel renders.
      startTransition(() => {
        setPanel(() => panel);
        setOpen(true);
      });
    } catch {
      openFailure.show(CHAT_TEXTS.connect_failed, { description: 'Check your connection, then try again.' });
    } finally {
      setFetching(false);
    }
  }, []);
  const isClosedByUser = useRef(false);
  const close = useCallback(() => {
    isClosedByUser.current = true;
    startTransition(() => setOpen(false));
  }, []);
  useEffect(() => {
    // After a navigation the focus is on the new page.
    if (!isOpen && isClosedByUser.current) opener.current?.focus({ preventScroll: true });
    isClosedByUser.current = false;
  }, [isOpen]);

  const control = useMemo(
    (): ChatControl => ({
      isOpen,
      isFetching,
      open: (from) => void open(from),
    }),
    [isOpen, isFetching, open],
  );
  const view = useMemo((): ChatView => ({ Panel, isOpen, isCooking, close }), [Panel, isOpen, isCooking, close]);
  return (
    <ChatControlContext value={control}>
      <ChatViewContext value={view}>{children}</ChatViewContext>
    </ChatControlContext>
  );
}
