import { useQuery } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';

import { sessionQuery } from '#features/account/api.ts';
import { ASK_REECE } from '#features/chat/components/ask-reece.tsx';
import { useChatView } from '#features/chat/components/chat-host.tsx';
import { useChatControl } from '#features/chat/hooks/use-chat-control.ts';
import type { ChatControl } from '#features/chat/hooks/use-chat-control.ts';
import { Button } from '#ui/button.tsx';
import { floatAboveBars } from '#ui/toast-offset.ts';

function CornerButton({ chat: { isOpen, isFetching, open } }: { chat: ChatControl }) {
  return (
    <Button
      ref={floatAboveBars}
      tone="primary"
      size="icon"
      aria-label={ASK_REECE}
      title={ASK_REECE}
      data-tour="reece"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      busy={isFetching}
      data-print="hide"
      onClick={({ currentTarget }) => open(currentTarget)}
      // Above bars at the bottom of the page.
      style={{ bottom: 'calc(max(var(--bottom), var(--bottom-bars, 0px)) + 1rem)' }}
      // Hidden beside the open panel, which has its own close button, where the bottom bar has a button, and on pages with their own.
      className={`fixed right-4 z-30 size-14! rounded-full! shadow-high! [&_svg]:size-7! max-lg:hidden [body:has([data-ask-reece])_&]:hidden ${isOpen ? 'invisible' : ''}`}
    >
      <ChefHat aria-hidden="true" />
    </Button>
  );
}

/** The panel of the chat, and the button in the corner of the page that opens it. */
export function ChatCorner() {
  const { data: user } = useQuery(sessionQuery());
  const chat = useChatControl();
  const view = useChatView();
  if (chat === null || view === null) return null;
  const { Panel, isOpen, isCooking, close } = view;
  return (
    <>
      {/* Space at the end of the page, so that content can be scrolled clear of the button. */}
      <div aria-hidden="true" className="h-10 max-lg:hidden print:hidden" />
      <CornerButton chat={chat} />
      {Panel !== null && <Panel key={user?.id} open={isOpen} isOverModal={isCooking} onClose={close} />}
    </>
  );
}
