import { listed } from '@larder/culinary/answers/phrasing';
import type { Eater } from '@larder/culinary/answers/eater';
import type { RuleFinding } from '@larder/culinary/check-recipe';

import { readWhole } from '#features/recipes/queries/cards.ts';
import type { StoredDetails } from '#features/recipes/tables.ts';
import { yieldToEventLoop } from '#features/recipes/reading-budget.ts';

import { draft, type Draft } from '../draft.ts';
import {
  questionedTerms,
  asksAboutSelf,
  completeDietaryQuestion,
  type DietaryQuestion,
  parseDietaryQuestion,
} from '@larder/culinary/intent/dietary-question';
import { hasScopes, CANNOT_READ_RECIPES, READ_RECIPES } from '../policy.ts';
import { findDiscussed } from '../discussed-recipes.ts';
import { readDiscussed } from './find-visible.ts';
import { askWhich, hasDuplicateTitles } from './choice.ts';
import { hasNewTopic, listEarlierMessages } from './earlier-messages.ts';
import type { MessageContext } from '../chat-request.ts';
import { describeRules, hasRules, type RuleCheck, checkRules } from './rule-check.ts';
import { findByTitle } from './find-by-title.ts';
import { consistsOf } from './nutrition.ts';
import { readAllRules, PROFILE_LINK } from './stated-rules.ts';

const MAX_RECIPES = 3;
const MAX_LINES = 8;

interface CheckedRecipe {
  /** A draft has no page to link to. */
  readonly source?: string;
  readonly id: string;
  readonly title: string;
  readonly ingredients: string[];
  readonly instructions: readonly string[];
  readonly details?: StoredDetails;
}

/** What to check a recipe for. */
interface DietaryCheck extends Eater {
  /** "Does it contain eggs?", as opposed to "Is it free of eggs?". */
  readonly asksContents: boolean;
  /** "Which allergens are in it?" */
  readonly isAll: boolean;
}

/** Answers whether a recipe, named or under discussion, complies with diets and exclusions. Undefined for any other question. */
export async function answerDietaryQuestion(request: MessageContext): Promise<Draft | undefined> {
  const { ctx, message } = request;
  const about = parseDietaryQuestion(completeDietaryQuestion(message.content, await listEarlierMessages(ctx, message)));
  if (about === undefined) return undefined;
  if (!hasScopes(ctx.actor, READ_RECIPES)) return about.isOwn ? draft(CANNOT_READ_RECIPES) : undefined;
  const { recipes, phrase } = (await findNamed(request, about)) ?? (await findByPronoun(request, about));
  if (hasDuplicateTitles(recipes)) return askWhich(request, recipes, 'answer');
  const check = await parseCheck(request, about, phrase);
  if (check === undefined) return undefined;
  if (recipes.length === 0) return (await isAboutIdeas(request, about)) ? draft(CHOOSE_FIRST) : undefined;
  const answers: string[] = [];
  for (const recipe of recipes) {
    await yieldToEventLoop();
    answers.push(await describeRecipe(recipe, check));
  }
  return draft(answers.join('\n\n'), { citations: recipes.flatMap(citationsOf) });
}

const citationsOf = ({ id, title, source }: CheckedRecipe) => (source === 'draft' ? [] : [{ id, title }]);

interface Named {
  readonly recipes: readonly CheckedRecipe[];
  readonly phrase: string;
}

async function findNamed(
  request: MessageContext,
  { isOwn, phrases, text }: DietaryQuestion,
): Promise<Named | undefined> {
  for (const phrase of phrases) {
    const named = await findByTitle(request, phrase, { isOwn });
    if (named.length === 0 || (await parseRules(text, phrase)) === undefined) continue;
    const ids = (hasDuplicateTitles(named) ? named : named.slice(0, MAX_RECIPES)).map(({ id }) => id);
    return { recipes: await readWhole(request.ctx, ids), phrase };
  }
  return undefined;
}

async function findByPronoun({ ctx, message }: MessageContext, about: DietaryQuestion): Promise<Named> {
  const nothing: Named = { recipes: [], phrase: '' };
  if (!about.hasPronoun) return nothing;
  const { recipes } = await findDiscussed(ctx, message);
  const [only, another] = recipes;
  if (only === undefined || another !== undefined) return nothing;
  const seen = await readDiscussed(ctx, only);
  return seen === undefined ? nothing : { recipes: [seen], phrase: '' };
}

const CHOOSE_FIRST =
  'I can only check a whole recipe. Choose one of the dishes first, for example with “the first one”, and ask me again.';

/** Ideas have no ingredients to check yet. */
async function isAboutIdeas(request: MessageContext, { hasPronoun }: DietaryQuestion): Promise<boolean> {
  if (!hasPronoun) return false;
  const { ideas, recipes, position } = await findDiscussed(request.ctx, request.message);
  return recipes.length === 0 && ideas.length > 0 && !(await hasNewTopic(request, position));
}

