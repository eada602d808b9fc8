import type { Proposal, RecipeText } from '@larder/contract/chat';
import { Clock, Users } from 'lucide-react';
import { useId } from 'react';

import { ProposalOutcome } from '#features/chat/components/proposal-outcome.tsx';
import { type ProposalHandlers, useProposalDecision } from '#features/chat/hooks/use-proposal-decision.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText, minutesText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';

const FACT = 'inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:text-ink-faint';

export interface DraftCardProps extends ProposalHandlers {
  proposal: Proposal;
  recipe: RecipeText;
  /** Another message is being answered. */
  disabled: boolean;
  /** Begins a message about the draft. */
  onChange: () => void;
  onAnother: () => void;
}

/** A recipe that REECE generated. It is saved when the user keeps it. */
export function DraftCard({ proposal, recipe, disabled, onChange, onAnother, ...handlers }: DraftCardProps) {
  const { decide, deciding } = useProposalDecision(proposal, handlers);
  const id = useId();
  const { title, description, ingredients, instructions, servings } = recipe;
  const minutes = totalMinutes(recipe);
  const isOpen = proposal.state === 'open';
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-lg border border-dashed border-edge bg-paper">
      <RecipePicture recipe={recipe} sizes="22rem" className="aspect-[16/9] w-full border-b border-line" />
      <div className="p-4">
        <p className="text-sm font-semibold text-ink-faint">{isOpen ? 'Draft, not saved yet' : 'Draft'}</p>
        <h3 id={id} dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
          {title}
        </h3>
        <p dir="auto" className="mt-0.5 font-serif text-ink-soft italic wrap-anywhere">
          {description}
        </p>
        <p className="mt-1 flex min-h-6 flex-wrap gap-x-4 text-sm font-semibold text-ink-soft">
          {minutes !== null && (
            <span className={FACT}>
              <Clock aria-hidden="true" />
              {minutesText(minutes)}
            </span>
          )}
          {servings !== null && (
            <span className={FACT}>
              <Users aria-hidden="true" />
              {countText(servings, 'serving')}
            </span>
          )}
        </p>
        <details className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-tomato-ink underline underline-offset-4">
            Show the recipe
          </summary>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {ingredients.map((line, at) => (
              <li key={at} dir="auto" className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
            {instructions.map((step, at) => (
              <li key={at} dir="auto" className="wrap-anywhere">
                {step}
              </li>
            ))}
          </ol>
        </details>
        {isOpen ? (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              tone="primary"
              className="grow"
              busy={deciding === 'accept'}
              busyLabel="Saving..."
              aria-describedby={id}
              onClick={() => void decide('accept')}
            >
              Keep
            </Button>
            <Button className="grow" disabled={disabled} aria-describedby={id} onClick={onChange}>
              Change
            </Button>
            <Button className="grow" disabled={disabled} aria-describedby={id} onClick={onAnother}>
              Another one
            </Button>
          </div>
        ) : (
          <ProposalOutcome proposal={proposal} isUndoing={deciding === 'undo'} onUndo={() => void decide('undo')} />
        )}
      </div>
    </section>
  );
}
