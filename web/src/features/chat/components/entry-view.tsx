import type { AssistantStatus } from '@larder/contract/assistant';
import type { ChatMessage, Chosen } from '@larder/contract/chat';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { AnswerText } from '#features/chat/components/answer-text.tsx';
import { ChoiceList } from '#features/chat/components/choice-list.tsx';
import { ResultList } from '#features/chat/components/result-list.tsx';
import { DraftCard } from '#features/chat/components/draft-card.tsx';
import { ProposalCard } from '#features/chat/components/proposal-card.tsx';
import { AnswerRecipe } from '#features/chat/components/answer-recipe.tsx';
import { draftIn } from '#features/chat/model/proposal.ts';
import { remainingCitations } from '#features/chat/model/citations.ts';
import { standInText } from '#features/chat/model/greeting.ts';
import type { AnswerEntry, Entry } from '#features/chat/model/entries.ts';
import { Button } from '#ui/button.tsx';
import { shallowEqual } from '#ui/shallow-equal.ts';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

function Citations({ citations }: Pick<ChatMessage, 'citations'>) {
  if (citations.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      From your recipes:{' '}
      {citations.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink asChild>
            <Link to="/recipe/$id" params={{ id }}>
              <bdi>{title}</bdi>
            </Link>
          </TextLink>
        </span>
      ))}
    </p>
  );
}

function StatusLine({ status }: { status: string | null }) {
  return (
    <p className="simmer flex items-center gap-2.5 font-serif text-ink-soft italic">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-1.5 rounded-full bg-tomato" />
        <span className="size-1.5 rounded-full bg-saffron" />
        <span className="size-1.5 rounded-full bg-basil" />
      </span>
      {status ?? 'Thinking'}…
    </p>
  );
}

export interface EntryActions {
  /** Sends a message for the user, with their choice. */
  readonly onSend: (message: string, chosen?: Chosen) => void;
  /** Begins a message in the composer. */
  readonly onCompose: (text: string) => void;
  readonly onRetry: (retry: NonNullable<AnswerEntry['retry']>) => void;
  readonly onAnswerProposal: (message: ChatMessage) => void;
  /** The proposal of this message is outdated. */
  readonly onStaleProposal: (messageId: string) => void;
}

/** The messages about a draft, as a user would write them. */
const CHANGE = 'Make it ';
const ANOTHER = 'Another one';

interface AnswerViewProps extends EntryActions {
  answer: AnswerEntry;
  /** The preferred provider. The answer names any other. */
  askedFirst: AssistantStatus['answered_by'];
  /** An answer is running, so no message can be sent. */
  isBusy: boolean;
}

function AnswerView({
  answer,
  askedFirst,
  isBusy,
  onSend,
  onCompose,
  onRetry,
  onAnswerProposal,
  onStaleProposal,
}: AnswerViewProps): ReactNode {
  const { text, state, status, message, problem, retry } = answer;
  const isStreaming = state === 'thinking';
  const { recipe = null, proposal = null, results = [], offers = [], choices = [] } = message ?? {};
  const drafted = message === null ? null : draftIn(message);
  const citations = message === null ? [] : remainingCitations(message);
  const standIn = standInText(message?.answered_by ?? askedFirst, askedFirst);
  return (
    <div className="flex flex-col gap-3 border-l-2 border-saffron pl-3.5">
      <VisuallyHidden>REECE said: </VisuallyHidden>
      {text !== '' && (
        <AnswerText text={text} isStreaming={isStreaming} offers={offers} onChoose={isBusy ? null : onSend} />
      )}
      {isStreaming && (text === '' || status !== null) && <StatusLine status={status} />}
      {results.length > 0 && <ResultList results={results} />}
      {message !== null && choices.length > 0 && (
        <ChoiceList answerId={message.id} choices={choices} disabled={isBusy} onChoose={onSend} />
      )}
      {message !== null && drafted !== null && (
        <DraftCard
          proposal={drafted.proposal}
          recipe={drafted.recipe}
          disabled={isBusy}
          onChange={() => onCompose(CHANGE)}
          onAnother={() => onSend(ANOTHER)}
          onAnswer={onAnswerProposal}
          onStale={() => onStaleProposal(message.id)}
        />
      )}
      {message !== null && proposal !== null && drafted === null && (
        <ProposalCard proposal={proposal} onAnswer={onAnswerProposal} onStale={() => onStaleProposal(message.id)} />
      )}
      {recipe !== null && <AnswerRecipe hit={recipe} />}
      <Citations citations={citations} />
      {state === 'stopped' && <p className="text-sm text-ink-faint">Stopped.</p>}
      {problem !== null && <p className="text-beet-ink">{problem}</p>}
      {retry !== null && (
        <Button className="self-start" disabled={isBusy} onClick={() => onRetry(retry)}>
          <RotateCcw aria-hidden="true" />
          Try Again
        </Button>
      )}
      {standIn !== undefined && <p className="text-sm text-ink-faint">{standIn}</p>}
    </div>
  );
}

export interface EntryViewProps extends Omit<AnswerViewProps, 'answer'> {
  entry: Entry;
}

function isSame({ entry: one, ...rest }: EntryViewProps, { entry: other, ...others }: EntryViewProps): boolean {
  return shallowEqual(one, other) && shallowEqual(rest, others);
}

/** A message of the user or an answer. Memoized, so that streaming text renders no other entry again. */
export const EntryView = memo(function EntryView({ entry, ...rest }: EntryViewProps) {
  if (entry.kind === 'answer') return <AnswerView answer={entry} {...rest} />;
  return (
    <div className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-paper-sunken px-3.5 py-2">
      <VisuallyHidden>You said: </VisuallyHidden>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {entry.content}
      </p>
    </div>
  );
}, isSame);
