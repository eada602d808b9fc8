import type { AssistantStatus } from '@larder/contract/assistant';
import type { ChatMessage, Chosen } from '@larder/contract/chat';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';

import { AnswerText } from '#features/chat/components/answer-text.tsx';
import { ChoiceList } from '#features/chat/components/choice-list.tsx';
import { FoundList } from '#features/chat/components/found-list.tsx';
import { ProposalCard } from '#features/chat/components/proposal-card.tsx';
import { RecipeMade } from '#features/chat/components/recipe-made.tsx';
import { citedBesides } from '#features/chat/model/cited.ts';
import { standInText } from '#features/chat/model/greeting.ts';
import type { Answer, Entry } from '#features/chat/model/talk.ts';
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

function Thinking({ doing }: { doing: string | null }) {
  return (
    <p className="simmer flex items-center gap-2.5 font-serif text-ink-soft italic">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-1.5 rounded-full bg-tomato" />
        <span className="size-1.5 rounded-full bg-saffron" />
        <span className="size-1.5 rounded-full bg-basil" />
      </span>
      {doing ?? 'Thinking'}…
    </p>
  );
}

export interface EntryActions {
  /** Has the person say what they chose. */
  readonly onSay: (message: string, chosen?: Chosen) => void;
  readonly onAgain: (again: NonNullable<Answer['again']>) => void;
  readonly onAnswerProposal: (message: ChatMessage) => void;
  /** The message whose proposal is not as it is shown. */
  readonly onStaleProposal: (messageId: string) => void;
}

interface AnswerViewProps extends EntryActions {
  answer: Answer;
  /** Who is asked first, so that it is told when somebody else had to answer. */
  askedFirst: AssistantStatus['answered_by'];
  /** Something is being answered, so nothing can be said. */
  isBusy: boolean;
}

function AnswerView({
  answer,
  askedFirst,
  isBusy,
  onSay,
  onAgain,
  onAnswerProposal,
  onStaleProposal,
}: AnswerViewProps): ReactNode {
  const { text, state, doing, message, problem, again } = answer;
  const isComing = state === 'thinking';
  const { recipe = null, proposal = null, results = [], offers = [], choices = [] } = message ?? {};
  const citations = message === null ? [] : citedBesides(message);
  const stoodIn = standInText(message?.answered_by ?? askedFirst, askedFirst);
  return (
    <div className="flex flex-col gap-3 border-l-2 border-saffron pl-3.5">
      <VisuallyHidden>REECE said: </VisuallyHidden>
      {text !== '' && <AnswerText text={text} isComing={isComing} offers={offers} onChoose={isBusy ? null : onSay} />}
      {isComing && (text === '' || doing !== null) && <Thinking doing={doing} />}
      {results.length > 0 && <FoundList results={results} />}
      {message !== null && choices.length > 0 && (
        <ChoiceList answerId={message.id} choices={choices} disabled={isBusy} onChoose={onSay} />
      )}
      {message !== null && proposal !== null && (
        <ProposalCard proposal={proposal} onAnswer={onAnswerProposal} onStale={() => onStaleProposal(message.id)} />
      )}
      {recipe !== null && <RecipeMade hit={recipe} />}
      <Citations citations={citations} />
      {state === 'stopped' && <p className="text-sm text-ink-faint">Stopped here.</p>}
      {problem !== null && <p className="text-beet-ink">{problem}</p>}
      {again !== null && (
        <Button className="self-start" disabled={isBusy} onClick={() => onAgain(again)}>
          <RotateCcw aria-hidden="true" />
          Try Again
        </Button>
      )}
      {stoodIn !== undefined && <p className="text-sm text-ink-faint">{stoodIn}</p>}
    </div>
  );
}

export interface EntryViewProps extends Omit<AnswerViewProps, 'answer'> {
  entry: Entry;
}

function isSame({ entry: one, ...rest }: EntryViewProps, { entry: other, ...others }: EntryViewProps): boolean {
  return shallowEqual(one, other) && shallowEqual(rest, others);
}

/** Something that was said, by the person or by REECE. What stands is not drawn again with each piece of what comes. */
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
