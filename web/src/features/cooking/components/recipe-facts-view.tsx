import { expandedTexts } from '@larder/culinary/linked-lines';
import { useSuspenseQuery } from '@tanstack/react-query';

import { AllergensAndDiets } from '#features/cooking/components/allergens-and-diets.tsx';
import {
  coverageText,
  figureText,
  gapText,
  isInsufficient,
  NUTRIENT_LABELS,
} from '#features/cooking/model/facts-text.ts';
import { loadFacts } from '#features/cooking/model/recipe-facts.ts';
import type { NutritionRow, RecipeFacts } from '#features/cooking/model/recipe-facts.ts';
import type { CookableRecipe } from '#features/cooking/model/shaped-recipe.ts';

const SUB_NUTRIENTS: ReadonlySet<NutritionRow['nutrient']> = new Set(['saturatedFat', 'sugars']);

function Figures({ rows }: { rows: readonly NutritionRow[] }) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <div key={row.nutrient} className="flex items-baseline justify-between gap-4 py-1.5">
          <dt className={SUB_NUTRIENTS.has(row.nutrient) ? 'pl-5 text-ink-soft' : 'font-semibold'}>
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
        Ingredients not counted
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
        {servings === null ? 'Nutrition for the whole recipe' : 'Nutrition per serving'}
      </h3>
      {isInsufficient(facts) ? (
        <p className="mt-2 text-ink-soft">Too few ingredients are recognized to estimate nutrition.</p>
      ) : (
        <Figures rows={facts.rows} />
      )}
      <p className="mt-3 text-sm text-ink-soft">
        {coverageText(facts)}. Source: USDA SR28, before cooking.
        {servings === null && ' The recipe doesn’t say how many it serves.'}
      </p>
      <NotCounted gaps={facts.gaps} />
    </div>
  );
}

export function RecipeFactsView({ recipe }: { recipe: CookableRecipe }) {
  const { instructions, servings } = recipe;
  const ingredients = expandedTexts(recipe.ingredients, recipe.linked_recipes);
  const { data: facts } = useSuspenseQuery({
    queryKey: ['recipe-facts', ingredients, servings, instructions],
    queryFn: () => loadFacts(ingredients, servings, instructions),
    staleTime: Infinity,
    // The kitchen engine needs no network.
    networkMode: 'always',
  });
  return (
    <div className="mt-3">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Nutrition facts={facts} servings={servings} />
        <AllergensAndDiets facts={facts} />
      </div>
      <p className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
        This is an estimate, not a guarantee. It’s based on the ingredient list, not on the products you buy: if it
        matters for someone’s health, check the labels.
      </p>
    </div>
  );
}
