import type { AnsweredBy } from '@larder/contract/assistant';
import type { Picture } from '@larder/contract/pictures';
import { RECIPE_CATEGORIES } from '@larder/contract/recipes';

import type { Edited, Made, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { MAX_ROWS } from '#features/recipe-form/model/recipe-form.ts';
import type { ListName, RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { LAST_STEP } from '#features/recipe-form/model/step-names.ts';
import { isDraftId } from '#features/recipe-form/model/wizard-search.ts';

// Read by hand: a page that asks for the words of a recipe first of all would wait for a library of schemas.

/** What was kept is no draft, or one of another time. */
class UnfitError extends Error {
  override readonly name = 'UnfitError';
}

const COOKS: readonly AnsweredBy[] = ['provider', 'worker', 'kitchen', 'simulated'];

type Read<Value> = (kept: unknown) => Value;

function member(kept: unknown, name: string): unknown {
  if (typeof kept !== 'object' || kept === null) throw new UnfitError(`Nothing has the name ${name}`);
  return Reflect.get(kept, name);
}

function readText(kept: unknown): string {
  if (typeof kept !== 'string') throw new UnfitError('Not a text');
  return kept;
}

function readNumber(kept: unknown): number {
  if (typeof kept !== 'number' || !Number.isFinite(kept)) throw new UnfitError('Not a number');
  return kept;
}

function readWhole(kept: unknown): number {
  if (typeof kept !== 'number' || !Number.isSafeInteger(kept)) throw new UnfitError('Not a whole number');
  return kept;
}

function readYesNo(kept: unknown): boolean {
  if (typeof kept !== 'boolean') throw new UnfitError('Neither yes nor no');
  return kept;
}

function readId(kept: unknown): string {
  if (!isDraftId(kept)) throw new UnfitError('Not an id');
  return kept;
}

function readList<Value>(kept: unknown, read: Read<Value>): Value[] {
  if (!Array.isArray(kept)) throw new UnfitError('Not a list');
  return kept.map((one) => read(one));
}

function orNull<Value>(kept: unknown, read: Read<Value>): Value | null {
  return kept === null ? null : read(kept);
}

function readRows(kept: unknown, list: ListName): { text: string }[] {
  const rows = readList(kept, (row) => ({ text: readText(member(row, 'text')) }));
  // Twice the limit: too many rows are to be told, not lost.
  if (rows.length === 0 || rows.length > MAX_ROWS[list] * 2) throw new UnfitError('Too few rows, or too many');
  return rows;
}

function readCategory(kept: unknown): RecipeForm['category'] {
  const category = RECIPE_CATEGORIES.find((known) => known === kept);
  if (category === undefined) throw new UnfitError('Not a category');
  return category;
}

function readPicture(kept: unknown): Picture {
  return {
    id: readId(member(kept, 'id')),
    width: readWhole(member(kept, 'width')),
    height: readWhole(member(kept, 'height')),
    preview: readText(member(kept, 'preview')),
  };
}

function readForm(kept: unknown): RecipeForm {
  return {
    title: readText(member(kept, 'title')),
    description: readText(member(kept, 'description')),
    image_url: readText(member(kept, 'image_url')),
    picture: orNull(member(kept, 'picture') ?? null, readPicture),
    ingredients: readRows(member(kept, 'ingredients'), 'ingredients'),
    instructions: readRows(member(kept, 'instructions'), 'instructions'),
    category: orNull(member(kept, 'category'), readCategory),
    servings: orNull(member(kept, 'servings'), readNumber),
    preparation_time: orNull(member(kept, 'preparation_time'), readNumber),
    cooking_time: orNull(member(kept, 'cooking_time'), readNumber),
    is_ai_generated: readYesNo(member(kept, 'is_ai_generated')),
  };
}

function readCook(kept: unknown): AnsweredBy {
  const cook = COOKS.find((known) => known === kept);
  if (cook === undefined) throw new UnfitError('No cook that we know');
  return cook;
}

function readMade(kept: unknown): Made {
  return {
    asked: readList(member(kept, 'asked'), readText),
    before: readForm(member(kept, 'before')),
    after: readForm(member(kept, 'after')),
    unusable: readList(member(kept, 'unusable'), (one) => ({
      text: readText(member(one, 'text')),
      reason: readText(member(one, 'reason')),
    })),
    notes: readList(member(kept, 'notes') ?? [], readText),
    answered_by: readCook(member(kept, 'answered_by') ?? 'kitchen'),
  };
}

function readEdited(kept: unknown): Edited {
  return {
    recipe_id: readId(member(kept, 'recipe_id')),
    version: readWhole(member(kept, 'version')),
    before: readForm(member(kept, 'before')),
  };
}

function readStep(kept: unknown): number {
  const step = readWhole(kept);
  if (step < 0 || step > LAST_STEP) throw new UnfitError('Not a step');
  return step;
}

/** What was kept, if it still fits; anything else counts as nothing kept. What drafts have had since a later time may be missing. */
export function parseDraft(kept: unknown): RecipeDraft | undefined {
  try {
    return {
      id: readId(member(kept, 'id')),
      step: readStep(member(kept, 'step')),
      form: readForm(member(kept, 'form')),
      made: orNull(member(kept, 'made'), readMade),
      sentAs: orNull(member(kept, 'sentAs') ?? null, readId),
      edited: orNull(member(kept, 'edited') ?? null, readEdited),
    };
  } catch (error) {
    if (error instanceof UnfitError) return undefined;
    throw error;
  }
}
