import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { EntryView } from '#features/chat/components/entry-view.tsx';
import type { EntryActions, EntryViewProps } from '#features/chat/components/entry-view.tsx';
import { announcementText } from '#features/chat/model/announcement.ts';
import { draftIn } from '#features/chat/model/proposal.ts';
import type { AnswerEntry, Entries, Entry } from '#features/chat/model/entries.ts';
import { Button } from '#ui/button.tsx';
import { focusContainerOnRemoval } from '#ui/restore-focus.ts';
import { useEventCallback } from '#ui/use-event-callback.ts';
import { useStickToBottom } from '#ui/use-stick-to-bottom.ts';

export interface ConversationViewProps extends EntryActions {
  entries: Entries;
  /** REECE's greeting, between the earlier and the new messages. */
  greeting: ReactNode;
  /** The greeting for screen readers; null once it was announced. */
  greetingText: string | null;
  onGreetingAnnounced: () => void;
  isBusy: boolean;
  askedFirst: EntryViewProps['askedFirst'];
  /** Loads earlier messages; null if there are none. */
  earlier: { readonly isFetching: boolean; readonly hasFailed: boolean; readonly fetch: () => void } | null;
}

function canBePressed({ retry, message }: AnswerEntry): boolean {
  return (
    retry !== null ||
    (message !== null && (message.offers.length + message.choices.length > 0 || draftIn(message) !== null))
  );
}

/** A conversation, the newest at the end. */
export function ConversationView({
  entries,
  greeting,
  greetingText,
  onGreetingAnnounced,
  isBusy,
  askedFirst,
  earlier,
  ...given
}: ConversationViewProps) {
  const { now } = entries;
  const last = now.at(-1);
  const { box, content, hasNews, scrollToBottom, anchorBelow } = useStickToBottom(
    last?.kind === 'answer' ? `${now.length} ${last.text.length} ${last.state}` : '',
    // An empty conversation is shown from its beginning, any other from its end.
    now.length + Number(entries.earlier.length > 0),
  );
  const actions: EntryActions = {
    onSend: useEventCallback(given.onSend),
    onCompose: useEventCallback(given.onCompose),
    onRetry: useEventCallback(given.onRetry),
    onAnswerProposal: useEventCallback(given.onAnswerProposal),
    onStaleProposal: useEventCallback(given.onStaleProposal),
  };
  const view = (entry: Entry) => {
    // Only entries with buttons render again when an answer begins or ends.
    const waits = isBusy && entry.kind === 'answer' && canBePressed(entry);
    return <EntryView key={entry.key} entry={entry} askedFirst={askedFirst} isBusy={waits} {...actions} />;
  };

  const [announcedGreeting, setAnnouncedGreeting] = useState('');
  useEffect(() => {
    if (greetingText === null) return undefined;
    // Screen readers announce only changes of an existing live region.
    const frame = requestAnimationFrame(() => {
      setAnnouncedGreeting(greetingText);
      onGreetingAnnounced();
    });
    return () => cancelAnimationFrame(frame);
  }, [greetingText, onGreetingAnnounced]);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        role="log"
        // The live region below announces whole sentences instead of streaming text.
        aria-live="off"
        aria-label="Conversation with REECE"
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
        tabIndex={0}
        // Relative, so that visually hidden text inside does not make the panel longer.
        className="relative min-h-0 grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-4 px-4 py-5">
          {earlier !== null && (
            <Button
              ref={focusContainerOnRemoval}
              tone="ghost"
              className="self-center"
              busy={earlier.isFetching}
              busyLabel="Loading..."
              onClick={({ currentTarget }) => {
                anchorBelow(currentTarget);
                earlier.fetch();
              }}
            >
              {earlier.hasFailed ? 'Try Again' : 'Earlier messages'}
            </Button>
          )}
          {entries.earlier.map(view)}
          {greeting}
          {now.map(view)}
        </div>
      </div>
      {hasNews && (
        <Button
          className="appear absolute bottom-3 left-1/2 -translate-x-1/2 shadow-mid"
          onClick={() => {
            box.current?.focus({ preventScroll: true });
            scrollToBottom();
          }}
        >
          <ArrowDown aria-hidden="true" />
          New messages
        </Button>
      )}
      <p role="status" className="sr-only">
        {now.length === 0 ? announcedGreeting : announcementText(now)}
      </p>
    </div>
  );
}
