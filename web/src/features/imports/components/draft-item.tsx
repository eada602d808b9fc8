import type { DraftCard, DraftChoice } from '@larder/contract/imports';
import { Link } from '@tanstack/react-router';
import { Check, TriangleAlert } from 'lucide-react';
import { memo, useId } from 'react';

import { contentText, draftName, duplicateText, isOpen, isSavable } from '#features/imports/model/draft-review.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';

export interface DraftItemProps {
  card: DraftCard;
  selected: boolean;
  /** The server works on the import: nothing can be changed. */
  locked: boolean;
  onSelect: (position: number) => void;
  onChoose: (position: number, choice: DraftChoice) => void;
  onEdit: (card: DraftCard) => void;
}

/** A recipe of an import, with what to check and what to do with it. */
export const DraftItem = memo(function DraftItem(props: DraftItemProps) {
  const { card, selected, locked, onSelect } = props;
  const name = draftName(card);
  const titleId = useId();
  return (
    <li
      data-position={card.position}
      className="flex flex-col gap-3 border-t border-line py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] first:border-t-0 lg:flex-row lg:items-center"
    >
      <div className="flex min-w-0 grow items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center">
          {isSavable(card) && (
            <label className="grid size-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                aria-label={`Select ${name}`}
                checked={selected}
                disabled={locked}
                onChange={() => onSelect(card.position)}
                className="size-6 cursor-pointer accent-(--tomato) disabled:cursor-not-allowed"
              />
            </label>
          )}
        </span>
        <RecipePicture
          recipe={{ title: card.title, category: null, picture: card.picture, id: card.recipe_id ?? undefined }}
          sizes="4rem"
          className={classNames('size-16 shrink-0 rounded-md border border-line', !card.is_readable && 'opacity-50')}
        />
        <div className="min-w-0 grow">
          <h3 id={titleId} dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
            {name}
          </h3>
          <Facts card={card} />
        </div>
      </div>
      <Actions {...props} titleId={titleId} />
    </li>
  );
});

function Facts({ card }: { card: DraftCard }) {
  const { doubt_count: doubts, duplicate, problem, choice } = card;
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        {card.is_readable && <span>{contentText(card)}</span>}
        {isOpen(card) && doubts > 0 && (
          <Badge tone="saffron">
            <TriangleAlert aria-hidden="true" />
            {doubts} to check
          </Badge>
        )}
        {isOpen(card) && choice === 'skip' && <Badge>Left out</Badge>}
        {card.recipe_id !== null && (
          <Badge tone="basil">
            <Check aria-hidden="true" />
            Saved
          </Badge>
        )}
      </p>
      {duplicate !== null && card.recipe_id === null && (
        <p dir="auto" className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {duplicateText(duplicate)}
        </p>
      )}
      {problem !== null && (
        <p className="mt-1.5">
          <Note title={card.is_readable ? 'Not complete.' : 'Could not be read.'}>{problem}</Note>
        </p>
      )}
    </>
  );
}

const CHOICES: Readonly<Record<DraftChoice, string>> = {
  skip: 'Skip',
  version: 'New version',
  keep: 'Keep both',
};

function Actions({ card, locked, onChoose, onEdit, titleId }: DraftItemProps & { titleId: string }) {
  const { position, recipe_id: recipeId, duplicate, choice } = card;
  if (recipeId !== null) {
    return (
      <div className="pl-14 lg:pl-0">
        <LinkButton asChild>
          <Link to="/recipe/$id" params={{ id: recipeId }} aria-describedby={titleId}>
            View recipe
          </Link>
        </LinkButton>
      </div>
    );
  }
  if (!isOpen(card)) return null;
  const choices = (['skip', 'version', 'keep'] as const).filter(
    (each) => each !== 'version' || typeof duplicate?.recipe_id === 'string',
  );
  return (
    <div className="flex shrink-0 flex-wrap gap-2 pl-14 lg:pl-0">
      {duplicate === null ? (
        <Button
          tone="ghost"
          className="px-3!"
          disabled={locked}
          aria-describedby={titleId}
          onClick={() => onChoose(position, choice === 'skip' ? 'keep' : 'skip')}
        >
          {choice === 'skip' ? 'Include' : 'Leave out'}
        </Button>
      ) : (
        <Select
          aria-label={`What to do with ${draftName(card)}`}
          className="w-40"
          disabled={locked}
          value={choice}
          onChange={({ currentTarget: { value } }) => {
            const chosen = choices.find((each) => each === value);
            if (chosen !== undefined) onChoose(position, chosen);
          }}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {CHOICES[each]}
            </option>
          ))}
        </Select>
      )}
      <Button className="px-4!" disabled={locked} aria-describedby={titleId} onClick={() => onEdit(card)}>
        Edit
      </Button>
    </div>
  );
}
