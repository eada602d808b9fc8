import { isHeading, isPurpose } from '#ingredient-heading';
import { EMPTY_RECIPE, type Finding, type RecipeDraft } from '#import/imported-recipe';
import { readMark } from '#import/list-marks';
import { nutritionIn } from '#import/nutrition-lines';
import { ingredientLikelihood, type Likelihood } from '#import/plain-text/ingredient-likelihood';
import { listInLine } from '#import/plain-text/list-in-line';
import { type PlainLine, prepareLines } from '#import/plain-text/prepare-lines';
import { readBlocks, type TextBlock } from '#import/plain-text/read-blocks';
import { addAddress, type RecipeFields } from '#import/plain-text/recipe-fields';
import { addressIn } from '#import/plain-text/social-text';
import { type FoundIngredient, isSectionWord, sortLines } from '#import/plain-text/sort-lines';
import { readSteps } from '#import/plain-text/step-list';
import { takeFields, takeLabelledFields } from '#import/plain-text/take-fields';
import { takeTitle } from '#import/plain-text/title-line';
import { ingredientsWithSections, sectionLine } from '#import/sections';
import { joinedParagraphs } from '#import/text-lines';

interface Found {
  readonly fields: RecipeFields;
  readonly ingredients: FoundIngredient[];
  readonly steps: { readonly text: string; readonly isSure: boolean }[];
  readonly description: string[];
  readonly notes: string[];
  readonly findings: Finding[];
}

/** Joins lines to paragraphs that keep their line breaks. */
function paragraphs(lines: readonly PlainLine[]): string[] {
  const groups: string[][] = [];
  for (const { text, isAfterBlank } of lines) {
    const group = groups.at(-1);
    if (isAfterBlank || group === undefined) groups.push([text]);
    else group.push(text);
  }
  return groups.map((group) => group.join('\n'));
}

/** Reads lines whose parts have no headings. */
function readLoose(lines: readonly PlainLine[], found: Found, hasSteps: boolean): void {
  const { before, ingredients, steps } = sortLines(lines);
  found.ingredients.push(...ingredients);
  // With steps of their own elsewhere, sentences between the ingredients are remarks.
  if (hasSteps) found.notes.push(...paragraphs(steps));
  else found.steps.push(...readSteps(steps).map(({ text, isMarked }) => ({ text, isSure: isMarked })));
  found.description.push(...paragraphs(before));
}

/** Reads the lines below a heading for ingredients; without a heading for the steps, these follow in the same lines. */
function readIngredients(lines: readonly PlainLine[], found: Found, hasSteps: boolean): void {
  const list = lines.length === 1 ? listInLine(lines[0]?.text ?? '') : null;
  if (list !== null) {
    found.ingredients.push(...list.map((text) => listedIngredient({ text, isAfterBlank: false }, undefined, false)));
    return;
  }
  const sorted = hasSteps ? null : sortLines(lines);
  const firstStep = sorted?.steps.find(({ text }) => text.length > 0);
  const end = firstStep === undefined || sorted?.ingredients.length === 0 ? lines.length : lines.indexOf(firstStep);
  for (const [at, line] of lines.slice(0, end).entries())
    found.ingredients.push(listedIngredient(line, lines[at + 1], at === 0));
  if (end < lines.length) readLoose(lines.slice(end), found, false);
}

/** A line below the heading for ingredients. A few unknown words may head the lines below them. */
function listedIngredient(line: PlainLine, next: PlainLine | undefined, isFirst: boolean): FoundIngredient {
  const { text, mark } = readMark(line.text);
  const likelihood = ingredientLikelihood(text);
  const isLoose = line.isAfterBlank || isFirst;
  const mayHead = (isSectionWord(text, likelihood) && (isLoose || isPurpose(text))) || (isLoose && isPurpose(text));
  const isSection = mark === null && mayHead && next?.isAfterBlank === false && likelihoodOf(next).hasAmount;
  if (isSection) return { text: sectionLine(text), isSure: true };
  return {
    text: mark === null ? line.text : text,
    isSure: isHeading(line.text) || likelihood.is === 'sure' || likelihood.is === 'known',
  };
}