/** The diets and foods that a question names besides the dish. Undefined if it names anything else. */
async function parseRules(text: string, phrase: string): Promise<(Eater & { isLeftOut: boolean }) | undefined> {
  const { parseExclusions, isFood } = await import('@larder/culinary/answers/eater');
  const { diets, without, rest } = parseExclusions(phrase === '' ? text : text.replace(phrase, ' | '));
  const named = questionedTerms(rest, ' | ');
  if (!named.every(isFood)) return undefined;
  const isLeftOut = diets.length + without.length > 0;
  return { diets, without: [...new Set([...without, ...named])], isLeftOut };
}

async function parseCheck(
  request: MessageContext,
  { text }: DietaryQuestion,
  phrase: string,
): Promise<DietaryCheck | undefined> {
  const rules = await parseRules(text, phrase);
  if (rules === undefined) return undefined;
  if (hasRules(rules)) {
    const asksSuitability = rules.isLeftOut || /\b(?:eat|safe|suitable|okay?|fine)\b/u.test(text);
    return { ...rules, asksContents: !asksSuitability, isAll: false };
  }
  if (asksAboutSelf(text)) return { ...(await readAllRules(request)), asksContents: false, isAll: false };
  const isAll = /\ballerg/u.test(text);
  return isAll ? { ...rules, asksContents: true, isAll } : undefined;
}

async function describeRecipe(recipe: CheckedRecipe, check: DietaryCheck): Promise<string> {
  if (check.isAll || !hasRules(check)) return describeAllergens(recipe, check);
  const verdict = await checkRules(recipe, check);
  return check.asksContents ? describeContents(recipe, check, verdict) : describeCompliance(recipe, check, verdict);
}

const LABELS = 'Products vary, so check the labels if it matters.';

function describeCompliance(
  { title, instructions }: CheckedRecipe,
  check: DietaryCheck,
  { verdict, findings }: RuleCheck,
): string {
  const what = describeRules(check);
  if (verdict === 'yes')
    return `Yes, as far as I can tell from its ingredients and steps, your “${title}” is ${what}. ${LABELS}`;
  const lines = linesOf(findings, instructions);
  return verdict === 'no'
    ? `No. Your “${title}” is not ${what}:\n${lines}`
    : `I can’t promise that. Nothing I can see rules it out, but I’m not sure your “${title}” is ${what}:\n${lines}`;
}

function describeContents(
  { title, instructions }: CheckedRecipe,
  { without }: DietaryCheck,
  { verdict, findings }: RuleCheck,
): string {
  const what = listed(without, 'or');
  if (verdict === 'yes') return `No, as far as I can tell: nothing in your “${title}” contains ${what}. ${LABELS}`;
  const lines = linesOf(findings, instructions);
  return verdict === 'no'
    ? `Yes. Your “${title}” has ${what} in it:\n${lines}`
    : `I found no ${what} in your “${title}”, but I can’t promise it:\n${lines}`;
}

/** Each line or step once, with what is said against it. */
function linesOf(findings: readonly RuleFinding[], instructions: readonly string[]): string {
  const places = Map.groupBy(findings, ({ place, at }) => `${place} ${at}`);
  const lines = [...places.values()].flatMap((found) => {
    const [first] = found;
    if (first === undefined) return [];
    const { place, at, text, certainty } = first;
    if (place === 'without') return `• I do not know what ${text.replace(/^without /u, '')} is.`;
    const where = place === 'instructions' ? `Step ${at + 1} of ${instructions.length}` : `“${text}”`;
    const why = listed([...new Set(found.map(reasonOf))]);
    if (certainty === 'breaks') return `• ${where}: ${why}`;
    return first.food === null ? `• ${where}: I cannot tell what is in it` : `• ${where}: depends on the brand`;
  });
  const more = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(more > 0 ? [`• and ${more} more`] : [])].join('\n');
}

function reasonOf({ rule, food }: RuleFinding): string {
  const reason = rule.startsWith('without ') ? rule.slice('without '.length) : `not ${rule}`;
  return food === null || food === reason ? reason : `${food} (${reason})`;
}

async function describeAllergens(recipe: CheckedRecipe, { isAll }: DietaryCheck): Promise<string> {
  const { title } = recipe;
  const ingredients = consistsOf(recipe);
  const [{ loadEveryLanguage }, { dietsOfRecipe }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/recipe-diets'),
  ]);
  loadEveryLanguage();
  const { allergens, unknown } = dietsOfRecipe(ingredients);
  const lines = allergens.map(({ allergen, certain, lines: at }) => {
    const texts = at.map((each) => ingredients[each] ?? '').slice(0, MAX_RECIPES);
    return `• ${allergen}${certain ? '' : ' (in some brands)'}: ${texts.join('; ')}`;
  });
  const found =
    lines.length === 0
      ? `I found none of the 14 EU allergens in your “${title}”.`
      : `Of the 14 EU allergens, these are in your “${title}”:\n${lines.join('\n')}`;
  const words = unknown
    .map((each) => `“${each.words.join(', ') || (ingredients[each.line] ?? '')}”`)
    .slice(0, MAX_LINES);
  const open = unknown.length === 0 ? [] : [`I don’t know what’s in ${words.join(', ')}.`];
  const whose = isAll ? [] : [`I don’t know of anything you don’t eat. Tell me, or add it in ${PROFILE_LINK}.`];
  return [found, ...open, ...whose, LABELS].join('\n');
}
