import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

import { AnswerText } from '#features/chat/components/answer-text.tsx';
import { FoundList } from '#features/chat/components/found-list.tsx';
import { ProposalCard } from '#features/chat/components/proposal-card.tsx';
import { RecipeMade } from '#features/chat/components/recipe-made.tsx';
import { citedBesides } from '#features/chat/model/cited.ts';
import type { Answer, Entry } from '#features/chat/model/talk.ts';
import type { ChatMessage } from '@larder/contract/chat';
import { Button } from '#ui/button.tsx';
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
              {title}
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
  readonly onAgain: (again: NonNullable<Answer['again']>) => void;
  readonly onAnswerProposal: (message: ChatMessage) => void;
  readonly onStaleProposal: () => void;
}

interface AnswerViewProps extends EntryActions {
  answer: Answer;
  /** Somebody else is asked first, so that it is worth telling when our own engine answered. */
  standsIn: boolean;
  /** Something is being answered, so nothing can be said. */
  isBusy: boolean;
}

function AnswerView({
  answer,
  standsIn,
  isBusy,
  onAgain,
  onAnswerProposal,
  onStaleProposal,
}: AnswerViewProps): ReactNode {
  const { text, state, doing, message, problem, again } = answer;
  const isComing = state === 'thinking';
  const { recipe = null, proposal = null, results = [] } = message ?? {};
  const citations = message === null ? [] : citedBesides(message);
  return (
    <div className="flex flex-col gap-3 border-l-2 border-saffron pl-3.5">
      <VisuallyHidden>REECE said: </VisuallyHidden>
      {text !== '' && <AnswerText text={text} isComing={isComing} />}
      {isComing && text === '' && <Thinking doing={doing} />}
      {results.length > 0 && <FoundList results={results} />}
      {proposal !== null && <ProposalCard proposal={proposal} onAnswer={onAnswerProposal} onStale={onStaleProposal} />}
      {recipe !== null && <RecipeMade hit={recipe} />}
      <Citations citations={citations} />
      {state === 'stopped' && <p className="text-sm text-ink-faint">Stopped here.</p>}
      {problem !== null && <p className="text-beet-ink">{problem}</p>}
      {again !== null && (
        <Button className="self-start" disabled={isBusy} onClick={() => onAgain(again)}>
          <RotateCcw aria-hidden="true" />
          Try again
        </Button>
      )}
      {standsIn && message?.answered_by === 'kitchen' && (
        <p className="text-sm text-ink-faint">Answered by our kitchen engine</p>
      )}
    </div>
  );
}

export interface EntryViewProps extends Omit<AnswerViewProps, 'answer'> {
  entry: Entry;
}

/** Something that was said, by the person or by REECE. */
export function EntryView({ entry, ...rest }: EntryViewProps) {
  if (entry.kind === 'answer') return <AnswerView answer={entry} {...rest} />;
  return (
    <div className="max-w-[85%] self-end rounded-lg rounded-br-sm bg-paper-sunken px-3.5 py-2">
      <VisuallyHidden>You said: </VisuallyHidden>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {entry.content}
      </p>
    </div>
  );
}
