import type { Equipment } from '@larder/culinary/compose/equipment';
import { eatersIn, factValue, FOR_EATER } from '@larder/culinary/dialog/facts';
import type { GivenRecipe } from '@larder/culinary/menu/choose-plates';
import { isMenuRequest } from '@larder/culinary/menu/is-menu-request';
import type { MenuRequest } from '@larder/culinary/menu/menu-request';
import type { Menu, PlannedDish } from '@larder/culinary/menu/plan-menu';

import { readDietPreferences } from '#features/profile/queries.ts';

import type { MessageContext } from '../chat-request.ts';
import { draftOf } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { presentText } from '../present.ts';
import { listFinished } from '../queries.ts';
import type { StoredMenu } from '../tables.ts';
import { findByTitle } from './find-by-title.ts';
import { findVisible } from './find-visible.ts';
import { describeRules, hasRules } from './rule-check.ts';
import { readAllRules } from './stated-rules.ts';
import { cautionsFor, declineFor } from './wish.ts';

/** How many messages back a follow-up may refer to a menu, if the answers since named no dish. */
const MAX_MESSAGES = 8;
const DEFAULT_SERVINGS = 4;

/** Plans a menu, changes the one before, or lists what to buy for it. Undefined for any other message. */
export async function answerMenu(request: MessageContext): Promise<Draft | undefined> {
  const { content } = request.message;
  // First the menu before: "another menu" follows its rules.
  const changed = await answerChange(request);
  if (changed !== undefined) return changed;
  return isMenuRequest(content) ? planFor(request, content) : undefined;
}

async function answerChange(request: MessageContext): Promise<Draft | undefined> {
  const { content, messageId } = request.message;
  const stored = await findMenu(request);
  if (stored === undefined) return undefined;
  const { changeMenu } = await import('@larder/culinary/menu/change-menu');
  const change = changeMenu(content, stored.request, stored.titles);
  if (change === undefined) return undefined;
  if (change.kind === 'shopping') {
    const { menuShoppingText } = await import('@larder/culinary/menu/menu-text');
    return draft(menuShoppingText(await build(request, stored.request, stored.seed)), { menu: stored });
  }
  const seed = change.kind === 'again' ? messageId : stored.seed;
  return withProfile(
    request,
    await present(await build(request, await withStatedRules(request, change.request), seed), seed),
  );
}

/** Says that the menu follows the profile, as a single recipe does. */
async function withProfile({ ctx }: MessageContext, answer: Draft): Promise<Draft> {
  const { diets, allergies } = await readDietPreferences(ctx);
  const rules = { diets, without: allergies };
  if (!hasRules(rules) || answer.details.ideas.length === 0) return answer;
  return { ...answer, content: `${answer.content}\n\nEvery dish is ${describeRules(rules)}, as your profile says.` };
}

/**
 * The menu that a text asks for, for the kitchen engine and as a tool of models. A model may leave out what the user's own
 * message states, so that its restrictions then apply to everyone too.
 */
export async function planFor(request: MessageContext, text: string): Promise<Draft> {
  const { parseWish } = await import('@larder/culinary/wish');
  const wish = parseWish(text);
  const declined = await declineFor(wish);
  if (declined !== undefined) return draft(declined);
  const { readMenuRequest } = await import('@larder/culinary/menu/read-menu-request');
  const seed = request.message.messageId;
  const { facts } = request.message;
  const asked = readMenuRequest(text);
  const forPeople = {
    ...asked,
    servings: wish.servings ?? factValue(facts, 'servings') ?? asked.servings,
    limit: asked.limit ?? factValue(facts, 'minutes') ?? null,
  };
  const menu = await build(request, await withStatedRules(request, forPeople), seed);
  const answer = await withProfile(request, await present(menu, seed));
  const cautions = await cautionsFor(wish, request.message.facts);
  return { ...answer, content: [answer.content, ...cautions].join('\n\n') };
}

/** Adds the restrictions of the profile and of the conversation, and what its kitchen lacks. */
async function withStatedRules(request: MessageContext, asked: MenuRequest): Promise<MenuRequest> {
  const { diets, without } = await readAllRules(request);
  const lacks = (equipment: Equipment) =>
    request.message.facts.some(({ kind, value }) => kind === 'missing' && value === equipment);
  return {
    ...asked,
    hobs: lacks('hob') ? 0 : asked.hobs,
    ovens: lacks('oven') ? 0 : asked.ovens,
    diets: [...new Set([...asked.diets, ...diets])],
    without: [...new Set([...asked.without, ...without])],
    eaters: [...new Set([...(asked.eaters ?? []), ...eatersIn(request.message.facts)])],
  };
}

