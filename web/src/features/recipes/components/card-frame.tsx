import type { RecipeCard } from '@larder/contract/recipes';
import type { ReactNode } from 'react';

import { ConflictLine } from '#features/recipes/components/conflict-line.tsx';
import { GeneratedBadge } from '#features/recipes/components/generated-badge.tsx';
import { MarkedText } from '#features/recipes/components/marked-text.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx';

/** Rows on a phone, as many columns as fit on wider screens. */
export const CARD_GRID = 'grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] sm:gap-6';

/** A row on a phone: a small picture beside the title and the figures. Category and description are for screen readers there. */
const ROW_PICTURE = 'max-sm:w-28 max-[24rem]:w-20 max-sm:self-start max-sm:rounded-br-lg max-sm:border-r';
const FRAME = 'flex h-full max-sm:flex-wrap sm:flex-col';
const PICTURE = classNames('aspect-[4/3] shrink-0 border-b border-line sm:w-full', ROW_PICTURE);
const TEXTS = 'flex min-w-0 grow flex-col px-3 py-2 max-sm:basis-0 sm:p-5';
const FOOT = 'w-full px-3 sm:px-5 sm:pb-5';
const CATEGORY = 'eyebrow mb-1.5 text-tomato-ink max-sm:sr-only';
const TITLE = 'text-base leading-tight font-semibold sm:text-xl';
const DESCRIPTION = 'mt-1.5 text-sm text-ink-soft max-sm:sr-only';

export interface CardFrameProps {
  recipe: RecipeCard;
  heading: 'h2' | 'h3';
  /** The title, as a link where the card has no other. */
  title: ReactNode;
  titleId?: string;
  /** The search words, highlighted in the texts. */
  words: readonly string[];
  /** Loads the picture at once, for cards that are visible when the page opens. */
  eager: boolean;
  /** Gives every card the height of its skeleton, with two lines each for title and description. */
  even?: boolean;
  /** Controls over the picture. */
  corner?: ReactNode;
  /** Content below the description. */
  children: ReactNode;
  /** Controls at the end of the card, below the picture on a phone. */
  foot?: ReactNode;
}

/** The part that all recipe cards share: picture, category, title and description. */
export function CardFrame({
  recipe,
  heading: Heading,
  title,
  titleId,
  words,
  eager,
  even = false,
  corner,
  children,
  foot,
}: CardFrameProps) {
  const { category, description } = recipe;
  return (
    <Card as="article" flush interactive aria-labelledby={titleId} className={FRAME}>
      <RecipePicture recipe={recipe} eager={eager} className={PICTURE} />
      {recipe.is_ai_generated && (
        <GeneratedBadge isShort className="absolute top-1 left-1 max-sm:px-1 sm:top-3 sm:left-3" />
      )}
      {corner}
      <div className={TEXTS}>
        {(category !== null || even) && <p className={classNames(CATEGORY, even && 'sm:min-h-[1lh]')}>{category}</p>}
        <Heading
          id={titleId}
          dir="auto"
          className={classNames(
            TITLE,
            'wrap-anywhere',
            even ? 'line-clamp-2 sm:min-h-[2lh]' : 'line-clamp-2 sm:line-clamp-3',
          )}
        >
          {title}
        </Heading>
        <p dir="auto" className={classNames(DESCRIPTION, 'line-clamp-2 wrap-anywhere', even && 'sm:min-h-[2lh]')}>
          <MarkedText text={description} words={words} />
        </p>
        <ConflictLine
          conflicts={recipe.conflicts}
          className={classNames('mt-2', even && 'max-sm:mt-0.5 max-sm:*:truncate')}
        />
        {children}
      </div>
      {foot !== undefined && <div className={FOOT}>{foot}</div>}
    </Card>
  );
}

/** Placeholder of a card that is loading. `children` and `foot` are the placeholders of the card's. */
export function CardFrameSkeleton({ children, foot }: Pick<CardFrameProps, 'children' | 'foot'>) {
  return (
    <Card flush className={classNames(FRAME, 'simmer')}>
      <Skeleton className={classNames('rounded-none', PICTURE)} />
      <div className={TEXTS}>
        <SkeletonLines lines={1} className={classNames(CATEGORY, 'max-w-40')} />
        <SkeletonLines lines={2} className={TITLE} />
        <SkeletonLines lines={2} className={DESCRIPTION} />
        {children}
      </div>
      {foot !== undefined && <div className={FOOT}>{foot}</div>}
    </Card>
  );
}
