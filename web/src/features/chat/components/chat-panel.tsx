import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatMessage } from '@larder/contract/chat';
import { useEffect, useRef, useState } from 'react';

import { AtHandLine } from '#features/chat/components/at-hand-line.tsx';
import { ChatFrame } from '#features/chat/components/chat-frame.tsx';
import { ChatHeader } from '#features/chat/components/chat-header.tsx';
import { Composer } from '#features/chat/components/composer.tsx';
import { ConversationList } from '#features/chat/components/conversation-list.tsx';
import { GreetingNote } from '#features/chat/components/greeting-note.tsx';
import { RememberedChips } from '#features/chat/components/remembered-chips.tsx';
import { ConversationView } from '#features/chat/components/conversation-view.tsx';
import { useAtHand } from '#features/chat/hooks/use-at-hand.ts';
import { useChatDraft } from '#features/chat/hooks/use-chat-draft.ts';
import { useChatSetup } from '#features/chat/hooks/use-chat-setup.ts';
import { useConversation } from '#features/chat/hooks/use-conversation.ts';
import { useExchanges } from '#features/chat/hooks/use-exchanges.ts';
import { measureLength } from '#features/chat/model/message-length.ts';
import { greetingTexts } from '#features/chat/model/greeting.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

export interface ChatPanelProps {
  open: boolean;
  /** A modal covers the page, such as cook mode. */
  isOverModal: boolean;
  onClose: () => void;
}

function LoadingSkeleton() {
  return (
    <div role="status" className="grow p-5">
      <span className="sr-only">REECE is getting ready</span>
      <SkeletonText lines={3} className="border-l-2 border-saffron pl-3.5" />
    </div>
  );
}

/** On a touch screen, focusing the input would open the keyboard over the answer. */
function hasTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * The chat with REECE. It stays mounted when it is closed, so that answers continue while the page is open. Opening it sends the last
 * message again if it has no answer.
 */
