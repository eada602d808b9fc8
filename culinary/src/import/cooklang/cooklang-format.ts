import { componentText, ingredientLine, isDeclaration, referenceOf, stepText } from '#import/cooklang/component-text';
import type { CooklangItem, CooklangRecipe } from '#import/cooklang/cooklang-type';
import { parseCooklang } from '#import/cooklang/parse-cooklang';
import { stepPictureNumbers } from '#import/cooklang/step-picture-numbers';
import { draftOf } from '#import/draft-of';
import { readFrontMatter } from '#import/front-matter';
import { fieldsOfFrontMatter } from '#import/front-matter-fields';
import type { ImportedLink } from '#import/imported-recipe';
import type { TextFormat } from '#import/text-format';
import { joinedParagraphs, oneLine } from '#import/text-lines';

/** A component with braces, which no other text has. */
const COMPONENT =
  /(?<![\p{L}\p{N}\\])(?:[@#][^\s@#~{}][^@#~{}\n]{0,80}|~[^\s@#~{}]?[^@#~{}\n]{0,40})\{[^{}\n]{0,60}\}/u;

/** A tool has no blank after its mark. */
const MARKDOWN_TITLE = /^\s*# \S/u;

interface Lists {
  readonly ingredients: string[];
  readonly instructions: string[];
  readonly equipment: Set<string>;
  readonly links: ImportedLink[];
}

/** Adds the ingredients and tools of a step. An ingredient without an amount that was mentioned before is no further line. */
function addComponents(items: readonly CooklangItem[], lists: Lists, mentioned: Set<string>): void {
  const isList = isDeclaration(items);
  for (const item of items) {
    if (item.kind === 'cookware') lists.equipment.add(componentText(item));
    if (item.kind !== 'ingredient') continue;
    const isRepeated = !isList && item.written === '' && mentioned.has(item.name.toLowerCase());
    mentioned.add(item.name.toLowerCase());
    const reference = referenceOf(item);
    if (reference !== null && !isRepeated) lists.links.push({ line: lists.ingredients.length, recipe: reference });
    if (!isRepeated) lists.ingredients.push(ingredientLine(item));
  }
}

/** Adds a section's name to a list that has lines in it. */
function withSection(list: string[], before: number, name: string): void {
  if (name !== '' && list.length > before) list.splice(before, 0, `${name}:`);
}

function readLists({ sections }: CooklangRecipe): Lists {
  const lists: Lists = { ingredients: [], instructions: [], equipment: new Set(), links: [] };
  const mentioned = new Set<string>();
  for (const { name, steps } of sections) {
    const [ingredients, instructions, links] = [
      lists.ingredients.length,
      lists.instructions.length,
      lists.links.length,
    ];
    for (const items of steps) {
      addComponents(items, lists, mentioned);
      if (!isDeclaration(items)) lists.instructions.push(oneLine(stepText(items)));
    }
    withSection(lists.ingredients, ingredients, name);
    withSection(lists.instructions, instructions, name);
    if (lists.ingredients[ingredients] === `${name}:`)
      for (const [at, link] of lists.links.entries())
        if (at >= links) lists.links[at] = { ...link, line: link.line + 1 };
  }
  return lists;
}

/**
 * Recipes in Cooklang. The ingredient lines come from the steps in their order; a step that only lists ingredients and tools
 * becomes no instruction.
 */
export const COOKLANG: TextFormat = {
  name: 'Cooklang',
  recognizes: (text) => {
    const body = readFrontMatter(text)?.body ?? text;
    return COMPONENT.test(body) && !MARKDOWN_TITLE.test(body);
  },
  read: (text, readYaml) => {
    const recipe = parseCooklang(text, readYaml);
    const fields = fieldsOfFrontMatter(recipe.metadata);
    const { ingredients, instructions, equipment, links } = readLists(recipe);
    const tools = [...new Set([...(fields.equipment ?? []), ...equipment])];
    const notes = joinedParagraphs([fields.notes ?? null, ...recipe.notes]);
    return [draftOf({ ...fields, ingredients, instructions, equipment: tools, links, notes })];
  },
  stepNumbers: stepPictureNumbers,
};
