import type { Element } from 'domhandler';

import type { DataNode } from './linked-data.ts';
import { addValue, nodeOfValues, RECIPES_MAX, type Values, valueOf } from './microdata.ts';
import { classesOf, elementsIn } from './parse-document.ts';
import { isListProperty, type ListPropertyOf } from './property-lines.ts';

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

const propertyOf = (element: Element): string | undefined =>
  element.attribs['class'] === undefined
    ? undefined
    : classesOf(element)
        .map((each) => PROPERTY_OF_CLASS[each.toLowerCase()])
        .find((each) => each !== undefined);

const listPropertyOf: ListPropertyOf = (element) => {
  const name = propertyOf(element);
  return name !== undefined && isListProperty(name) ? name : undefined;
};

function readHRecipe(root: Element): DataNode {
  const values: Values = new Map();
  for (const element of elementsIn(root)) {
    const name = propertyOf(element);
    if (name === undefined) continue;
    if (isListProperty(name)) addValue(values, name, element, listPropertyOf);
    else {
      const value = name === 'image' ? element.attribs['src'] : valueOf(element, name);
      if (value !== undefined) addValue(values, name, value, listPropertyOf);
    }
  }
  return { ...nodeOfValues(values, listPropertyOf), '@type': 'Recipe' };
}

/** Reads the recipes that are marked by the class names of h-recipe or hrecipe, in the form of JSON-LD. */
export function readHRecipes(elements: readonly Element[]): DataNode[] {
  return elements
    .filter(
      (element) =>
        element.attribs['class']?.includes('recipe') === true &&
        classesOf(element).some((name) => /^h-?recipe$/u.test(name)),
    )
    .slice(0, RECIPES_MAX)
    .map(readHRecipe);
}
