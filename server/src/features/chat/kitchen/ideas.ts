import { listed } from '@larder/culinary/answers/phrasing';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { hashText } from '@larder/culinary/seeded-random';

import { withEating } from '#features/assistant/diet-check.ts';
import { readEating } from '#features/profile/queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import type { Question } from './question.ts';
import { offerIdeas } from './search.ts';
import { declineFor, type Wish } from './wish.ts';

const MAX_CANDIDATES = 100;
const MAX_OWN = 2;

/** What could be cooked: of the person's own recipes, and new. */
export async function offerDishes({ ctx, asked, suggest }: Question, wish: Wish, before = 'Gladly.'): Promise<Draft> {
  const declined = await declineFor(wish);
  if (declined !== undefined) return draft(declined);
  const own = hasScopes(ctx.actor, READ_RECIPES) ? await findFitting(ctx, wish, asked.messageId) : [];
  const titles = own.map(({ title }) => `“${title}”`).join(' or ');
  const kept = keptInWords(wish);
  const said = [before, ...(kept === '' ? [] : [kept]), ...(own.length === 0 ? [] : [`You have ${titles} already.`])];
  const offered = await offerIdeas({ suggest }, asked.content, wish, said.join(' '));
  const citations = own.map(({ id, title }) => ({ id, title }));
  return { ...offered, details: { ...offered.details, citations } };
}

/** "All of it is vegan and without nuts." */
function keptInWords({ diets, without, unknown, minutes }: Wish): string {
  const known = without.filter((text) => !unknown.includes(text));
  const rules = [...diets, ...known.map((text) => `without ${text}`)];
  const strange =
    unknown.length === 0 ? '' : ` I do not know ${listed(unknown)}, so I cannot promise to leave that out.`;
  const time = minutes === undefined ? [] : [`ready within ${minutes} minutes`];
  const all = [...rules, ...time];
  return all.length === 0 ? strange.trim() : `All of this is ${listed(all)}.${strange}`;
}

const EVENING = ['Main Dish', 'Soup'];
const COURSES: ReadonlyMap<string, readonly string[]> = new Map([
  ['breakfast', ['Breakfast']],
  ['brunch', ['Breakfast']],
  ['lunch', ['Main Dish', 'Salad', 'Soup']],
  ['dinner', EVENING],
  ['supper', EVENING],
]);

/** Of the newest of one's own recipes that a wish allows some, others for another seed. */
async function findFitting(ctx: Ctx, wish: Wish, seed: string): Promise<readonly RecipeCardRow[]> {
  const courses = wish.phrase === '' ? EVENING : COURSES.get(wish.phrase);
  const named = courses === undefined ? wish.phrase.replaceAll(/,|\b(?:and|with|or)\b/gu, ' ') : '';
  const q = named.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await listRecipes(ctx, { ...(q === '' ? {} : { q }), limit: MAX_CANDIDATES });
  const inTime = rows.filter(
    ({ category, preparation_time, cooking_time }) =>
      (courses === undefined || courses.includes(category ?? 'Main Dish')) &&
      (wish.minutes === undefined || isWithin((preparation_time ?? 0) + (cooking_time ?? 0), wish.minutes)),
  );
  const fitting: RecipeCardRow[] = [];
  const eating = withEating({ diets: [...wish.diets], without: [...wish.without] }, await readEating(ctx));
  const shuffled = inTime.toSorted((one, other) => hashText(`${seed}/${one.id}`) - hashText(`${seed}/${other.id}`));
  // What checks is large, and nothing else here needs it.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const looked = shuffled.map(({ id }) => id);
  const budget = new ReadingBudget();
  for await (const row of readEachWhole(ctx, looked)) {
    if (fitting.length === MAX_OWN || !(await budget.spend({ ...row, instructions: [] }))) break;
    // Of a line that nobody understands nobody knows what is in it.
    const findings = checkRecipe({ ...row, instructions: [] }, { diets: eating.diets, without: eating.without });
    if (findings.length === 0) fitting.push(row);
  }
  return fitting;
}

function isWithin(total: number, minutes: number): boolean {
  return total > 0 && total <= minutes;
}