async function build(request: MessageContext, asked: MenuRequest, seed: string): Promise<Menu> {
  const { planMenu } = await import('@larder/culinary/menu/plan-menu');
  const given = await findGiven(request, asked);
  return planMenu(asked, { seed, month: request.ctx.now.getUTCMonth() + 1, given });
}

/** The user's own recipes that the request names by their titles. */
async function findGiven({ ctx, message }: MessageContext, { courses }: MenuRequest): Promise<GivenRecipe[]> {
  if (!hasScopes(ctx.actor, READ_RECIPES)) return [];
  const found: GivenRecipe[] = [];
  for (const { text } of courses) {
    if (text === undefined) continue;
    const isOwn = /\b(?:my|our)\b/iu.test(message.content);
    const [first] = await findByTitle({ ctx, message }, text, { isOwn });
    const recipe = first === undefined ? undefined : await findVisible(ctx, first.id);
    if (recipe === undefined) continue;
    const { title, description, ingredients, instructions, servings, category } = presentText(recipe);
    found.push({
      id: recipe.id,
      text,
      title,
      description: description ?? '',
      ingredients,
      instructions,
      servings: servings ?? DEFAULT_SERVINGS,
      category,
    });
  }
  return found;
}

async function present(menu: Menu, seed: string): Promise<Draft> {
  const { menuText } = await import('@larder/culinary/menu/menu-text');
  const { dishes } = menu;
  const written = dishes.filter(({ id }) => id === null);
  const offers = written.map((dish) => ({
    words: dish.title,
    message: [`Make a recipe for ${dish.title}`, ...rulesOf(menu, dish), `for ${dish.recipe.servings} people`].join(
      ', ',
    ),
  }));
  const next = dishes.length === 0 ? [] : NEXT;
  const content = [
    menuText(menu),
    ...(written.length === 0 ? [] : ['Choose a dish above and I will write down its recipe.']),
    ...(next.length === 0 ? [] : [next.map((words) => `- ${words}`).join('\n')]),
  ].join('\n\n');
  return draft(content, {
    citations: dishes.flatMap(({ id, title }) => (id === null ? [] : [{ id, title }])),
    ideas: written.map(({ title }) => title),
    offers: [...offers, ...next.map((words) => ({ words, message: words }))],
    menu: { request: menu.request, seed, titles: dishes.map(({ title }) => title) },
  });
}

const NEXT = ['Another menu', 'Shopping list for it', 'Replace the dessert'] as const;

/** The diets under which a dish was written: with a version for a group, the others' version is without theirs. */
function dietsOfDish({ diets, groups }: MenuRequest, dishes: Menu['dishes'], { group, wish }: PlannedDish): string[] {
  const isSplit = dishes.some((other) => other.wish === wish && other.group !== null);
  const own = group?.diets ?? (isSplit ? [] : groups.flatMap((each) => each.diets));
  const all = new Set<string>([...diets, ...own]);
  if (all.has('vegan')) all.delete('vegetarian');
  return [...all];
}

const rulesOf = ({ request, dishes }: Menu, dish: PlannedDish): string[] => [
  ...dietsOfDish(request, dishes, dish),
  ...request.without.map((text) => `without ${text}`),
  ...(request.eaters ?? []).flatMap((eater) => (eater === 'pet' ? [] : [FOR_EATER[eater]])),
];

/** The menu of the latest answer that names any dish. */
async function findMenu({ ctx, message }: MessageContext): Promise<StoredMenu | undefined> {
  const rows = await listFinished(ctx.db, {
    userId: ctx.actor.id,
    conversationId: message.conversationId,
    before: message.position,
    limit: MAX_MESSAGES,
  });
  // A recipe that was written meanwhile is what a follow-up means.
  const latest = rows.find(
    ({ type, id, details }) =>
      type === 'assistant' &&
      (details.menu !== undefined ||
        details.ideas.length + details.citations.length + details.results.length > 0 ||
        draftOf(id, details) !== undefined),
  );
  return latest?.details.menu;
}
