import type { Recipe } from '@larder/contract/recipes';
import { memo } from 'react';

import { factsLine } from '#features/cookbook/model/booklet.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { typeset } from '#features/recipes/model/recipe-text.ts';
import { classNames } from '#ui/class-names.ts';

export interface BookletRecipeProps {
  recipe: Recipe;
  number: number;
  className: string;
}

/** One recipe of the booklet, on a new page when printed. */
export const BookletRecipe = memo(function BookletRecipe({ recipe, number, className }: BookletRecipeProps) {
  const { title, description, category, ingredients, instructions } = recipe;
  const facts = factsLine(recipe);
  return (
    <article
      id={`booklet-${number}`}
      className={classNames(
        className,
        'scroll-mt-24 [contain-intrinsic-size:auto_60rem] [content-visibility:auto] print:[content-visibility:visible] print:not-first:break-before-page',
      )}
    >
      <header className="grid items-start gap-5 sm:grid-cols-[1fr_13rem] print:grid-cols-[1fr_48mm] print:gap-6">
        <div className="min-w-0">
          <p className="eyebrow text-tomato-ink">
            {number}
            {category !== null && ` · ${category}`}
          </p>
          <h2
            dir="auto"
            className={classNames(
              'mt-1 font-semibold tracking-tight wrap-anywhere',
              title.length > 80 ? 'text-xl' : 'text-3xl',
            )}
          >
            {title}
          </h2>
          {facts !== '' && <p className="mt-2 text-sm font-semibold text-ink-soft">{facts}</p>}
          <p dir="auto" className="mt-3 whitespace-pre-line text-ink-soft wrap-anywhere">
            {description}
          </p>
        </div>
        <RecipePicture
          recipe={recipe}
          eager
          sizes="(min-width: 40rem) 13rem, 92vw"
          className="aspect-[4/3] w-full rounded-lg border border-line max-sm:order-first sm:aspect-square print:order-none print:aspect-square"
        />
      </header>
      <div className="mt-7 grid gap-8 sm:grid-cols-[2fr_3fr] print:mt-5 print:grid-cols-[2fr_3fr] print:gap-7">
        <div>
          <h3 className="mb-2 text-lg font-semibold">Ingredients</h3>
          <ul className="divide-y divide-line border-y border-line">
            {ingredients.map((text, index) => (
              <li key={index} dir="auto" className="py-1.5 wrap-anywhere print:py-0.5">
                {typeset(text)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="mb-2 text-lg font-semibold">Instructions</h3>
          <ol className="flex flex-col gap-3.5 print:block">
            {instructions.map((text, index) => (
              <li key={index} className="flex gap-3 print:mb-2">
                <span
                  aria-hidden="true"
                  className="w-8 shrink-0 text-right font-serif text-lg leading-snug font-semibold text-tomato-ink lining-nums"
                >
                  {index + 1}
                </span>
                <p dir="auto" className="min-w-0 grow whitespace-pre-line wrap-anywhere">
                  {typeset(text)}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </article>
  );
});
