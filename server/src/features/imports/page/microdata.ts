import { type Element, isTag } from 'domhandler';

import type { DataNode } from './linked-data.ts';
import { classesOf, elementsIn } from './parse-document.ts';
import { linesOf, textOf } from './plain-text.ts';

type Values = Record<string, unknown[]>;

const LINK_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  iframe: 'src',
  video: 'src',
  object: 'data',
};
/** Their values are lines. */
const LISTS = new Set(['recipeIngredient', 'ingredients', 'recipeInstructions', 'instructions', 'description']);

const add = (values: Values, name: string, value: unknown): void => {
  (values[name] ??= []).push(value);
};

/** Returns the value of an element with `itemprop`. Of ingredients and steps it is their lines. */
function valueOf(element: Element, name: string): unknown {
  const { attribs } = element;
  if (attribs['content'] !== undefined) return attribs['content'];
  if (attribs['datetime'] !== undefined) return attribs['datetime'];
  if (LISTS.has(name)) return linesOf(element).join('\n');
  const link = LINK_ATTRIBUTES[element.name];
  const address = link === undefined ? undefined : (attribs['data-src'] ?? attribs[link]);
  if (address !== undefined && /^(?:image|url|video|thumbnailUrl|contentUrl|embedUrl)$/u.test(name)) return address;
  return textOf(element);
}

const typesOf = (element: Element): string[] => (element.attribs['itemtype'] ?? '').split(/\s+/u);

/** Adds the properties within an element to a node; those of nested items become nodes of their own. */
function collect(element: Element, values: Values): void {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    const names = (child.attribs['itemprop'] ?? '').split(/\s+/u).filter((name) => name !== '');
    const isItem = child.attribs['itemscope'] !== undefined || child.attribs['itemtype'] !== undefined;
    for (const name of names) add(values, name, isItem ? nodeOf(child) : valueOf(child, name));
    if (!isItem || names.length === 0) collect(child, values);
  }
}

/** A property with one value is that value, as in JSON-LD. */
const single = (values: Values): DataNode =>
  Object.fromEntries(Object.entries(values).map(([name, all]) => [name, all.length === 1 ? all[0] : all]));

function nodeOf(element: Element): DataNode {
  const values: Values = {};
  collect(element, values);
  return {
    ...single(values),
    '@type': typesOf(element),
    ...(Object.keys(values).length === 0 ? { name: textOf(element) } : {}),
  };
}

const isRecipeType = (type: string): boolean =>
  /(?:schema\.org\/Recipe|data-vocabulary\.org\/Recipe|^Recipe)\/?$/iu.test(type);

/** Reads the recipes of a page's microdata in the form of JSON-LD. */
export function readMicrodata(elements: readonly Element[]): DataNode[] {
  const nodes: DataNode[] = [];
  for (const element of elements) {
    if (element.attribs['itemtype'] !== undefined && typesOf(element).some(isRecipeType))
      nodes.push({ ...nodeOf(element), '@type': 'Recipe' });
  }
  return nodes;
}

/** Class names of h-recipe and of the older hrecipe, and the properties that they are. */
const PROPERTY_OF_CLASS: Readonly<Record<string, string>> = {
  'p-name': 'name',
  fn: 'name',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'p-author': 'author',
  author: 'author',
  'p-summary': 'description',
  summary: 'description',
  'p-category': 'keywords',
  tag: 'keywords',
};

function hRecipeNode(root: Element): DataNode {
  const values: Values = {};
  for (const element of elementsIn(root)) {
    const name = classesOf(element)
      .map((each) => PROPERTY_OF_CLASS[each.toLowerCase()])
      .find((each) => each !== undefined);
    if (name === undefined) continue;
    const photo = element.name === 'img' ? element.attribs['src'] : undefined;
    const value = name === 'image' ? photo : valueOf(element, name);
    if (value !== undefined) add(values, name, value);
  }
  return { ...single(values), '@type': 'Recipe' };
}

/** Reads the recipes that are marked by the class names of h-recipe or hrecipe, in the form of JSON-LD. */
export function readHRecipes(elements: readonly Element[]): DataNode[] {
  const nodes: DataNode[] = [];
  for (const element of elements) {
    if (
      element.attribs['class']?.includes('recipe') === true &&
      classesOf(element).some((name) => /^h-?recipe$/u.test(name))
    )
      nodes.push(hRecipeNode(element));
  }
  return nodes;
}
