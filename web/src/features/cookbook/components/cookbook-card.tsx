import type { RecipeCard } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Clock, Heart, Users } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import type { CSSProperties } from 'react';

import { ConflictLine } from '#features/recipes/components/conflict-line.tsx';
import { GeneratedBadge } from '#features/recipes/components/generated-badge.tsx';
import type { MarkedTextProps } from '#features/recipes/components/marked-text.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText, totalMinutes } from '#features/recipes/model/recipe-text.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { shallowEqual } from '#ui/shallow-equal.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** Loaded on demand: only search results highlight words. */
const MarkedText = lazy(async () => {
  try {
    const { MarkedText: Marked } = await import('#features/recipes/components/marked-text.tsx');
    return { default: Marked };
  } catch {
    // A list without highlights is better than none.
    return { default: ({ text }: MarkedTextProps) => text };
  }
});

function SearchedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return (
    <Suspense fallback={text}>
      <MarkedText text={text} words={words} />
    </Suspense>
  );
}

const COMPACT_PICTURE = 'h-full w-24 shrink-0 border-r border-line';
const PICTURE = 'aspect-[4/3] w-full shrink-0 border-b border-line';
/** Above the link that covers the card. */
const CONTROL = 'absolute z-10 grid size-11 cursor-pointer place-items-center';
const DISC = 'grid size-9 place-items-center rounded-full border border-line bg-paper-raised shadow-low';

export interface CookbookCardProps {
  recipe: RecipeCard;
  /** Search words to highlight. */
  words: readonly string[];
  selected: boolean;
  /** The image is beside the text instead of above it. */
  isCompact: boolean;
  /** The list is sorted by cook time, so the card shows it instead of the total time. */
  showsCookTime: boolean;
  index: number;
  total: number;
  style: CSSProperties;
  onSelect: (id: string, isRange: boolean) => void;
  onFavorite: (id: string, isFavorite: boolean) => void;
}

function timeText(recipe: RecipeCard, showsCookTime: boolean): string | null {
  if (showsCookTime && recipe.cooking_time !== null) return `Cook time: ${recipe.cooking_time} min`;
  const minutes = totalMinutes(recipe);
  return minutes === null ? null : countText(minutes, 'minute');
}

function Facts({ recipe, showsCookTime }: Pick<CookbookCardProps, 'recipe' | 'showsCookTime'>) {
  const time = timeText(recipe, showsCookTime);
  return (
    <div className="mt-auto flex gap-x-4 pt-1 text-sm font-semibold whitespace-nowrap text-ink-soft">
      {time !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Clock className="size-4 text-ink-faint" aria-hidden="true" />
          {time}
        </span>
      )}
      {recipe.servings !== null && (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Users className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          <span className="truncate">{countText(recipe.servings, 'serving')}</span>
        </span>
      )}
    </div>
  );
}

/** Compares `style` by value: the layout is recomputed on every render, mostly with the same result. */
function isSame({ style, ...one }: CookbookCardProps, { style: other, ...rest }: CookbookCardProps): boolean {
  return shallowEqual(one, rest) && shallowEqual(style, other);
}

/** A recipe of the cookbook: a link with a checkbox and a favorite button. */
export const CookbookCard = memo(function CookbookCard({
  recipe,
  words,
  selected,
  isCompact,
  showsCookTime,
  index,
  total,
  style,
  onSelect,
  onFavorite,
}: CookbookCardProps) {
  const { id, title, description, category, conflicts, is_favorite: isFavorite } = recipe;
  return (
    <li aria-setsize={total} aria-posinset={index + 1} data-index={index} style={style}>
      <Card
        as="article"
        flush
        interactive
        className={classNames('flex h-full', !isCompact && 'flex-col', selected && 'border-tomato ring-2 ring-tomato')}
      >
        <RecipePicture recipe={recipe} eager className={isCompact ? COMPACT_PICTURE : PICTURE} />
        {isCompact && recipe.is_ai_generated && (
          <GeneratedBadge isShort className="absolute bottom-1.5 left-1.5 max-sm:px-1" />
        )}
        <div className={classNames('flex min-h-0 min-w-0 grow flex-col', isCompact ? 'px-3 py-2' : 'px-4 py-3.5')}>
          {(category !== null || recipe.is_ai_generated) && (
            <div
              className={
                isCompact ? 'sr-only' : 'mb-0.5 flex h-6 shrink-0 items-center justify-between gap-2 overflow-hidden'
              }
            >
              {category !== null && <p className="eyebrow truncate text-tomato-ink">{category}</p>}
              {recipe.is_ai_generated && !isCompact && <GeneratedBadge />}
            </div>
          )}
          <h2
            dir="auto"
            className={classNames(
              'line-clamp-2 shrink-0 font-semibold wrap-anywhere',
              isCompact ? 'pr-9 text-base leading-tight' : 'text-lg leading-snug',
            )}
          >
            <Link to="/recipe/$id" params={{ id }} className="no-underline outline-none after:absolute after:inset-0">
              <SearchedText text={title} words={words} />
            </Link>
          </h2>
          {/* In the place of the description: all cards have the same height. */}
          <ConflictLine
            conflicts={conflicts}
            className={classNames(
              'mt-0.5 shrink-0 overflow-hidden leading-snug',
              isCompact ? '*:truncate' : 'max-h-[2lh]',
            )}
          />
          {conflicts.length === 0 && (
            <p
              dir="auto"
              className={
                isCompact ? 'sr-only' : 'mt-0.5 line-clamp-2 shrink-0 text-sm leading-snug text-ink-soft wrap-anywhere'
              }
            >
              <SearchedText text={description} words={words} />
            </p>
          )}
          <Facts recipe={recipe} showsCookTime={showsCookTime} />
        </div>
        <label className={classNames(CONTROL, isCompact ? 'top-0 left-0' : 'top-1 left-1')}>
          <span className={DISC}>
            <input
              type="checkbox"
              aria-label={`Select ${title}`}
              checked={selected}
              // Only the click event has the Shift key; the change event does not.
              onClick={(event) => onSelect(id, event.shiftKey)}
              readOnly
              className="size-5 cursor-pointer accent-(--tomato)"
            />
          </span>
        </label>
        <button
          type="button"
          aria-label={`Favorite ${title}`}
          aria-pressed={isFavorite}
          onClick={() => onFavorite(id, !isFavorite)}
          className={classNames(CONTROL, isCompact ? 'top-0 right-0' : 'top-1 right-1', 'rounded-full')}
        >
          <span className={DISC}>
            <Heart className={classNames('size-5', isFavorite && 'fill-tomato text-tomato')} aria-hidden="true" />
          </span>
        </button>
      </Card>
    </li>
  );
}, isSame);

export function CookbookCardSkeleton({ isCompact, style }: Pick<CookbookCardProps, 'isCompact' | 'style'>) {
  return (
    <li aria-hidden="true" style={style}>
      <Card flush className={classNames('flex h-full', !isCompact && 'flex-col')}>
        <Skeleton className={classNames('rounded-none', isCompact ? COMPACT_PICTURE : PICTURE)} />
        <div className="flex grow flex-col gap-3 p-4">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-auto h-4 w-1/2" />
        </div>
      </Card>
    </li>
  );
}
