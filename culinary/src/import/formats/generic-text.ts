import { draftOf } from '#import/draft-of';
import type { RecipeDraft } from '#import/imported-recipe';
import { readMark } from '#import/list-marks';
import { ingredientLikelihood } from '#import/plain-text/ingredient-likelihood';
import type { RecipeFields } from '#import/plain-text/recipe-fields';
import { takeLabelledFields } from '#import/plain-text/take-fields';
import { ingredientsWithSections } from '#import/sections';
import type { TextFormat } from '#import/text-format';
import { joinedParagraphs, linesOf, oneLine, paragraphsOf } from '#import/text-lines';
import { stepsOfWrapped } from '#import/wrapped-steps';

const START = /^\s*(?:@{5,}|\[{5}|-{3,}\s*Recipe Import Assist Start\s*-{3,})\s*$/iu;
const END = /^\s*(?:\]{5}|_{5,}|-{3,}\s*Recipe Import Assist (?:Stop|End)\s*-{3,})\s*$/iu;
const DATA = /^\s*-{3,}\s*Recipe Data\s*-{3,}\s*$/iu;

function recipesIn(text: string): string[][] {
  const recipes: string[][] = [];
  let current: string[] | null = null;
  for (const line of linesOf(text)) {
    if (START.test(line)) recipes.push((current = []));
    else if (END.test(line)) current = null;
    // A vertical bar separates the parts, too.
    else current?.push(/^\s*\|\s*$/u.test(line) || DATA.test(line) ? '' : line);
  }
  return recipes;
}

const isIngredientList = (lines: readonly string[]): boolean =>
  lines.filter((line) => ingredientLikelihood(line.trim()).is === 'sure').length * 2 > lines.length;

function readRecipe(lines: readonly string[]): RecipeDraft | null {
  const fields: RecipeFields = {};
  const [first = [], ...others] = paragraphsOf(lines);
  const [title, ...belowTitle] = first;
  if (title === undefined) return null;
  const paragraphs = belowTitle.length > 0 ? [belowTitle, ...others] : others;
  // The line of notes may be missing.
  const hasNotes = paragraphs.length > 1 && !isIngredientList(paragraphs[0] ?? []);
  const [notes = [], ingredients = [], ...directions] = hasNotes ? paragraphs : [[], ...paragraphs];
  const texts = directions.flatMap((paragraph) => ['', ...paragraph]).map((text) => ({ text: text.trim() }));
  const steps = takeLabelledFields(texts, fields).map(({ text }) => text);
  return draftOf({
    ...fields,
    title: oneLine(title),
    notes: joinedParagraphs([oneLine(notes.join(' '))]),
    ingredients: ingredientsWithSections(ingredients.map((line) => readMark(line).text)),
    instructions: stepsOfWrapped(steps),
  });
}

/** The generic import text of MasterCook and "Recipe Import Assist": title, notes, ingredients, directions. */
export const GENERIC_TEXT: TextFormat = {
  name: 'Generic recipe text',
  recognizes: (text) => linesOf(text).some((line) => START.test(line)),
  read: (text) => recipesIn(text).flatMap((lines) => readRecipe(lines) ?? []),
};