const likelihoodOf = ({ text }: PlainLine): Likelihood => ingredientLikelihood(readMark(text).text);

/** Facts among the steps, such as "Source: …" at their end; those without a colon may be steps. */
function readStepBlock(lines: readonly PlainLine[], { fields, steps }: Found): void {
  const others = takeLabelledFields(lines, fields);
  steps.push(...readSteps(others).map(({ text }) => ({ text, isSure: true })));
}

function readBlock({ block, lines }: TextBlock, found: Found, hasSteps: boolean): void {
  if (block === 'ingredients') readIngredients(takeFields(lines, found.fields), found, hasSteps);
  else if (block === 'steps') readStepBlock(lines, found);
  else if (block === 'equipment') found.fields.equipment = lines.map(({ text }) => readMark(text).text);
  else if (block === 'nutrition') readNutrition(lines, found);
  else if (block === null) readLoose(takeFields(lines, found.fields), found, hasSteps);
  else if (block === 'description') found.description.push(...paragraphs(takeFields(lines, found.fields)));
  else found.notes.push(...paragraphs(lines.map(withoutBullet)));
}

/** Numbers of a list stay in notes; bullets go. */
function withoutBullet(line: PlainLine): PlainLine {
  const { text, mark } = readMark(line.text);
  return mark === 'bullet' ? { ...line, text } : line;
}

function readNutrition(lines: readonly PlainLine[], { fields, notes }: Found): void {
  const nutrition = nutritionIn(lines.map(({ text }) => text).join('\n'));
  if (nutrition === null) notes.push(...paragraphs(lines));
  else fields.nutrition ??= nutrition;
}

function draftOf({ fields, ingredients, steps, description, notes, findings }: Found): RecipeDraft {
  const doubts = (field: 'ingredients' | 'instructions', lines: readonly { isSure: boolean }[]): Finding[] =>
    lines.flatMap(({ isSure }, line) => (isSure ? [] : [{ field, line, from: 'text', sure: false } as const]));
  const texts = ingredientsWithSections(ingredients.map(({ text }) => text));
  return {
    ...EMPTY_RECIPE,
    ...fields,
    tags: [...new Set(fields.tags)],
    ingredients: texts,
    instructions: steps.map(({ text }) => text),
    description: joinedParagraphs(description),
    notes: joinedParagraphs(notes),
    findings: [
      ...findings,
      ...doubts('ingredients', ingredients).filter(({ line = 0 }) => texts[line]?.endsWith(':') !== true),
      ...doubts('instructions', steps),
    ],
  };
}

/** Reads one recipe from a text that people write or paste, with or without headings. */
export function readPlainRecipe(text: string): RecipeDraft {
  const { lines, hashtags, addresses } = prepareLines(text);
  const [head = { block: null, lines: [] }, ...blocks] = readBlocks(lines);
  const found: Found = { fields: {}, ingredients: [], steps: [], description: [], notes: [], findings: [] };
  const { title, isSure, servings, others } = takeTitle(head.lines);
  if (servings !== null) found.fields.servings = servings;
  if (!isSure) found.findings.push({ field: 'title', from: 'text', sure: false });
  const hasSteps = blocks.some(({ block, lines: steps }) => block === 'steps' && steps.length > 0);
  for (const block of [{ block: null, lines: [...others] }, ...blocks]) readBlock(block, found, hasSteps);
  found.fields.title ??= title;
  if (found.fields.source_url === undefined) {
    const address = addresses[0] ?? addressIn([...found.description, ...found.notes].join('\n'));
    if (address !== null) addAddress(found.fields, address);
  }
  found.fields.tags = [...(found.fields.tags ?? []), ...hashtags];
  return draftOf(found);
}
