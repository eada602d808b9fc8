import { listed } from '@larder/culinary/answers/phrasing';
import { type GeneratedRecipe, GENERATION_LIMITS } from '@larder/contract/assistant';

import { draft, type Draft } from '../draft.ts';
import { presentText } from '../present.ts';
import { DRAFT_QUESTION, draftProposal } from '../proposals.ts';
import { citationOf, type DiscussedRow } from './find-visible.ts';
import type { ChatRequest } from '../chat-request.ts';
import { describeRules, hasRules } from './rule-check.ts';

interface Change {
  /** "Vegan", "without garlic", "with rice". */
  readonly changeText: string;
  /** The messages that led to the recipe. Their restrictions still apply. */
  readonly earlierText: string;
}

const MAX_LISTED = 3;
const UNSUPPORTED_CHANGE =
  'I can’t change that. I can fit it to a diet (“make it vegan”), leave something out (“without garlic”), add something (“make it with rice”), or scale it (“make it for 8”).';

/** Generates a new version of a recipe from the same foods and under its name, with a change. */
export async function regenerate(request: ChatRequest, recipe: DiscussedRow, change: Change): Promise<Draft> {
  const { message, generateRecipe } = request;
  const { title, servings } = recipe;
  const citations = citationOf(recipe);
  const { parseExclusions, foodObjection, both } = await import('@larder/culinary/answers/eater');
  // “With zucchini instead of meat” leaves the meat out.
  const now = parseExclusions(change.changeText.replace(/\b(?:instead|in place) of\b/u, ', without'));
  const added = await foodsIn([/\b(?:with|add|using|use)\b(?<foods>.+)/u.exec(now.rest)?.groups?.['foods'] ?? '']);
  if (!hasRules(now) && added.length === 0) return draft(UNSUPPORTED_CHANGE, { citations });
  const earlier = parseExclusions(change.earlierText);
  const rules = both(now, earlier);
  const objectionTo = foodObjection(rules);
  const foods = await foodsIn(recipe.ingredients);
  const retained = foods.filter((food) => objectionTo(food) === null);
  const names = [...added, ...retained].map(({ name }) => name);
  const category = presentText(recipe).category;
  const wish = {
    ingredients: [...new Set(names.length === 0 ? [title] : names)].slice(0, GENERATION_LIMITS.ingredients_max),
    dish: title.slice(0, GENERATION_LIMITS.dish_max_characters).toWellFormed(),
    diets: [...rules.diets],
    without: [...rules.without],
    // Without its main food a title may suggest another category: "in its juices" is not a drink.
    ...(category === null ? {} : { category }),
    ...(servings === null ? {} : { servings: Math.min(servings, GENERATION_LIMITS.servings_max) }),
    seed: message.messageId,
  };
  const { recipe: generated, answered_by, notes } = await generateRecipe(wish);
  if (generated === null)
    return draft(`I could not make “${title}” ${describeRules(rules)}.`, { citations, answered_by });
  const contained = await foodsIn(generated.ingredients);
  const missing = added.filter((food) => !contained.includes(food) && objectionTo(food) === null);
  const changes = [
    ...(await describeDifferences(recipe, generated)),
    ...(missing.length === 0 ? [] : [`I found no place in it for ${listed(missing.map(({ name }) => name))}.`]),
    ...notes.slice(0, MAX_LISTED),
  ];
  const head = `“${generated.title}” is what I made of “${title}”${hasRules(rules) ? `, ${describeRules(rules)}` : ''}.`;
  const stays = recipe.source === 'draft' ? [] : [`“${title}” stays as it is.`];
  const content = [head, ...changes, ...stays, DRAFT_QUESTION].join('\n\n');
  const proposal = draftProposal(generated, message.messageId);
  return draft(content, { action: 'recipe_generated', citations, answered_by, proposal });
}

async function foodsIn(lines: readonly string[]) {
  const { findFoods } = await import('@larder/culinary/ingredient-catalogue');
  return [...new Set(lines.flatMap((line) => findFoods(line.slice(0, LINE_CHARACTERS)).map(({ food }) => food)))];
}
const LINE_CHARACTERS = 200;

/** The foods that were removed and added, in words. */
async function describeDifferences(before: DiscussedRow, after: GeneratedRecipe): Promise<string[]> {
  const [foodsBefore, foodsAfter] = [await foodsIn(before.ingredients), await foodsIn(after.ingredients)];
  const removed = foodsBefore.filter((food) => !foodsAfter.includes(food)).map(({ name }) => name);
  const added = foodsAfter.filter((food) => !foodsBefore.includes(food)).map(({ name }) => name);
  return [
    ...(removed.length === 0 ? [] : [`Out: ${listed(removed)}.`]),
    ...(added.length === 0 ? [] : [`New: ${listed(added)}.`]),
  ];
}
