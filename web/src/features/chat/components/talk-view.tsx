import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { EntryView } from '#features/chat/components/entry-view.tsx';
import type { EntryActions, EntryViewProps } from '#features/chat/components/entry-view.tsx';
import { announcementOf } from '#features/chat/model/announcement.ts';
import type { Answer, Entries, Entry } from '#features/chat/model/talk.ts';
import { Button } from '#ui/button.tsx';
import { stayAfter } from '#ui/focus-heading.ts';
import { useEventCallback } from '#ui/use-event-callback.ts';
import { useStickToEnd } from '#ui/use-stick-to-end.ts';

export interface TalkViewProps extends EntryActions {
  entries: Entries;
  /** REECE's first words, between what was said before and what is said now. */
  greeting: ReactNode;
  /** The same for those who listen; null when they have heard it. */
  greetingText: string | null;
  onGreeted: () => void;
  isBusy: boolean;
  askedFirst: EntryViewProps['askedFirst'];
  /** How what was said before that is had; null where there is no more. */
  earlier: { readonly isFetching: boolean; readonly hasFailed: boolean; readonly fetch: () => void } | null;
}

function canBePressed({ again, message }: Answer): boolean {
  return again !== null || (message !== null && message.offers.length + message.choices.length > 0);
}

/** A conversation, the newest at the end. */
export function TalkView({
  entries,
  greeting,
  greetingText,
  onGreeted,
  isBusy,
  askedFirst,
  earlier,
  ...given
}: TalkViewProps) {
  const { now } = entries;
  const last = now.at(-1);
  const { box, content, hasNews, toEnd, keepPlace } = useStickToEnd(
    last?.kind === 'answer' ? `${now.length} ${last.text.length} ${last.state}` : '',
    // REECE's first words are read from the beginning, what was said before from the end.
    now.length + Number(entries.earlier.length > 0),
  );
  const actions: EntryActions = {
    onSay: useEventCallback(given.onSay),
    onAgain: useEventCallback(given.onAgain),
    onAnswerProposal: useEventCallback(given.onAnswerProposal),
    onStaleProposal: useEventCallback(given.onStaleProposal),
  };
  const view = (entry: Entry) => {
    // What can be pressed has to know, and nothing else is drawn again for it.
    const waits = isBusy && entry.kind === 'answer' && canBePressed(entry);
    return <EntryView key={entry.key} entry={entry} askedFirst={askedFirst} isBusy={waits} {...actions} />;
  };

  const [hello, setHello] = useState('');
  useEffect(() => {
    if (greetingText === null) return undefined;
    // Only what comes into a place that is there is read out.
    const frame = requestAnimationFrame(() => {
      setHello(greetingText);
      onGreeted();
    });
    return () => cancelAnimationFrame(frame);
  }, [greetingText, onGreeted]);
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={box}
        role="log"
        // Read out below in whole sentences, and not as it comes.
        aria-live="off"
        aria-label="Conversation with REECE"
        aria-busy={isBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by the arrow keys
        tabIndex={0}
        // What is there for those who listen alone is placed in here, and does not make the panel around it longer.
        className="relative min-h-0 grow overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-4 px-4 py-5">
          {earlier !== null && (
            <Button
              ref={stayAfter}
              tone="ghost"
              className="self-center"
              busy={earlier.isFetching}
              busyLabel="Loading..."
              onClick={({ currentTarget }) => {
                keepPlace(currentTarget);
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
            toEnd();
          }}
        >
          <ArrowDown aria-hidden="true" />
          New messages
        </Button>
      )}
      <p role="status" className="sr-only">
        {now.length === 0 ? hello : announcementOf(now)}
      </p>
    </div>
  );
}