export function ChatPanel({ open, isOverModal, onClose }: ChatPanelProps) {
  const setup = useChatSetup(open);
  const draft = useChatDraft();
  const atHand = useAtHand();
  const chat = useExchanges(draft.confirmSent);
  const conversation = useConversation(setup, chat.exchanges);
  const [isListing, setListing] = useState(false);
  /** The conversation whose greeting was announced. */
  const [announcedGreeting, setAnnouncedGreeting] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { earlier, now } = conversation.entries;
  const body = useRef<HTMLDivElement>(null);

  const isReady = setup.phase === 'ready' && !conversation.isLoading && conversation.failure === null;
  const canType = isReady && conversation.running === null;
  const isTyping = open && canType && !isListing;
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!open) wasOpened.current = false;
    if (!isTyping) return;
    // Takes no focus from elsewhere on the page.
    const dialog = input.current?.closest('[role="dialog"]');
    const isHere = dialog?.contains(document.activeElement) === true;
    if (isHere && !(wasOpened.current && hasTouch())) input.current?.focus({ preventScroll: true });
    wasOpened.current = true;
  }, [open, isTyping]);

  const { send: sendIn } = chat;
  const { id: conversationId, unanswered } = conversation;
  // Sending is idempotent by the message's id: the server continues or returns its answer.
  useEffect(() => {
    if (open && unanswered !== null)
      sendIn(conversationId, unanswered.content, { retry: unanswered.id, chosen: unanswered.chosen });
  }, [open, unanswered, conversationId, sendIn]);

  /** Focuses the input, or the panel on touch screens. Call it before an action that may remove the pressed button. */
  const keepFocus = (): void => {
    const place = isTyping && !hasTouch() ? input : body;
    place.current?.focus({ preventScroll: true });
  };
  const send = (content: string, more?: Parameters<typeof chat.send>[2]): void => {
    // The input is disabled while the answer is running, and would lose the focus.
    body.current?.focus({ preventScroll: true });
    chat.send(conversation.id, content, { ...more, context: atHand?.read() });
  };
  const sendDraft = (): void => {
    const content = draft.text.trim();
    if (!canType || content === '' || measureLength(content).isTooLong) return;
    draft.clear();
    send(content);
  };
  const stop = (id: string) => (): void => {
    keepFocus();
    chat.stop(id);
    draft.confirmSent();
  };
  const update = (message: ChatMessage): void => {
    chat.update(message);
    keepFocus();
  };
  /** Fetches the current state of an answer, also in a conversation that was started on this page. */
  const refetchMessage = async (id: string): Promise<void> => {
    const { data } = await conversation.stored.refetch();
    const message = data?.pages.flatMap((page) => page.messages).find((one) => one.id === id);
    if (message !== undefined) update(message);
  };
  const keepingFocus = (act: () => void) => (): void => {
    keepFocus();
    act();
  };
  const switchTo = (change: () => void) => (): void => {
    keepFocus();
    change();
    setListing(false);
  };

  if (!open) return null;
  const { stored, running } = conversation;
  const greeting = setup.phase === 'ready' ? greetingTexts(earlier.length > 0, setup.recipes, setup.status) : [];
  const recheck = setup.phase === 'ready' && setup.recheck !== null ? keepingFocus(setup.recheck) : null;
  const earlierPages = stored.hasNextPage
    ? {
        isFetching: stored.isFetchingNextPage,
        hasFailed: stored.isFetchNextPageError,
        fetch: () => void stored.fetchNextPage(),
      }
    : null;
  return (
    <ChatFrame isOverModal={isOverModal} onClose={onClose} initialFocus={isTyping ? input : body}>
      <div ref={body} tabIndex={-1} className="flex min-h-0 grow flex-col">
        <ChatHeader
          phase={setup.phase}
          status={setup.phase === 'ready' ? setup.status : null}
          isListing={isListing}
          onList={(next) => {
            keepFocus();
            setListing(next);
          }}
          onNew={switchTo(conversation.start)}
          onClose={onClose}
        />
        {setup.phase === 'failed' && (
          <div className="grow overflow-y-auto p-4">
            <ErrorPanel
              title={CHAT_TEXTS.connect_failed}
              headingLevel={3}
              retrying={setup.isRetrying}
              onRetry={keepingFocus(setup.retry)}
              className="sm:flex-col! sm:p-6!"
            >
              {setup.detail}
            </ErrorPanel>
          </div>
        )}
        {setup.phase === 'ready' && isListing && (
          <ConversationList
            current={conversation.id}
            onOpen={(id) => switchTo(() => conversation.open(id))()}
            onNew={switchTo(conversation.start)}
            onDeleted={(id) => {
              chat.remove(id);
              if (id === conversation.id) conversation.start();
            }}
          />
        )}
        {setup.phase === 'ready' && !isListing && conversation.failure !== null && (
          <div className="grow overflow-y-auto p-4">
            <ErrorPanel
              title="Failed to load this conversation"
              headingLevel={3}
              onRetry={keepingFocus(() => void stored.refetch())}
              className="sm:flex-col! sm:p-6!"
            >
              {failureDetail(conversation.failure)}
            </ErrorPanel>
          </div>
        )}
        {(setup.phase === 'starting' || (setup.phase === 'ready' && conversation.isLoading && !isListing)) && (
          <LoadingSkeleton />
        )}
        {setup.phase === 'ready' && isReady && !isListing && (
          <ConversationView
            key={conversation.id}
            entries={conversation.entries}
            greeting={
              <GreetingNote
                texts={greeting}
                status={setup.status}
                recipes={setup.recipes}
                ingredient={setup.ingredient}
                hasStarters={earlier.length === 0 && now.length === 0}
                onStart={(text) => send(text)}
                onRecheck={recheck}
                isRechecking={setup.isRechecking}
              />
            }
            greetingText={announcedGreeting === conversation.id ? null : greeting.join(' ')}
            onGreetingAnnounced={() => setAnnouncedGreeting(conversation.id)}
            isBusy={running !== null}
            askedFirst={setup.status.answered_by}
            earlier={earlierPages}
            onSend={(message, chosen) => send(message, chosen === undefined ? {} : { chosen })}
            onCompose={(text) => {
              draft.type(text);
              input.current?.focus();
            }}
            onRetry={({ id, content, chosen }) => send(content, { chosen, ...(id === null ? {} : { retry: id }) })}
            onAnswerProposal={update}
            onStaleProposal={(id) => void refetchMessage(id)}
          />
        )}
        {isReady && !isListing && (
          <RememberedChips
            conversationId={conversation.id}
            // A conversation exists on the server once its first message has an answer.
            isStarted={earlier.length > 0 || now.some((entry) => entry.kind === 'answer' && entry.message !== null)}
            keepFocus={keepFocus}
          />
        )}
        {!isListing && isReady && atHand !== null && <AtHandLine atHand={atHand} onToggle={keepFocus} />}
        {!isListing && (
          <Composer
            input={input}
            text={draft.text}
            onType={draft.type}
            onSend={sendDraft}
            isDisabled={!canType}
            onStop={running === null ? null : stop(running.id)}
          />
        )}
      </div>
    </ChatFrame>
  );
}
