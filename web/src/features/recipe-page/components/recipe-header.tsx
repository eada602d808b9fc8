import type { ReactNode, RefObject } from 'react';

import type { SheetRecipe } from '#features/recipe-page/model/sheet-recipe.ts';
import { GeneratedBadge } from '#features/recipes/components/generated-badge.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';

/** The rendered width of the photo as `sizes`. */
const PICTURE_SIZES = '(min-width: 100rem) 37rem, (min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 92vw';

export interface RecipeHeaderProps {
  recipe: SheetRecipe;
  /** The author, the rating and notes. */
  origin: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The figures and the button that starts cook mode. */
  children: ReactNode;
}

export function RecipeHeader({ recipe, origin, heading, children }: RecipeHeaderProps) {
  const { title, description, category } = recipe;
  return (
    <header className="grid items-start gap-6 md:grid-cols-2 md:gap-10 print:grid-cols-[1fr_11rem] print:items-start print:gap-6">
      <RecipePicture
        recipe={recipe}
        alt={`Picture of ${title}`}
        main
        whole
        sizes={PICTURE_SIZES}
        className="aspect-[4/3] w-full rounded-xl border border-line print:order-2 print:rounded-md"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {category !== null && <p className="eyebrow text-tomato-ink">{category}</p>}
          {recipe.is_ai_generated && <GeneratedBadge />}
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className={`mt-2 font-semibold tracking-tight wrap-anywhere ${titleSize(title)} print:text-2xl`}
        >
          {title}
        </h1>
        {origin !== null && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft wrap-anywhere">{origin}</p>
        )}
        <p
          dir="auto"
          className="mt-4 text-lg whitespace-pre-line text-ink-soft wrap-anywhere print:mt-2 print:text-base"
        >
          {description}
        </p>
        {children}
      </div>
    </header>
  );
}

/** Longer words, as in German titles, do not fit on a line of the column in the largest size. */
const LONGEST_LARGE_WORD = 11;
const LONGEST_LARGE_TITLE = 80;

function titleSize(title: string): string {
  if (title.length > LONGEST_LARGE_TITLE) return 'text-2xl';
  return title.split(/[\s-]+/u).some((word) => word.length > LONGEST_LARGE_WORD) ? 'text-3xl' : 'text-4xl';
}
