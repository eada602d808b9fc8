import { CHAT_TEXTS } from '@larder/contract/chat';
import { ChefHat } from 'lucide-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';

import type { ChatPanelProps } from '#features/chat/components/chat-panel.tsx';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const openFailure = failureToast();

async function fetchPanel(): Promise<ComponentType<ChatPanelProps>> {
  const { ChatPanel } = await import('#features/chat/components/chat-panel.tsx');
  return ChatPanel;
}

/** The button in the corner of a page that opens the chat. The chat panel is loaded on the first press. */
export function ChatCorner() {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = async (): Promise<void> => {
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
  };

  return (
    <>
      {/* Space at the end of the page, so that content can be scrolled clear of the button. */}
      <div aria-hidden="true" className="h-10 print:hidden" />
      <Button
        ref={button}
        tone="primary"
        size="icon"
        aria-label="Ask REECE"
        title="Ask REECE"
        data-tour="reece"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        busy={isFetching}
        data-print="hide"
        onClick={() => void open()}
        style={{ bottom: 'calc(max(var(--dock, 0px), env(safe-area-inset-bottom)) + 1rem)' }}
        // Hidden beside the open panel, which has its own close button.
        className={`fixed right-4 z-30 size-14! rounded-full! shadow-high! [&_svg]:size-7! ${isOpen ? 'sm:invisible' : ''}`}
      >
        <ChefHat aria-hidden="true" />
      </Button>
      {Panel !== null && <Panel open={isOpen} onClose={() => startTransition(() => setOpen(false))} />}
    </>
  );
}
