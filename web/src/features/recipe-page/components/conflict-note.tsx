import type { RecipeDetail } from '@larder/contract/recipes';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';

export interface ConflictNoteProps extends Pick<RecipeDetail, 'conflicts' | 'culprits'> {
  /** The lines in the chosen size and units. */
  ingredients: CookableRecipe['ingredients'];
  /** Ways to adapt the recipe. */
  children?: ReactNode;
}

/** What in a recipe does not suit the user's eating rules, and what could replace it. Nothing for a recipe that does. */
export function ConflictNote({ conflicts, culprits, ingredients, children }: ConflictNoteProps) {
  if (conflicts.length === 0) return null;
  return (
    <section
      aria-labelledby="conflicts"
      className="mb-5 break-inside-avoid rounded-lg bg-beet-wash px-4 py-3 text-beet-ink forced-colors:border print:mb-2 print:border print:border-ink print:bg-transparent print:px-2 print:py-1 print:text-ink"
    >
      <h2 id="conflicts" className="flex items-start gap-2 font-sans text-base font-semibold">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 print:size-4" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{conflicts.map(({ text }) => text).join(' · ')}</span>
      </h2>
      {culprits.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2 text-sm print:mt-1 print:gap-0.5">
          {culprits.map(({ line, text, certain, swap }, at) => (
            <li key={at} dir="auto" className="wrap-anywhere">
              <strong className="font-semibold">{line === null ? text : (ingredients[line] ?? text)}</strong>
              {!certain && ' (please check the label)'}
              {swap !== null && <span className="block">Swap: {swap}</span>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
