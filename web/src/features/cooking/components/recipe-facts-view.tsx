import { useMemo } from 'react';

import { AllergensAndDiets } from '#features/cooking/components/allergens-and-diets.tsx';
import { coverageText, figureText, gapText, isTooLittle, NUTRIENT_LABELS } from '#features/cooking/model/facts-text.ts';
import { factsOfRecipe } from '#features/cooking/model/recipe-facts.ts';
import type { NutritionRow, RecipeFacts } from '#features/cooking/model/recipe-facts.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';

const PARTS: ReadonlySet<NutritionRow['nutrient']> = new Set(['saturatedFat', 'sugars']);

function Figures({ rows }: { rows: readonly NutritionRow[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <div key={row.nutrient} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className={PARTS.has(row.nutrient) ? 'pl-5 text-ink-soft' : 'font-semibold'}>
            {NUTRIENT_LABELS[row.nutrient]}
          </dt>
          <dd className="text-right tabular-nums">{figureText(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function NotCounted({ gaps }: { gaps: RecipeFacts['gaps'] }) {
  if (gaps.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        What is not counted, and why
      </summary>
      <ul className="list-disc pb-2 pl-5 text-ink-soft">
        {gaps.map(({ text, gap }, index) => (
          <li key={index} className="wrap-anywhere">
            <bdi className="text-ink">{text}</bdi>: {gapText(gap)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Nutrition({ facts, servings }: { facts: RecipeFacts; servings: number | null }) {
  return (
    <div>
      <h3 className="text-lg font-semibold">
        {servings === null ? 'Nutrition of the whole recipe' : 'Nutrition per serving'}
      </h3>
      {isTooLittle(facts) ? (
        <p className="mt-2 text-ink-soft">We know too little of what is in it to give figures that mean something.</p>
      ) : (
        <Figures rows={facts.rows} />
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {coverageText(facts)}. Source: USDA SR28, for what goes into the pot.
        {servings === null && ' It does not say how many it serves.'}
      </p>
      <NotCounted gaps={facts.gaps} />
    </div>
  );
}

export function RecipeFactsView({ recipe }: { recipe: CookableRecipe }) {
  const { ingredients, servings } = recipe;
  const facts = useMemo(() => factsOfRecipe(ingredients, servings), [ingredients, servings]);
  return (
    <div className="mt-3">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Nutrition facts={facts} servings={servings} />
        <AllergensAndDiets facts={facts} />
      </div>
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
        This is an aid, not a guarantee. It is worked out from the words of the ingredient list and cannot see what you
        bought: if it matters to somebody’s health, read the labels.
      </p>
    </div>
  );
}
