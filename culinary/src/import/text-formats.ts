import type { RecipeDraft } from '#import/imported-recipe';
import { PLAIN_TEXT } from '#import/plain-text/plain-text-format';
import type { ReadYaml, TextFormat } from '#import/text-format';

/** Every text format, from the most specific to plain text. */
export const TEXT_FORMATS: readonly TextFormat[] = [PLAIN_TEXT];

/**
 * Reads the recipes of a text in the first format that recognizes it; none if there is no recipe in it. Never throws.
 * @param readYaml see {@link TextFormat.read}
 */
export function readRecipeText(text: string, readYaml?: ReadYaml): RecipeDraft[] {
  const format = TEXT_FORMATS.find(({ recognizes }) => recognizes(text));
  return format?.read(text, readYaml) ?? [];
}
