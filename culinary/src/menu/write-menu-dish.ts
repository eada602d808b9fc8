import type { Diet } from '#catalogue/food-row';
import { checkRecipe, type FinishedRecipe } from '#check-recipe';
import { needsAny } from '#compose/equipment';
import { composeTitle, hasFoodsOf } from '#compose-title';
import type { ComposedRecipe } from '#compose';
import { dishNamedIn } from '#dishes/named-dish';
import { hazardsIn } from '#dialog/eater-hazards';
import type { EaterAtRisk } from '#dialog/facts';
import type { MenuRequest } from '#menu/menu-request';

/** The rules and size of one dish. */
export interface DishOrder {
  readonly title: string;
  readonly servings: number;
  readonly diets: readonly Diet[];
  readonly without: readonly string[];
  readonly eaters?: readonly EaterAtRisk[];
}

/** The rules of a dish for everyone, or for these groups too. */
export const orderFor = (
  request: MenuRequest,
  title: string,
  servings: number,
  groupDiets: readonly Diet[],
): DishOrder => ({
  title,
  servings,
  diets: [...new Set([...request.diets, ...groupDiets])],
  without: request.without,
  eaters: atRisk(request),
});

const atRisk = ({ eaters = [] }: MenuRequest): EaterAtRisk[] => eaters.filter((eater) => eater !== 'pet');

/**
 * Writes a dish of a menu under its rules; null if it cannot comply, or if the kitchen lacks what it needs. Any finding of
 * the recipe check counts, also one that is unsure.
 */
export function writeMenuDish(request: MenuRequest, order: DishOrder): ComposedRecipe | null {
  const { recipe } = composeTitle({ ...order, seed: order.title });
  if (recipe === null || !isThatDish(recipe, order.title)) return null;
  return suits(request, order, recipe) ? recipe : null;
}

/** True if a recipe obeys the rules of an order and the kitchen has what it needs. */
export function suits(
  request: MenuRequest,
  { diets, without }: Pick<DishOrder, 'diets' | 'without'>,
  recipe: FinishedRecipe,
): boolean {
  const missing = [...(request.ovens === 0 ? ['oven' as const] : []), ...(request.hobs === 0 ? ['hob' as const] : [])];
  if (needsAny(recipe.instructions, missing)) return false;
  if (hazardsIn(recipe, atRisk(request)).length > 0) return false;
  return (diets.length === 0 && without.length === 0) || checkRecipe(recipe, { diets, without }).length === 0;
}

/** The cookbook may write a variant ("Vegan Lasagna"), or another dish where a title is impossible. */
function isThatDish(recipe: ComposedRecipe, title: string): boolean {
  if (recipe.title.toLowerCase().includes(title.toLowerCase())) return true;
  const asked = dishNamedIn(title, [], true);
  if (asked !== null) return dishNamedIn(recipe.title, [], true)?.id === asked.id;
  return hasFoodsOf(recipe, title);
}
