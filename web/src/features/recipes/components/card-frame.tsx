import type { RecipeCard } from '@larder/contract/recipes';
import type { ReactNode } from 'react';

import { GeneratedBadge } from '#features/recipes/components/generated-badge.tsx';
import { MarkedText } from '#features/recipes/components/marked-text.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx';

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5 sm:gap-6';

const FRAME = 'flex h-full flex-col';
const PICTURE = 'aspect-[4/3] w-full border-b border-line';
const TEXTS = 'flex grow flex-col p-4 sm:p-5';
const CATEGORY = 'eyebrow mb-1.5 text-tomato-ink';
const TITLE = 'text-xl font-semibold';
const DESCRIPTION = 'mt-1.5 text-sm text-ink-soft';

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
}: CardFrameProps) {
  const { category, description } = recipe;
  return (
    <Card as="article" flush interactive aria-labelledby={titleId} className={FRAME}>
      <RecipePicture recipe={recipe} eager={eager} className={PICTURE} />
      {recipe.is_ai_generated && <GeneratedBadge className="absolute top-3 left-3" />}
      {corner}
      <div className={TEXTS}>
        {(category !== null || even) && <p className={classNames(CATEGORY, even && 'min-h-[1lh]')}>{category}</p>}
        <Heading
          id={titleId}
          dir="auto"
          className={classNames(TITLE, 'wrap-anywhere', even ? 'line-clamp-2 min-h-[2lh]' : 'line-clamp-3')}
        >
          {title}
        </Heading>
        <p dir="auto" className={classNames(DESCRIPTION, 'line-clamp-2 wrap-anywhere', even && 'min-h-[2lh]')}>
          <MarkedText text={description} words={words} />
        </p>
        {children}
      </div>
    </Card>
  );
}

/** Placeholder of a card that is loading. `children` is the placeholder of the content below the description. */
export function CardFrameSkeleton({ children }: { children: ReactNode }) {
  return (
    <Card flush className={classNames(FRAME, 'simmer')}>
      <Skeleton className={classNames('rounded-none', PICTURE)} />
      <div className={TEXTS}>
        <SkeletonLines lines={1} className={classNames(CATEGORY, 'max-w-40')} />
        <SkeletonLines lines={2} className={TITLE} />
        <SkeletonLines lines={2} className={DESCRIPTION} />
        {children}
      </div>
    </Card>
  );
}
