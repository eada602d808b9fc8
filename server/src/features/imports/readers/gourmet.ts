import type { ImportedLink } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { fileDraft, paragraphs, sourceOf, starsOf, stepLines, tagList } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import { attributeOf, childElements, elementsIn, firstNamed, rawText } from './markup.ts';
import { linesIn, oneLine, plainText } from './plain-lines.ts';
import type { FileReader, ReadItem } from './reader.ts';
import { readElements, utf8Bytes, type XmlPart } from './xml-elements.ts';

const lineAt = (recipe: Element, name: string): string => oneLine(rawText(firstNamed(recipe, name)));

interface Line {
  readonly text: string;
  /** The name of another recipe. */
  readonly recipe?: string;
}

function lineOf(ingredient: Element): Line {
  const item = lineAt(ingredient, 'item');
  const text = oneLine(`${lineAt(ingredient, 'amount')} ${lineAt(ingredient, 'unit')} ${item}`);
  const optional = /^(?:yes|true)$/iu.test(attributeOf(ingredient, 'optional')) ? ' (optional)' : '';
  return { text: `${text}${optional}`, ...(ingredient.name === 'ingref' ? { recipe: item } : {}) };
}

function linesOfList(list: Element): Line[] {
  return childElements(list).flatMap((element): Line[] => {
    if (element.name === 'inggroup')
      return [{ text: sectionLine(lineAt(element, 'groupname')) }, ...linesOfList(element)];
    return element.name === 'ingredient' || element.name === 'ingref' ? [lineOf(element)] : [];
  });
}

const isRecipe = ({ text }: Line): boolean => text !== '' && text !== ':';

function ratingOf(text: string): number | null {
  const [, value = '', max = '5'] = /(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+))?/u.exec(text) ?? [];
  return starsOf(value, Number(max));
}

function draftOf(recipe: Element) {
  const lists = elementsIn(recipe, ({ name }) => name === 'ingredient-list');
  const lines = lists.flatMap(linesOfList).filter(isRecipe);
  const links = lines.flatMap(({ recipe: other }, line): ImportedLink[] =>
    other === undefined ? [] : [{ line, recipe: other }],
  );
  const categories = `${lineAt(recipe, 'category')},${lineAt(recipe, 'cuisine')}`;
  return fileDraft({
    title: lineAt(recipe, 'title'),
    description: paragraphs(plainText(rawText(firstNamed(recipe, 'description')))),
    ingredients: lines.map(({ text }) => text),
    links,
    instructions: stepLines(linesIn(rawText(firstNamed(recipe, 'instructions')))),
    preparation_time: readMinutes(lineAt(recipe, 'preptime')),
    cooking_time: readMinutes(lineAt(recipe, 'cooktime')),
    ...readYield(lineAt(recipe, 'yields') || lineAt(recipe, 'servings')),
    ...sourceOf(lineAt(recipe, 'source'), lineAt(recipe, 'link')),
    notes: paragraphs(plainText(rawText(firstNamed(recipe, 'modifications')))),
    tags: tagList(categories.split(',')),
    stars: ratingOf(lineAt(recipe, 'rating')),
  });
}

const readRecipe = ({ element, pictures }: XmlPart): ReadItem => ({
  draft: draftOf(element),
  pictures: pictures.map((picture) => base64Picture(picture)),
});

/** Reads the XML of Gourmet Recipe Manager and Gourmand. */
export const gourmetReader: FileReader = {
  format: 'Gourmet',
  recognizes: (file) => /<gourmetDoc[\s>]/u.test(file.head),
  read: async function* read(file) {
    yield* readElements(await utf8Bytes(file), 'recipe', 'image', readRecipe);
  },
};
