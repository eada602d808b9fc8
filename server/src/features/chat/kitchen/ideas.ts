import { listed } from '@larder/culinary/answers/phrasing';
import { eatersIn } from '@larder/culinary/dialog/facts';
import { QUICK, QUICK_MINUTES } from '@larder/culinary/wish/counts';
import { hashText } from '@larder/culinary/seeded-random';

import { withEating } from '#features/assistant/diet-check.ts';
import { readDietPreferences } from '#features/profile/queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import type { ChatRequest } from '../chat-request.ts';
import { isQuick } from './filter-own.ts';
import { toQuery } from './find-by-title.ts';
import { offerIdeas } from './search.ts';
import { declineFor, hazardIn, type Wish } from './wish.ts';

const MAX_CANDIDATES = 100;
const MAX_OWN = 2;

/** Suggests dishes: fitting recipes of the user's own, and new ones. None of them has one of the titles to avoid. */
export async function offerDishes(
  { ctx, message, suggest }: ChatRequest,
  stated: Wish,
  avoid: readonly string[] = [],
): Promise<Draft> {
  const isQuickWanted = stated.minutes === undefined && QUICK.test(message.content.toLowerCase());
  const wish = isQuickWanted ? { ...stated, minutes: QUICK_MINUTES } : stated;
  const declined = await declineFor(wish);
  const hazard = await hazardIn(message, wish);
  if (hazard?.isRefused === true || declined !== undefined)
    return draft([hazard?.text, declined].filter((text) => text !== undefined).join('\n\n'));
  const own = hasScopes(ctx.actor, READ_RECIPES)
    ? await findFitting(ctx, wish, { seed: message.messageId, avoid })
    : [];
  const titles = own.map(({ title }) => `“${title}”`).join(' or ');
  const described = describeWishRules(wish);
  const parts = [
    ...(hazard === undefined ? ['Gladly.'] : []),
    ...(eatersIn(message.facts).includes('baby') ? ['This is for the family, not for the baby.'] : []),
    ...(described === '' ? [] : [described]),
    ...(own.length === 0 ? [] : [`You have ${titles} already.`]),
  ];
  const intro = [...(hazard === undefined ? [] : [hazard.text]), parts.join(' ')].join('\n\n').trim();
  const suggestOthers: ChatRequest['suggest'] = (query, rules) => suggest(query, rules, avoid);
  const offered = await offerIdeas({ suggest: suggestOthers }, phraseOf(message), wish, intro);
  const citations = own.map(({ id, title }) => ({ id, title }));
  return { ...offered, details: { ...offered.details, citations } };
}

/** In a longer message other words than the foods would decide what is suggested. */
const LONG_CHARACTERS = 80;

/** What ideas are suggested for: of a long message that says what is at hand only the foods. */
function phraseOf({ content, facts }: ChatRequest['message']): string {
  const text = content.toLowerCase();
  const foods = facts
    .flatMap((fact) => (fact.kind === 'foods' ? fact.value : []))
    .filter((food) => text.includes(food));
  return content.length < LONG_CHARACTERS || foods.length < 2 ? content : foods.join(', ');
}

/** "All of it is vegan and without nuts." */
function describeWishRules({ diets, without, unknown, minutes }: Wish): string {
  const known = without.filter((text) => !unknown.includes(text));
  const rules = [...diets, ...known.map((text) => `without ${text}`)];
  const strange = unknown.length === 0 ? '' : ` I don’t know ${listed(unknown)}, so I can’t promise to leave that out.`;
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

/** Some of the user's newest recipes that comply with the wish and the profile. Another seed gives others. */
async function findFitting(
  ctx: Ctx,
  wish: Wish,
  { seed, avoid }: { readonly seed: string; readonly avoid: readonly string[] },
): Promise<readonly RecipeCardRow[]> {
  const courses = wish.phrase === '' ? EVENING : COURSES.get(wish.phrase);
  const named = courses === undefined ? wish.phrase.replaceAll(/,|\b(?:and|with|or)\b/gu, ' ') : '';
  const q = toQuery(named);
  const { rows } = await listRecipes(ctx, { ...(q === '' ? {} : { q }), limit: MAX_CANDIDATES });
  const inTime = rows.filter(
    (row) =>
      !avoid.includes(row.title) &&
      (courses === undefined || courses.includes(row.category ?? 'Main Dish')) &&
      (wish.minutes === undefined || isQuick(row, wish.minutes)),
  );
  const fitting: RecipeCardRow[] = [];
  const eating = withEating({ diets: [...wish.diets], without: [...wish.without] }, await readDietPreferences(ctx));
  const shuffled = inTime.toSorted((one, other) => hashText(`${seed}/${one.id}`) - hashText(`${seed}/${other.id}`));
  // Loaded on demand, because the checker is large.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const ids = shuffled.map(({ id }) => id);
  const budget = new ReadingBudget();
  for await (const row of readEachWhole(ctx, ids)) {
    if (fitting.length === MAX_OWN || !(await budget.spend({ ...row, instructions: [] }))) break;
    // Any finding disqualifies, also a line that is not understood.
    const findings = checkRecipe({ ...row, instructions: [] }, { diets: eating.diets, without: eating.without });
    if (findings.length === 0) fitting.push(row);
  }
  return fitting;
}
