import { listed } from '@larder/culinary/answers/phrasing';
import type { RecipeText } from '@larder/contract/chat';
import { RECIPE_CATEGORIES, RECIPE_LIMITS, RecipeChange } from '@larder/contract/recipes';
import { numberedSteps } from '@larder/culinary/steps/numbered-steps';
import type { Edit } from '@larder/culinary/intent/recipe-edit';

import type { Edited } from './edited-text.ts';
import { scaleText } from './scale.ts';

/** More than a real recipe has. Scaling this much takes up to 70 ms of the main thread. */
const MAX_CHARACTERS = 20_000;

/** Applies an edit to the text of a recipe. */
export async function editText(text: RecipeText, edit: Edit): Promise<Edited> {
  const characters = [...text.ingredients, ...text.instructions].reduce((sum, line) => sum + line.length, 0);
  if (characters > MAX_CHARACTERS)
    return { problem: `“${text.title}” is too long for me to change. Open it and edit it there.` };
  switch (edit.kind) {
    case 'rename':
      return rename(text, edit.name);
    case 'convert':
      return convert(text, edit);
    case 'categorize':
      return categorize(text, edit.category);
    case 'tag':
      return { problem: explainTags(edit.tag) };
    case 'remove-step':
      return removeStep(text, edit.place);
    case 'replace':
      return replace(text, edit);
    case 'scale':
      return scaleText(text, edit);
  }
}

function rename(text: RecipeText, wanted: string | undefined): Edited {
  const { title } = text;
  if (wanted === undefined) return { problem: `What should “${title}” be called? Say “call it …”.` };
  const name = wanted === wanted.toLowerCase() ? wanted.charAt(0).toUpperCase() + wanted.slice(1) : wanted;
  const parsed = RecipeChange.safeParse({ title: name, version: 1 });
  if (!parsed.success || parsed.data.title === undefined)
    return { problem: `A title has at most ${RECIPE_LIMITS.title_max_characters} characters. Say “call it …” again.` };
  const after = { ...text, title: parsed.data.title };
  if (after.title === title) return { problem: `It is called “${title}” already.` };
  return {
    after,
    question: `Should I rename “${title}” to “${after.title}”?`,
    done: `The draft is called “${after.title}” now.`,
    notes: [],
  };
}

const SYSTEMS = { metric: 'metric units', us: 'US cups and spoons' } as const;
const DEGREES = { metric: 'degrees Celsius', us: 'degrees Fahrenheit' } as const;

async function convert(text: RecipeText, { system, part }: Extract<Edit, { kind: 'convert' }>): Promise<Edited> {
  const { convertRecipe, convertTemperatures } = await import('@larder/culinary/conversion');
  const { title } = text;
  const after = part === 'all' ? convertRecipe(text, system) : convertTemperatures(text, system);
  const to = part === 'all' ? SYSTEMS[system] : DEGREES[system];
  if (isSame(text, after)) return { problem: `There is nothing to convert in “${title}”: it is in ${to} already.` };
  const notes = part === 'all' ? ['Amounts are rounded to what a kitchen can measure.'] : [];
  return { after, question: `Should I convert “${title}” to ${to}?`, done: `The draft is in ${to} now.`, notes };
}

function isSame(one: RecipeText, other: RecipeText): boolean {
  return (
    [...one.ingredients, ...one.instructions].join('\n') === [...other.ingredients, ...other.instructions].join('\n')
  );
}

function categorize(text: RecipeText, category: NonNullable<RecipeText['category']>): Edited {
  const { title } = text;
  if (text.category === category) return { problem: `“${title}” is under ${category} already.` };
  return {
    after: { ...text, category },
    question: `Should I put “${title}” under ${category}?`,
    done: `The draft is under ${category} now.`,
    notes: [],
  };
}

function explainTags(tag: string): string {
  return `I can’t change tags in the chat. Open the recipe, press Edit and add “${tag}” under Details. What I can change is its category: ${listed(RECIPE_CATEGORIES)}. Diets such as vegan are read from the ingredients.`;
}

function removeStep(text: RecipeText, place: number): Edited {
  const { title, instructions } = text;
  const steps = numberedSteps(instructions);
  const step = steps.at(place);
  if (step === undefined) return { problem: `“${title}” has ${steps.length} steps.` };
  if (steps.length === 1) return { problem: `“${title}” has only this one step, so I left it.` };
  return {
    after: { ...text, instructions: instructions.filter((_text, index) => index !== step.index) },
    question: `Should I remove step ${step.number} from “${title}”?`,
    done: `I removed step ${step.number} from the draft.`,
    notes: [],
  };
}

async function replace(
  text: RecipeText,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Edited> {
  const { replaceFood } = await import('@larder/culinary/replace-food');
  const { title } = text;
  const after = { ...text, ...replaceFood(text, from, to) };
  if (isSame(text, after)) return { problem: `I found no ${from} in “${title}”, so there is nothing to replace.` };
  const tooLong =
    after.ingredients.some((line) => line.length > RECIPE_LIMITS.ingredient_max_characters) ||
    after.instructions.some((step) => step.length > RECIPE_LIMITS.instruction_max_characters);
  if (tooLong) return { problem: `“${title}” would become too long. Open it and edit it there.` };
  return {
    after,
    question: `Should I replace ${from} with ${to} in “${title}”?`,
    done: `I replaced ${from} with ${to} in the draft.`,
    notes: ['The amounts stay the same, so check them.'],
  };
}
