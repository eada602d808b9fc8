import { draftOf } from '#import/draft-of';
import { readHeadedMarkdown } from '#import/formats/headed-markdown';
import { firstPicture, type MarkdownLine, markdownLines, plainMarkdown } from '#import/formats/markdown-lines';
import { readFrontMatter } from '#import/front-matter';
import { fieldsOfFrontMatter, textsOf } from '#import/front-matter-fields';
import type { RecipeDraft } from '#import/imported-recipe';
import { readMark } from '#import/list-marks';
import { readBlockHeading } from '#import/plain-text/block-heading';
import { readPlainRecipe } from '#import/plain-text/read-plain-recipe';
import type { RecipeFields } from '#import/plain-text/recipe-fields';
import { ingredientsWithSections } from '#import/sections';
import type { ReadYaml, TextFormat } from '#import/text-format';
import { joinedParagraphs } from '#import/text-lines';
import { stepsOfWrapped } from '#import/wrapped-steps';

const HEADING = /^\s{0,3}#{1,6}\s+\S/mu;
const FIRST_LINE = /^\s*---[^\S\n]*\r?\n/u;

/** Splits lines at the first-level headings that are titles: those that head no part of a recipe. */
function recipesIn(lines: readonly MarkdownLine[]): string[] {
  const recipes: string[][] = [[]];
  for (const { level, text } of lines) {
    const isTitle = level === 1 && readBlockHeading(text) === null;
    if (isTitle && recipes.at(-1)?.some((line) => line.trim() !== '') === true) recipes.push([text]);
    else recipes.at(-1)?.push(text);
  }
  return recipes.map((recipe) => recipe.join('\n'));
}

/** Fields of front matter come before what the text seems to say. */
function merged(draft: RecipeDraft, fields: RecipeFields): RecipeDraft {
  const stated = Object.entries(fields).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const texts = [fields.notes ?? null, draft.notes];
  const tags = [...new Set([...(fields.tags ?? []), ...draft.tags])];
  return { ...draft, ...Object.fromEntries(stated), tags, notes: joinedParagraphs(texts) };
}

/** Ingredients and steps in the front matter, as Jekyll themes such as Chowdown have them; the body describes the dish. */
function readListed(values: ReadonlyMap<string, unknown>, body: string): RecipeDraft {
  const fields = fieldsOfFrontMatter(values);
  const listOf = (...keys: string[]): string[] =>
    keys.flatMap((key) => textsOf(values.get(key))).map((text) => readMark(plainMarkdown(text)).text);
  const text = joinedParagraphs([
    markdownLines(body)
      .map((line) => line.text)
      .join('\n')
      .trim(),
  ]);
  return draftOf({
    ...fields,
    ingredients: ingredientsWithSections(listOf('ingredients')),
    instructions: stepsOfWrapped(listOf('directions', 'instructions', 'steps', 'method').flatMap((step) => [step, ''])),
    description: fields.description ?? text,
    notes: fields.description === undefined ? (fields.notes ?? null) : joinedParagraphs([fields.notes ?? null, text]),
    image_url: fields.image_url ?? firstPicture(body),
  });
}

function read(text: string, readYaml?: ReadYaml): RecipeDraft[] {
  const matter = readFrontMatter(text, readYaml);
  if (Array.isArray(matter?.values.get('ingredients'))) return [readListed(matter.values, matter.body)];
  const body = matter?.body ?? text;
  const fields = matter === null ? {} : fieldsOfFrontMatter(matter.values);
  const headed = readHeadedMarkdown(body, fields.title);
  if (headed !== null) return [merged(draftOf(headed), { image_url: firstPicture(body), ...fields })];
  const recipes = recipesIn(markdownLines(body)).filter((recipe) => /\p{L}/u.test(recipe));
  const drafts = recipes
    .map((recipe) => readPlainRecipe(recipe))
    .filter(({ ingredients, instructions }) => ingredients.length + instructions.length > 0);
  if (drafts.length !== 1) return drafts;
  return drafts.map((draft) => merged(draft, { image_url: firstPicture(body), ...fields }));
}

/** Notes in Markdown, with or without front matter; each title of the first level begins a recipe. */
export const MARKDOWN: TextFormat = {
  name: 'Markdown',
  recognizes: (text) => HEADING.test(text) || (FIRST_LINE.test(text) && readFrontMatter(text) !== null),
  read,
};
