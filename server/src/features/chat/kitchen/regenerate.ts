import { listed } from '@larder/culinary/answers/phrasing';
import { type GeneratedRecipe, GENERATION_LIMITS } from '@larder/contract/assistant';

import type { VisibleRecipeRow } from '#features/recipes/present.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { saveGenerated } from '../save-generated.ts';
import { hasScopes, CANNOT_CHANGE_RECIPES, CANNOT_SAVE_RECIPES, CHANGE_RECIPES, SAVE_RECIPES } from '../policy.ts';
import { presentOwnHit, presentText } from '../present.ts';
import { GENERATED, saveProposal } from '../proposals.ts';
import type { Question } from './question.ts';
import { describeRules, hasRules } from './rule-check.ts';
import { formatRecipe } from './format-recipe.ts';

interface Change {
  /** "Vegan", "without garlic", "with rice". */
  readonly said: string;
  /** What was said when it was made, which holds on. */
  readonly before: string;
  /** It was made in this conversation, so that what comes of it is kept as that was. */
  readonly isGenerated: boolean;
}

const MAX_LISTED = 3;
const UNSUPPORTED_CHANGE =
  'That I cannot change. I can make it for a diet (“make it vegan”), without something (“without garlic”), with something more (“make it with rice”), or for more people (“make it for 8”).';

/** A recipe of the same foods as another one and under its name, with a change; says what became of it. */
export async function regenerate(question: Question, recipe: VisibleRecipeRow, change: Change): Promise<Draft> {
  const { ctx, asked, make, writing } = question;
  const { title, servings } = recipe;
  const citations = [{ id: recipe.id, title }];
  const { parseExclusions, foodObjection, both } = await import('@larder/culinary/answers/eater');
  const now = parseExclusions(change.said);
  const more = await foodsIn([/\b(?:with|add|using|use)\b(?<foods>.+)/u.exec(now.rest)?.groups?.['foods'] ?? '']);
  if (!hasRules(now) && more.length === 0) return draft(UNSUPPORTED_CHANGE, { citations });
  const earlier = parseExclusions(change.before);
  const rules = both(now, earlier);
  const against = foodObjection(rules);
  const given = await foodsIn(recipe.ingredients);
  const kept = given.filter((food) => against(food) === null);
  const names = [...more, ...kept].map(({ name }) => name);
  const category = presentText(recipe).category;
  const wish = {
    ingredients: [...new Set(names.length === 0 ? [title] : names)].slice(0, GENERATION_LIMITS.ingredients_max),
    dish: title.slice(0, GENERATION_LIMITS.dish_max_characters).toWellFormed(),
    diets: [...rules.diets],
    without: [...rules.without],
    // What a title calls may be quite another dish once its main food is gone: "in its juices" is no drink.
    ...(category === null ? {} : { category }),
    ...(servings === null ? {} : { servings: Math.min(servings, GENERATION_LIMITS.servings_max) }),
    seed: asked.messageId,
  };
  const { recipe: made, answered_by, notes } = await make(wish);
  if (made === null) return draft(`I could not make “${title}” ${describeRules(rules)}.`, { citations, answered_by });
  const told = [...(await differences(recipe, made)), ...notes.slice(0, MAX_LISTED)];
  const head = `“${made.title}” is what I made of “${title}”${hasRules(rules) ? `, ${describeRules(rules)}` : ''}.`;
  if (change.isGenerated && !hasScopes(ctx.actor, SAVE_RECIPES)) {
    return draft([head, ...told, formatRecipe(made), CANNOT_SAVE_RECIPES].join('\n\n'), { answered_by });
  }
  if (change.isGenerated) {
    const row = await saveGenerated(ctx, writing, asked.messageId, made);
    const said = { action: 'recipe_generated' as const, recipe: presentOwnHit(row), answered_by };
    return draft([head, ...told].join('\n\n'), said);
  }
  if (!hasScopes(ctx.actor, CHANGE_RECIPES)) return draft(CANNOT_CHANGE_RECIPES);
  const content = [head, ...told, `Shall I add it to your cookbook? “${title}” stays as it is.`].join('\n\n');
  const proposal = saveProposal({ ...made, ...GENERATED }, asked.messageId);
  return draft(content, { citations, answered_by, proposal });
}

async function foodsIn(lines: readonly string[]) {
  const { findFoods } = await import('@larder/culinary/ingredient-catalogue');
  return [...new Set(lines.flatMap((line) => findFoods(line.slice(0, LINE_CHARACTERS)).map(({ food }) => food)))];
}
const LINE_CHARACTERS = 200;

/** What is out and what is new. */
async function differences(before: VisibleRecipeRow, after: GeneratedRecipe): Promise<string[]> {
  const [had, has] = [await foodsIn(before.ingredients), await foodsIn(after.ingredients)];
  const out = had.filter((food) => !has.includes(food)).map(({ name }) => name);
  const fresh = has.filter((food) => !had.includes(food)).map(({ name }) => name);
  return [
    ...(out.length === 0 ? [] : [`Out: ${listed(out)}.`]),
    ...(fresh.length === 0 ? [] : [`New: ${listed(fresh)}.`]),
  ];
}
