import type { Recipe } from '@larder/contract/recipes';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { IngredientChecklist } from '#features/recipes/components/ingredient-checklist.tsx';
import { RecipeActions } from '#features/recipes/components/recipe-actions.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { countText, hoursText, totalMinutes, withFractions } from '#features/recipes/model/recipe-text.ts';
import { Badge } from '#ui/badge.tsx';
import { usePageTitle } from '#ui/page-header.tsx';
import { Stat } from '#ui/stat.tsx';

function Facts({ recipe }: { recipe: Recipe }) {
  const minutes = totalMinutes(recipe);
  const { preparation_time: preparing, cooking_time: cooking, servings, ingredients } = recipe;
  const isSplit = preparing !== null && cooking !== null && preparing > 0 && cooking > 0;
  return (
    <div className="mt-7 border-y border-line py-4 print:mt-3 print:py-2">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {minutes !== null && (
          <Stat
            label={minutes === 1 ? 'minute' : 'minutes'}
            value={minutes.toLocaleString('en')}
            note={hoursText(minutes) ?? undefined}
          />
        )}
        {servings !== null && (
          <Stat label={servings === 1 ? 'serving' : 'servings'} value={servings.toLocaleString('en')} />
        )}
        <Stat label={ingredients.length === 1 ? 'ingredient' : 'ingredients'} value={ingredients.length} />
      </dl>
      {isSplit && (
        <p className="mt-3 text-sm text-ink-faint print:mt-1">
          {countText(preparing, 'minute')} to prepare, {countText(cooking, 'minute')} to cook
        </p>
      )}
    </div>
  );
}

export interface RecipeViewProps {
  recipe: Recipe;
  /** The heading that stood here before had the focus, so this one takes it over. */
  focusWaits: RefObject<boolean>;
}

/** The recipe as one cooks from it, on a screen and on paper. */
export function RecipeView({ recipe, focusWaits }: RecipeViewProps) {
  const { title, description, category, ingredients, instructions } = recipe;
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (focusWaits.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [focusWaits]);
  return (
    <article>
      <RecipeActions recipe={recipe} />
      <header className="grid items-start gap-6 md:grid-cols-2 md:gap-10 print:grid-cols-[1fr_11rem] print:items-start print:gap-6">
        <RecipePicture
          recipe={recipe}
          alt={`Picture of ${title}`}
          eager
          className="aspect-[4/3] w-full rounded-xl border border-line md:aspect-square print:order-2 print:aspect-square print:rounded-md"
        />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {category !== null && <p className="eyebrow text-tomato-ink">{category}</p>}
            {recipe.is_ai_generated && (
              <Badge tone="saffron">
                <Sparkles aria-hidden="true" />
                AI Generated
              </Badge>
            )}
          </div>
          <h1
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className={`mt-2 font-semibold tracking-tight wrap-anywhere ${title.length > 80 ? 'text-2xl' : 'text-4xl'} print:text-2xl`}
          >
            {title}
          </h1>
          <p
            dir="auto"
            className="mt-4 text-lg whitespace-pre-line text-ink-soft wrap-anywhere print:mt-2 print:text-base"
          >
            {description}
          </p>
          <Facts recipe={recipe} />
        </div>
      </header>
      <div className="mt-10 grid gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-14 print:mt-5 print:grid-cols-[2fr_3fr] print:gap-8">
        <section aria-labelledby="ingredients">
          <h2 id="ingredients" className="mb-3 text-2xl font-semibold print:text-lg">
            Ingredients
          </h2>
          <IngredientChecklist ingredients={ingredients} />
        </section>
        <section aria-labelledby="instructions">
          <h2 id="instructions" className="mb-3 text-2xl font-semibold print:text-lg">
            Instructions
          </h2>
          <ol className="flex flex-col gap-6 print:gap-2">
            {instructions.map((text, index) => (
              <li key={index} className="flex gap-4 print:gap-2.5">
                <span
                  aria-hidden="true"
                  className="w-8 shrink-0 text-right font-serif text-2xl leading-tight font-semibold text-tomato-ink lining-nums print:w-5 print:text-base"
                >
                  {index + 1}
                </span>
                <p
                  dir="auto"
                  className="quantity min-w-0 grow text-lg whitespace-pre-line wrap-anywhere print:text-base print:leading-snug"
                >
                  {withFractions(text)}
                </p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </article>
  );
}
