import { NewRecipe, RECIPE_TEXTS } from '@larder/contract/recipes';

import { filledRows, toNewRecipe } from '#features/recipes/model/recipe-form.ts';
import type { ListName, RecipeForm } from '#features/recipes/model/recipe-form.ts';

export const STEP_NAMES = ['Basic Info', 'Ingredients', 'Instructions', 'Details'] as const;
export const LAST_STEP = STEP_NAMES.length - 1;

type PlainField = Exclude<keyof RecipeForm, ListName | 'is_ai_generated'>;
/** A field, one row of a list, or a whole list. */
export type FaultPath = PlainField | ListName | `${ListName}.${number}.text`;

export interface Fault {
  readonly path: FaultPath;
  readonly message: string;
}

const STEP_OF_FIELD: Record<PlainField | ListName, number> = {
  title: 0,
  description: 0,
  image_url: 0,
  ingredients: 1,
  instructions: 2,
  category: 3,
  servings: 3,
  preparation_time: 3,
  cooking_time: 3,
};

function isField(name: string): name is PlainField | ListName {
  return Object.hasOwn(STEP_OF_FIELD, name);
}

export function stepOf(path: FaultPath): number {
  const [field = ''] = path.split('.');
  return isField(field) ? STEP_OF_FIELD[field] : 0;
}

/** "ingredients.3", as schema and server write it, as the path of the form's field; null for what the form has no field for. */
function toFaultPath(path: string): FaultPath | null {
  const [field = '', row] = path.split('.');
  if (!isField(field)) return null;
  if (field !== 'ingredients' && field !== 'instructions') return field;
  const index = Number(row);
  return row === undefined || !Number.isInteger(index) ? field : `${field}.${index}.text`;
}

/** The server's word on each field, as faults of the form. */
export function faultsOfFields(fields: Readonly<Record<string, string>>): Fault[] {
  return Object.entries(fields).flatMap(([field, message]) => {
    const path = toFaultPath(field);
    return path === null ? [] : [{ path, message }];
  });
}

/** What the contract has against the form, besides what is simply missing. */
function contractFaults(form: RecipeForm): Fault[] {
  const parsed = NewRecipe.safeParse(toNewRecipe(form, '00000000-0000-4000-8000-000000000000'));
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => faultsOfFields({ [issue.path.join('.')]: issue.message }));
}

function blankRows(form: RecipeForm, list: ListName, message: string): Fault[] {
  const blank = form[list].flatMap((row, index) => (row.text.trim() === '' ? [index] : []));
  if (blank.length === 0) return [];
  return [{ path: list, message }, ...blank.map((index): Fault => ({ path: `${list}.${index}.text`, message: '' }))];
}

function missingIn(step: number, form: RecipeForm): Fault[] {
  if (step === 0) {
    const faults: Fault[] = [];
    if (form.title.trim() === '') faults.push({ path: 'title', message: RECIPE_TEXTS.title_required });
    if (form.description.trim() === '')
      faults.push({ path: 'description', message: RECIPE_TEXTS.description_required });
    return faults;
  }
  if (step === 1) return blankRows(form, 'ingredients', RECIPE_TEXTS.ingredients_blank);
  if (step === 2) return blankRows(form, 'instructions', RECIPE_TEXTS.instructions_blank);
  return [];
}

/** What keeps a step from being left; the first fault is the one to go to. An empty message only marks its field. */
export function checkStep(step: number, form: RecipeForm): Fault[] {
  const missing = missingIn(step, form);
  const known = new Set<string>(missing.map(({ path }) => path));
  const others = contractFaults(form).filter(({ path }) => stepOf(path) === step && !known.has(path));
  return known.has('ingredients') || known.has('instructions') ? missing : [...missing, ...others];
}

/** What keeps the recipe from being sent, of one step only: the first at fault. */
export function checkAll(form: RecipeForm): Fault[] {
  const missing: FaultPath[] = [];
  if (form.title.trim() === '') missing.push('title');
  if (form.description.trim() === '') missing.push('description');
  if (missing.length > 0)
    return missing.map((path) => ({ path, message: RECIPE_TEXTS.title_and_description_required }));
  if (filledRows(form.ingredients).length === 0) {
    return [{ path: 'ingredients', message: RECIPE_TEXTS.ingredient_required }];
  }
  if (filledRows(form.instructions).length === 0) {
    return [{ path: 'instructions', message: RECIPE_TEXTS.instruction_required }];
  }
  return firstStepOf(contractFaults(form));
}

/** The faults of the earliest step among them. */
export function firstStepOf(faults: readonly Fault[]): Fault[] {
  const first = Math.min(...faults.map(({ path }) => stepOf(path)));
  return faults.filter(({ path }) => stepOf(path) === first);
}
