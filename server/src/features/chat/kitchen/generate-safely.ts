import { listed } from '@larder/culinary/answers/phrasing';
import type { EaterAtRisk } from '@larder/culinary/dialog/facts';

import type { GeneratorResult, RecipeWish } from '#features/assistant/generator.ts';

import type { ChatRequest } from '../chat-request.ts';

type Generate = ChatRequest['generateRecipe'];

/** Tries without the hazard; each counts against the user's limit. */
const MAX_CORRECTIONS = 3;

/**
 * Wraps a generator so that its recipes have nothing that the small children and pregnant people who eat must not have: first
 * another dish of the same foods (the same dish, if the wish names one), then one without the hazard. Without such a dish there is no
 * recipe, and `unusable` says why.
 */
export function generateSafely(generateRecipe: Generate, eaters: readonly EaterAtRisk[]): Generate {
  if (eaters.length === 0) return generateRecipe;
  return async (wish) => {
    const [{ hazardsIn }, { dishNamedIn }] = await Promise.all([
      import('@larder/culinary/dialog/eater-hazards'),
      import('@larder/culinary/dishes/named-dish'),
    ]);
    const named = wish.ingredients.map((text) => dishNamedIn(text, [], true)).find((dish) => dish !== null);
    const isNamed = named !== undefined;
    const isDish = ({ recipe }: GeneratorResult) =>
      recipe !== null && dishNamedIn(recipe.title, [], true)?.id === named?.id;
    // Sushi is made with tofu, rather than another dish with the fish.
    const generateNamed: Generate = async (asked) => {
      const first = await generateRecipe(asked);
      if (!isNamed || isDish(first)) return first;
      const other = await generateRecipe(corrected(asked, first, ['raw fish']));
      return isDish(other) ? other : first;
    };
    const hazardsOf = ({ recipe }: GeneratorResult) => (recipe === null ? [] : hazardsIn(recipe, eaters));
    let generated = await generateNamed(wish);
    let hazards = hazardsOf(generated);
    const left = new Set<string>();
    for (let attempt = 1; attempt <= MAX_CORRECTIONS && hazards.length > 0; attempt += 1) {
      if (isNamed || attempt > 1) for (const { without } of hazards) left.add(without);
      generated = await generateRecipe(corrected(wish, generated, [...left]));
      hazards = hazardsOf(generated);
    }
    if (hazards.length > 0) return { ...generated, recipe: null, unusable: [unsafe(hazards.map(({ name }) => name))] };
    if (left.size === 0) return generated;
    return { ...generated, notes: [`Made without ${listed([...left], 'or')}, to be safe.`, ...generated.notes] };
  };
}

function corrected(
  { title: _title, ...wish }: RecipeWish,
  { recipe }: GeneratorResult,
  left: readonly string[],
): RecipeWish {
  const { avoid = [], without = [] } = wish;
  return left.length === 0
    ? { ...wish, avoid: [...avoid, ...(recipe === null ? [] : [recipe.title])] }
    : { ...wish, without: [...without, ...left] };
}

const unsafe = (names: readonly string[]) => ({
  text: names.join(', '),
  reason: `Every version that I know has ${listed(names)}, which is not safe here`,
});
