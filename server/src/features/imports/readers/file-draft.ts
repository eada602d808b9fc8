import {
  EMPTY_RECIPE,
  type Finding,
  type ImportedRecipe,
  type RecipeDraft,
} from '@larder/culinary/import/imported-recipe';
import { readMark } from '@larder/culinary/import/list-marks';
import { ingredientsWithSections } from '@larder/culinary/import/sections';
import { isHeading } from '@larder/culinary/ingredient-heading';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of its type
const FIELDS = Object.keys(EMPTY_RECIPE) as (keyof ImportedRecipe)[];

const isFound = (value: ImportedRecipe[keyof ImportedRecipe]): boolean =>
  value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);

/** Returns a draft of what a file says. `unsure` are the fields that the person should look at. */
export function fileDraft(
  fields: Partial<ImportedRecipe>,
  unsure: readonly (keyof ImportedRecipe)[] = [],
): RecipeDraft {
  const recipe = { ...EMPTY_RECIPE, ...fields };
  const findings = FIELDS.filter((field) => isFound(recipe[field])).map((field): Finding => ({
    field,
    from: 'file',
    sure: !unsure.includes(field),
  }));
  return { ...recipe, findings };
}

/** Returns steps without their numbers and bullets. */
export const stepLines = (lines: readonly string[]): string[] =>
  lines.map((line) => readMark(line).text).filter((line) => line !== '');

/** Returns ingredient lines without bullets; section headings end with ":". */
export const ingredientLines = (lines: readonly string[]): string[] =>
  ingredientsWithSections(
    lines.map((line) => (isHeading(line) || readMark(line).mark !== 'bullet' ? line : readMark(line).text)),
  );

/** Returns the tags of several lists without blanks, repetitions and empty ones. */
export function tagList(...lists: readonly (readonly string[])[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of lists.flat().map((each) => each.trim())) if (tag !== '') byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}

/** Returns paragraphs with blank lines between them, or null if all are empty. */
export function paragraphs(...texts: readonly (string | null)[]): string | null {
  const filled = texts.filter((text) => text !== null && text !== '');
  return filled.length === 0 ? null : filled.join('\n\n');
}

/** Returns the owner's stars of a rating up to `max`, rounded; null for none. */
export function starsOf(value: string, max: number): number | null {
  const stars = Math.round((Number(value.replace(',', '.')) / max) * 5);
  return stars >= 1 && stars <= 5 ? stars : null;
}

/** Returns an absolute http or https address, or null. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const url = URL.parse(/^www\./iu.test(trimmed) ? `https://${trimmed}` : trimmed);
  return url !== null && /^https?:$/u.test(url.protocol) && !/\s/u.test(trimmed) ? url.href : null;
}

/** Returns where a recipe comes from, of a text that is a name or an address, and the address of its link ('' if there is none). */
export function sourceOf(text: string, link = ''): Pick<ImportedRecipe, 'source_name' | 'source_url'> {
  const address = webAddress(link) ?? webAddress(text);
  const name = webAddress(text) === null && text !== '' ? text : null;
  return { source_name: name, source_url: address };
}
