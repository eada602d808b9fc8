import type { RecipePart } from '@larder/contract/detail-fields';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { expandedTexts } from '@larder/culinary/linked-lines';

import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/tables.ts';

import type { RecipeContent } from '../tables.ts';

/** Not a food, so that diets and allergens of the recipe are unsure. */
const TOO_LONG_TO_LIST = 'Too many ingredients to list here';

export interface Linking {
  readonly ownerId: string;
  /** The recipe that has the links. */
  readonly recipeId: string;
  readonly content: Pick<RecipeContent, 'ingredients' | 'linked_recipes'>;
  /** Its links until now. */
  readonly before?: readonly RecipePart[];
  /** True when a linked recipe has changed: nothing is refused then. */
  readonly isUpdate?: boolean;
}

/**
 * Fills in the links of a recipe from the owner's recipes as they are now. A link to a recipe that is gone or in the bin keeps what it
 * was filled with: the dish still contains it. Throws `invalid_input` for a link to a recipe that the owner does not have, for one
 * that closes a loop or nests too deeply, and for more text than one recipe may have.
 */
export async function fillLinks(db: Db, linking: Linking): Promise<RecipePart[]> {
  const { content, before = [], recipeId } = linking;
  const links = content.linked_recipes;
  if (links.length === 0) return [];
  const lost = links.findIndex((link) => content.ingredients[link.ingredient] === undefined);
  if (linking.isUpdate !== true && lost !== -1)
    throw refused('A linked recipe refers to an ingredient that does not exist', lost);
  const known = new Map(before.map((link) => [link.recipe_id, link]));
  const parts = await findParts(db, linking);
  const added = new Set(parts.keys().filter((id) => !known.has(id)));
  await requireLinkable(db, recipeId, links, added);
  const { partLines, shareOfPart } = await import('@larder/culinary/part-share');
  const filled = links.map((link, at): RecipePart => {
    const line = content.ingredients[link.ingredient];
    const part = parts.get(link.recipe_id);
    if (line === undefined || part === undefined) {
      const former = link.title === '' ? known.get(link.recipe_id) : link;
      if (former === undefined) throw refused('This recipe is not in your cookbook', at);
      return { ...former, ingredient: link.ingredient };
    }
    const { linked_recipes: nested = [], yield_text = null } = part.details ?? {};
    const ingredients = expandedTexts(part.ingredients, nested);
    const share = shareOfPart(line, { ...part, ingredients, yield_text });
    return { ...link, title: part.title, share, ingredients: partLines(ingredients, share) };
  });
  if (isWithinLimits(expandedTexts(content.ingredients, filled))) return filled;
  if (linking.isUpdate !== true) throw refused('With its linked recipes this recipe is too long');
  return filled.map((link) => ({ ...link, ingredients: [TOO_LONG_TO_LIST] }));
}

function isWithinLimits(lines: readonly string[]): boolean {
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return lines.length <= RECIPE_LIMITS.ingredients_max && characters <= RECIPE_LIMITS.text_max_characters;
}

async function findParts(db: Db, { ownerId, content }: Linking) {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'title', 'servings', 'ingredients', 'details'])
    .where(
      'id',
      'in',
      content.linked_recipes.map((link) => link.recipe_id),
    )
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Checks the added links one by one, so that the error names the one to correct. */
async function requireLinkable(
  db: Db,
  recipeId: string,
  links: readonly RecipePart[],
  added: ReadonlySet<string>,
): Promise<void> {
  if (added.size === 0) return;
  const above = await countLevels(db, { from: [recipeId], along: 'recipe_id' });
  for (const [at, { recipe_id }] of links.entries()) {
    if (!added.has(recipe_id)) continue;
    const below = await countLevels(db, { from: [recipe_id], along: 'part_id', avoid: recipeId });
    if (below === null) throw refused('A recipe cannot be an ingredient of itself', at);
    if (below + (above ?? 0) > RECIPE_LIMITS.linked_levels_max)
      throw refused(`Recipes can contain each other at most ${RECIPE_LIMITS.linked_levels_max} levels deep`, at);
    const { count } = await db
      .selectFrom('recipe_parts')
      .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
      .where('part_id', '=', recipe_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= RECIPE_LIMITS.linking_recipes_max)
      throw refused(`A recipe can be an ingredient of at most ${RECIPE_LIMITS.linking_recipes_max} others`, at);
  }
}

interface Walk {
  readonly from: readonly string[];
  /** The column to follow: down to the parts, or up to the recipes that contain them. */
  readonly along: 'part_id' | 'recipe_id';
  /** A recipe that may not be found on the way. */
  readonly avoid?: string;
}

/** Counts the levels of recipes from some of them on, these included. Returns null at the one to avoid. */
async function countLevels(db: Db, { from, along, avoid }: Walk): Promise<number | null> {
  let level = from;
  for (let levels = 0; levels <= RECIPE_LIMITS.linked_levels_max; levels++) {
    if (level.length === 0) return levels;
    if (avoid !== undefined && level.includes(avoid)) return null;
    const next = await db
      .selectFrom('recipe_parts')
      .select(along)
      .distinct()
      .where(along === 'part_id' ? 'recipe_id' : 'part_id', 'in', level)
      .execute();
    level = next.flatMap((row) => Object.values(row));
  }
  return RECIPE_LIMITS.linked_levels_max + 1;
}

/** `at`: the position of the link in `linked_recipes`, if one of them is to correct. */
function refused(message: string, at?: number): AppError {
  const field = at === undefined ? 'linked_recipes' : `linked_recipes.${at}`;
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** Stores which of the owner's recipes a recipe links to. Call it in the transaction that writes the recipe. */
export async function saveParts(trx: Db, { ownerId, recipeId, content, before = [] }: Linking): Promise<void> {
  const ids = (links: readonly RecipePart[]) => [...new Set(links.map((link) => link.recipe_id))].toSorted();
  const [now, until] = [ids(content.linked_recipes), ids(before)];
  if (now.join() === until.join()) return;
  await trx.deleteFrom('recipe_parts').where('recipe_id', '=', recipeId).execute();
  if (now.length === 0) return;
  await trx
    .insertInto('recipe_parts')
    .columns(['recipe_id', 'part_id'])
    .expression((eb) =>
      eb
        .selectFrom('recipes as part')
        .innerJoin('recipes as whole', 'whole.user_id', 'part.user_id')
        .select(['whole.id as recipe_id', 'part.id as part_id'])
        .where('part.id', 'in', now)
        .where('part.user_id', '=', ownerId)
        .where('whole.id', '=', recipeId),
    )
    .execute();
}
