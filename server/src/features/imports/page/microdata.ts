import { type Element, isTag } from 'domhandler';

import type { DataNode } from './linked-data.ts';
import { linesOf, textOf, textOfAll } from './plain-text.ts';
import {
  holdsSame,
  isListProperty,
  linesOfProperty,
  type ListProperty,
  type ListPropertyOf,
  withForgottenItems,
} from './property-lines.ts';

/** Values by property. Those of list properties are elements until all are known. */
export type Values = Map<string, unknown[]>;

const LINK_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  iframe: 'src',
  video: 'src',
  object: 'data',
};
const LINKS = new Set(['image', 'url', 'video', 'thumbnailUrl', 'contentUrl', 'embedUrl']);

/** Names of older vocabularies. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  ingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  yield: 'recipeYield',
  summary: 'description',
  photo: 'image',
  recipeType: 'recipeCategory',
};
/** Properties that only recipes have. */
const OF_RECIPES = new Set([
  'recipeIngredient',
  'recipeInstructions',
  'recipeYield',
  'prepTime',
  'cookTime',
  'totalTime',
  'recipeCategory',
  'recipeCuisine',
]);

const namesOf = (element: Element): string[] => [
  ...new Set(
    (element.attribs['itemprop'] ?? '')
      .split(/\s+/u)
      .filter((name) => name !== '')
      .map((name) => CURRENT_NAMES[name] ?? name),
  ),
];

const listPropertyOf: ListPropertyOf = (element) => namesOf(element).find(isListProperty);

const isItem = ({ attribs }: Element): boolean =>
  attribs['itemscope'] !== undefined || attribs['itemtype'] !== undefined;

const typesOf = (element: Element): string[] => (element.attribs['itemtype'] ?? '').split(/\s+/u);

const isRecipeType = (type: string): boolean =>
  /(?:schema\.org\/Recipe|data-vocabulary\.org\/Recipe|^Recipe)\/?$/iu.test(type);

const isRecipe = (element: Element): boolean =>
  element.attribs['itemtype'] !== undefined && typesOf(element).some(isRecipeType);

/** Maximum number of values of one property. */
const VALUES_MAX = 500;

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && 'children' in value;

/** Adds a value of a property; of a list property the element, unless it only groups others. */
export function addValue(values: Values, name: string, value: unknown, propertyOf: ListPropertyOf): void {
  if (isElement(value) && isListProperty(name) && holdsSame(value, name, propertyOf)) return;
  const all = values.get(name);
  if (all === undefined) values.set(name, [value]);
  else if (all.length < VALUES_MAX) all.push(value);
}

const statedValue = ({ attribs }: Element): string | undefined =>
  [attribs['content'], attribs['datetime']].find((value) => value !== undefined && value !== '');

/** Returns the value of an element that states a property other than a list. */
export function valueOf(element: Element, name: string): unknown {
  const { attribs } = element;
  const stated = statedValue(element);
  if (stated !== undefined) return stated;
  if (name === 'description') return linesOf(element).join('\n');
  const link = LINK_ATTRIBUTES[element.name];
  const address = link === undefined ? undefined : (attribs['data-src'] ?? attribs[link]);
  if (address !== undefined && LINKS.has(name)) return address;
  // The title of a page may name its site, too: the head is read on its own.
  return element.name === 'title' ? '' : textOfAll(element.children);
}

/** True for a step that states its text, not only its picture or its name. */
const statesText = (node: DataNode): boolean =>
  ['text', 'description', 'itemListElement', 'steps', 'item'].some((name) => node[name] !== undefined);

function propertyValue(element: Element, name: string): unknown {
  if (isListProperty(name)) return statedValue(element) ?? element;
  return isItem(element) ? nodeOf(element) : valueOf(element, name);
}

const addProperty = (values: Values, element: Element, name: string): void =>
  addValue(values, name, propertyValue(element, name), listPropertyOf);

/** Adds the properties within an element to a node; those of nested items become nodes of their own. */
function collect(element: Element, values: Values, isWanted: (name: string) => boolean): void {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    const names = namesOf(child);
    const isNested = isItem(child);
    for (const name of names.filter(isWanted)) addProperty(values, child, name);
    if (isNested && (names.some((name) => !isListProperty(name)) || isRecipe(child))) continue;
    // The names of foods and steps, and of items that are no property, are not that of the recipe.
    const isInner = isNested || names.some(isListProperty);
    collect(child, values, isInner ? (name) => OF_RECIPES.has(name) && isWanted(name) : isWanted);
  }
}

function valuesOfList(marked: Element, name: ListProperty, isOneOfMany: boolean, propertyOf: ListPropertyOf): unknown {
  const node = name === 'recipeInstructions' && isItem(marked) ? nodeOf(marked) : {};
  return statesText(node) ? node : linesOfProperty(marked, name, isOneOfMany, propertyOf);
}

/** Makes a node of values. A property with one value is that value, as in JSON-LD; elements become their lines. */
export function nodeOfValues(values: Values, propertyOf: ListPropertyOf): DataNode {
  const entries = [...values].map(([name, all]): [string, unknown] => {
    if (!isListProperty(name)) return [name, all.length === 1 ? all[0] : all];
    const elements = withForgottenItems(all.filter(isElement), propertyOf);
    const hidden = all.filter((value) => !isElement(value));
    // Pages that state a list both ways repeat it.
    if (hidden.length >= elements.length) return [name, hidden];
    return [name, elements.flatMap((each) => valuesOfList(each, name, elements.length > 1, propertyOf))];
  });
  return Object.fromEntries(entries);
}

function valuesIn(element: Element): Values {
  const values: Values = new Map();
  collect(element, values, () => true);
  return values;
}

function nodeOf(element: Element): DataNode {
  const values = valuesIn(element);
  return {
    ...nodeOfValues(values, listPropertyOf),
    '@type': typesOf(element),
    ...(values.size === 0 ? { name: textOf(element) } : {}),
  };
}

const isWithinRecipe = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && (isRecipe(parent) || isWithinRecipe(parent));

/** Returns the properties of a recipe that are marked outside of one. */
function readStrays(elements: readonly Element[]): DataNode {
  const values: Values = new Map();
  for (const element of elements) {
    if (element.attribs['itemprop'] === undefined || isWithinRecipe(element)) continue;
    for (const name of namesOf(element)) if (OF_RECIPES.has(name)) addProperty(values, element, name);
  }
  return nodeOfValues(values, listPropertyOf);
}

/** Maximum number of recipes read from one page. */
export const RECIPES_MAX = 50;

/** Reads the recipes of a page's microdata in the form of JSON-LD. If the page has one recipe, properties outside its element are added to it. */
export function readMicrodata(elements: readonly Element[]): DataNode[] {
  const nodes = elements
    .filter(isRecipe)
    .slice(0, RECIPES_MAX)
    .map((element) => nodeOfValues(valuesIn(element), listPropertyOf));
  if (nodes.length > 1) return nodes.map((node) => ({ ...node, '@type': 'Recipe' }));
  const strays = readStrays(elements);
  if (nodes.length === 0 && strays['recipeIngredient'] === undefined) return [];
  return [{ ...strays, ...nodes[0], '@type': 'Recipe' }];
}
