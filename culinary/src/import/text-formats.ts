import { COOKLANG } from '#import/cooklang/cooklang-format';
import { GENERIC_TEXT } from '#import/formats/generic-text';
import { MARKDOWN } from '#import/formats/markdown';
import { MASTER_COOK } from '#import/formats/master-cook';
import { MEAL_MASTER } from '#import/formats/meal-master';
import { REZ_KONV } from '#import/formats/rez-konv';
import type { RecipeDraft } from '#import/imported-recipe';
import { PLAIN_TEXT } from '#import/plain-text/plain-text-format';
import type { ReadYaml, TextFormat } from '#import/text-format';

/** Every text format, from the most specific to plain text. */
export const TEXT_FORMATS: readonly TextFormat[] = [
  MEAL_MASTER,
  REZ_KONV,
  MASTER_COOK,
  GENERIC_TEXT,
  COOKLANG,
  MARKDOWN,
  PLAIN_TEXT,
];

/**
 * Reads the recipes of a text in the first format that recognizes it; none if there is no recipe in it. Never throws.
 * @param readYaml see {@link TextFormat.read}
 */
export function readRecipeText(text: string, readYaml?: ReadYaml): RecipeDraft[] {
  const format = TEXT_FORMATS.find(({ recognizes }) => recognizes(text));
  return format?.read(text, readYaml) ?? [];
}
