import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';
import { isHeading } from '@larder/culinary/ingredient-heading';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { visibleText } from '@larder/contract/visible-text';

import type { DraftRow } from './tables.ts';

/** What a list shows of a draft, so that it need not read all of it. */
export function draftColumns(
  draft: RecipeDraft,
): Pick<DraftRow, 'title' | 'doubt_count' | 'ingredient_count' | 'step_count' | 'image_url'> {
  const { title, ingredients, instructions, image_url } = draft;
  return {
    title: shortTitle(title),
    doubt_count: countDoubts(draft),
    ingredient_count: countLines(ingredients),
    step_count: countLines(instructions),
    image_url,
  };
}

/** A title within the limit of a recipe's title. */
export function shortTitle(title: string): string {
  return visibleText(title.slice(0, RECIPE_LIMITS.title_max_characters).toWellFormed());
}

/** Without the headings of sections. */
function countLines(lines: readonly string[]): number {
  return lines.filter((line) => !isHeading(line)).length;
}

/** What the user should check: findings that are not sure, and what a recipe must have but the draft lacks. */
function countDoubts({ findings, title, ingredients, instructions }: RecipeDraft): number {
  const unsure = findings.filter(({ sure }) => !sure).length;
  return unsure + [title, ingredients, instructions].filter(({ length }) => length === 0).length;
}
