import { EMPTY_RECIPE, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield, type Yield } from '@larder/culinary/import/yield';

import { type DataNode, hasType, isNode, type LinkedData, listOf } from './linked-data.ts';
import { linesOfHtml, textOfHtml } from './plain-text.ts';
import { largestImage } from './read-image.ts';
import { readIngredients } from './read-ingredients.ts';
import { readSteps } from './read-steps.ts';
import { absoluteAddress, languageTag } from './read-values.ts';

const TAGS_MAX = 40;
const TAG_MAX_CHARACTERS = 60;
const NUTRIENTS_MAX = 40;
const EQUIPMENT_MAX = 50;

const text = (value: unknown): string | null => {
  const read = typeof value === 'string' ? textOfHtml(value) : typeof value === 'number' ? String(value) : '';
  return read === '' ? null : read;
};

/** Returns the first text among values and the names of nodes. */
function nameOf(value: unknown, data: LinkedData): string | null {
  for (const each of listOf(value).map(data.resolve)) {
    const name = isNode(each) ? nameOf(each['name'], data) : text(each);
    if (name !== null && !/^https?:/u.test(name)) return name;
  }
  return null;
}

/** Durations may be objects: {"minValue": "PT10M", "maxValue": "PT15M"}. */
function minutesOf(value: unknown): number | null {
  const [first] = listOf(value);
  return readMinutes(isNode(first) ? (first['maxValue'] ?? first['value'] ?? first['@value']) : first);
}

/** Of several yields ("4", "4 servings", "24 cookies") the servings of the first number and the most telling words are taken. */
function yieldOf(value: unknown): Yield {
  const yields = listOf(value).map((each) => {
    const plain = isNode(each) ? `${text(each['value']) ?? ''} ${text(each['unitText']) ?? ''}` : each;
    return readYield(typeof plain === 'string' ? textOfHtml(plain) : plain);
  });
  return {
    servings: yields.find(({ servings }) => servings !== null)?.servings ?? null,
    yield_text: yields.find(({ yield_text: words }) => words !== null)?.yield_text ?? null,
  };
}

function tagsOf(node: DataNode): string[] {
  const values = [node['recipeCategory'], node['recipeCuisine'], node['keywords']].flatMap(listOf);
  const tags = values
    .flatMap((value) => (text(isNode(value) ? value['name'] : value) ?? '').split(/[,;|]/u))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag.length <= TAG_MAX_CHARACTERS && !/^https?:/u.test(tag));
  const spellings = new Map<string, string>();
  for (const tag of tags) if (!spellings.has(tag.toLowerCase())) spellings.set(tag.toLowerCase(), tag);
  return [...spellings.values()].slice(0, TAGS_MAX);
}

function nutritionOf(value: unknown, { resolve }: LinkedData): Record<string, string> | null {
  const node = listOf(value).map(resolve).find(isNode);
  const entries = Object.entries(node ?? {}).flatMap(([name, amount]) => {
    const words = name.startsWith('@') ? null : text(amount);
    return words === null || !/\p{N}/u.test(words) ? [] : [[name, words] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries.slice(0, NUTRIENTS_MAX));
}

function videoOf(value: unknown, { resolve }: LinkedData, base: string | null): string | null {
  for (const each of listOf(value).map(resolve)) {
    const addresses = isNode(each) ? [each['contentUrl'], each['embedUrl'], each['url']] : [each];
    const found = addresses.map((address) => absoluteAddress(address, base)).find((address) => address !== null);
    if (found !== undefined) return found;
  }
  return null;
}

const namesOf = (value: unknown, data: LinkedData): string[] =>
  listOf(value)
    .flatMap((each) => nameOf(each, data) ?? [])
    .slice(0, EQUIPMENT_MAX);

/** True for a node that is a recipe and states more than its name. */
export const isRecipeNode = (node: DataNode): boolean => hasType(node, 'Recipe');

/** Reads a Recipe of schema.org. What it lacks stays empty. `base` is the page's address. */
export function readRecipeNode(node: DataNode, data: LinkedData, base: string | null): ImportedRecipe {
  return {
    ...EMPTY_RECIPE,
    ...yieldOf(node['recipeYield'] ?? node['yield']),
    title: nameOf(node['name'] ?? node['headline'], data) ?? '',
    description: linesOfHtml(text(node['description']) ?? '').join('\n') || null,
    ingredients: readIngredients(node['recipeIngredient'] ?? node['ingredients'], data),
    instructions: readSteps(node['recipeInstructions'] ?? node['instructions'] ?? node['step'], data),
    image_url: largestImage(node['image'] ?? node['thumbnailUrl'], data, base),
    preparation_time: minutesOf(node['prepTime']),
    cooking_time: minutesOf(node['cookTime'] ?? node['performTime']),
    total_time: minutesOf(node['totalTime']),
    author: nameOf(node['author'] ?? node['creator'], data),
    source_name: nameOf(node['publisher'], data),
    source_url: absoluteAddress(node['url'], base),
    video_url: videoOf(node['video'], data, base),
    language: languageTag(nameOf(node['inLanguage'], data)),
    nutrition: nutritionOf(node['nutrition'], data),
    tags: tagsOf(node),
    equipment: namesOf(node['tool'], data),
  };
}
