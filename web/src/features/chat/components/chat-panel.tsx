import { CHAT_TEXTS } from '@larder/contract/chat';
import type { ChatMessage } from '@larder/contract/chat';
import { useEffect, useRef, useState } from 'react';

import { ChatFrame } from '#features/chat/components/chat-frame.tsx';
import { ChatHeader } from '#features/chat/components/chat-header.tsx';
import { Composer } from '#features/chat/components/composer.tsx';
import { ConversationList } from '#features/chat/components/conversation-list.tsx';
import { GreetingNote } from '#features/chat/components/greeting-note.tsx';
import { TalkView } from '#features/chat/components/talk-view.tsx';
import { useChatDraft } from '#features/chat/hooks/use-chat-draft.ts';
import { useOpening } from '#features/chat/hooks/use-opening.ts';
import { useTalk } from '#features/chat/hooks/use-talk.ts';
import { useTalks } from '#features/chat/hooks/use-talks.ts';
import { lengthOf } from '#features/chat/model/composer.ts';
import { greetingTexts } from '#features/chat/model/greeting.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

export interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
}

function Shape() {
  return (
    <div role="status" className="grow p-5">
      <span className="sr-only">REECE is getting ready</span>
      <SkeletonText lines={3} className="border-l-2 border-saffron pl-3.5" />
    </div>
  );
}

/** Who types with a thumb wants to read the answer, not to see the keyboard come up over it. */
function hasTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** The conversation with REECE. It stays when it is closed, so that an answer goes on as long as the page is there. */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const opening = useOpening(open);
  const draft = useChatDraft();
  const talks = useTalks(draft.confirmSent);
  const talk = useTalk(opening, talks.turns);
  const [isListing, setListing] = useState(false);
  /** The conversation whose greeting was read out. */
  const [greeted, setGreeted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { earlier, now } = talk.entries;
  const home = useRef<HTMLDivElement>(null);

  const isReady = opening.phase === 'ready' && !talk.isLoading && talk.failure === null;
  const canType = isReady && talk.running === null;
  const isTyping = open && canType && !isListing;
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!open) wasOpened.current = false;
    if (!isTyping) return;
    // Nobody is called back from elsewhere on the page.
    const dialog = input.current?.closest('[role="dialog"]');
    const isHere = dialog?.contains(document.activeElement) === true;
    if (isHere && !(wasOpened.current && hasTouch())) input.current?.focus({ preventScroll: true });
    wasOpened.current = true;
  }, [open, isTyping]);

  const { say: sayIn } = talks;
  const { id: talkId, toHear } = talk;
  useEffect(() => {
    if (open && toHear !== null) sayIn(talkId, toHear.content, { again: toHear.id, chosen: toHear.chosen });
  }, [open, toHear, talkId, sayIn]);

  /** What is pressed may go away with it, so the focus goes first: to where one writes, or near it. */
  const stayHere = (): void => {
    const place = isTyping && !hasTouch() ? input : home;
    place.current?.focus({ preventScroll: true });
  };
  const say = (content: string, more?: Parameters<typeof talks.say>[2]): void => {
    // The line cannot keep the focus while it is answered.
    home.current?.focus({ preventScroll: true });
    talks.say(talk.id, content, more);
  };
  const send = (): void => {
    const content = draft.text.trim();
    if (!canType || content === '' || lengthOf(content).isTooLong) return;
    draft.clear();
    say(content);
  };
  const stop = (id: string) => (): void => {
    stayHere();
    talks.stop(id);
    draft.confirmSent();
  };
  const mend = (message: ChatMessage): void => {
    talks.mend(message);
    stayHere();
  };
  /** How an answer stands by now, also in a conversation that was begun on this page. */
  const readAgain = async (id: string): Promise<void> => {
    const { data } = await talk.kept.refetch();
    const message = data?.pages.flatMap((page) => page.messages).find((one) => one.id === id);
    if (message !== undefined) mend(message);
  };
  const andStay = (act: () => void) => (): void => {
    stayHere();
    act();
  };
  const turnTo = (change: () => void) => (): void => {
    stayHere();
    change();
    setListing(false);
  };

  if (!open) return null;
  const { kept, running } = talk;
  const greeting = opening.phase === 'ready' ? greetingTexts(earlier.length > 0, opening.recipes, opening.status) : [];
  const recheck = opening.phase === 'ready' && opening.recheck !== null ? andStay(opening.recheck) : null;
  const earlierPages = kept.hasNextPage
    ? {
        isFetching: kept.isFetchingNextPage,
        hasFailed: kept.isFetchNextPageError,
        fetch: () => void kept.fetchNextPage(),
      }
    : null;
  return (
    <ChatFrame onClose={onClose} initialFocus={isTyping ? input : home}>
      <div ref={home} tabIndex={-1} className="flex min-h-0 grow flex-col">
        <ChatHeader
          phase={opening.phase}
          status={opening.phase === 'ready' ? opening.status : null}
          isListing={isListing}
          onList={(next) => {
            stayHere();
            setListing(next);
          }}
          onNew={turnTo(talk.begin)}
          onClose={onClose}
        />
        {opening.phase === 'failed' && (
          <div className="grow overflow-y-auto p-4">
            <ErrorPanel
              title={CHAT_TEXTS.connect_failed}
              headingLevel={3}
              retrying={opening.isRetrying}
              onRetry={andStay(opening.retry)}
              className="sm:flex-col! sm:p-6!"
            >
              {opening.detail}
            </ErrorPanel>
          </div>
        )}
        {opening.phase === 'ready' && isListing && (
          <ConversationList
            current={talk.id}
            onOpen={(id) => turnTo(() => talk.open(id))()}
            onNew={turnTo(talk.begin)}
            onForgotten={(id) => {
              talks.forget(id);
              if (id === talk.id) talk.begin();
            }}
          />
        )}
        {opening.phase === 'ready' && !isListing && talk.failure !== null && (
          <div className="grow overflow-y-auto p-4">
            <ErrorPanel
              title="Failed to load this conversation"
              headingLevel={3}
              onRetry={andStay(() => void kept.refetch())}
              className="sm:flex-col! sm:p-6!"
            >
              {failureDetail(talk.failure)}
            </ErrorPanel>
          </div>
        )}
        {(opening.phase === 'starting' || (opening.phase === 'ready' && talk.isLoading && !isListing)) && <Shape />}
        {opening.phase === 'ready' && isReady && !isListing && (
          <TalkView
            key={talk.id}
            entries={talk.entries}
            greeting={
              <GreetingNote
                texts={greeting}
                status={opening.status}
                recipes={opening.recipes}
                ingredient={opening.ingredient}
                hasStarters={earlier.length === 0 && now.length === 0}
                onStart={(text) => say(text)}
                onRecheck={recheck}
                isRechecking={opening.isRechecking}
              />
            }
            greetingText={greeted === talk.id ? null : greeting.join(' ')}
            onGreeted={() => setGreeted(talk.id)}
            isBusy={running !== null}
            askedFirst={opening.status.answered_by}
            earlier={earlierPages}
            onSay={(message, chosen) => say(message, chosen === undefined ? {} : { chosen })}
            onAgain={({ id, content, chosen }) => say(content, { chosen, ...(id === null ? {} : { again: id }) })}
            onAnswerProposal={mend}
            onStaleProposal={(id) => void readAgain(id)}
          />
        )}
        {!isListing && (
          <Composer
            input={input}
            text={draft.text}
            onType={draft.type}
            onSend={send}
            isDisabled={!canType}
            onStop={running === null ? null : stop(running.id)}
          />
        )}
      </div>
    </ChatFrame>
  );
}
