import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { fileDraft, stepLines, tagList } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import { allNamed, attributeOf, childElements, firstNamed, rawText } from './markup.ts';
import { linesIn, oneLine } from './plain-lines.ts';
import type { FileReader, ReadItem } from './reader.ts';
import { readElements, utf8Bytes, type XmlPart } from './xml-elements.ts';

const lineAt = (element: Element, name: string): string => oneLine(rawText(firstNamed(element, name)));

/** An amount is a number, or a range with its two ends as elements. */
function amountOf(element: Element): string {
  const amount = firstNamed(element, 'amount');
  if (amount === null) return '';
  const ends = ['min', 'max'].map((name) => lineAt(amount, name)).filter((end) => end !== '');
  const text = ends.length > 0 ? ends.join('-') : oneLine(rawText(amount));
  return text === '0' ? '' : text;
}

function ingredientOf(element: Element): string {
  const line = oneLine(`${amountOf(element)} ${lineAt(element, 'unit')} ${lineAt(element, 'name')}`);
  const preparation = allNamed(element, 'prep').map((each) => oneLine(rawText(each)));
  return [line, ...preparation].filter((part) => part !== '').join(', ');
}

function ingredientsOf(list: Element): string[] {
  return childElements(list).flatMap((element) => {
    if (element.name === 'ingredient') return [ingredientOf(element)].filter((line) => line !== '');
    const name = oneLine(attributeOf(element, 'name'));
    const lines = ingredientsOf(element);
    return name === '' ? lines : [sectionLine(name), ...lines];
  });
}

/** The yield is a number with a type ("4 Portionen"), in old versions the number of persons. */
function yieldOf(recipe: Element) {
  const made = firstNamed(recipe, 'yield');
  return readYield(made === null ? lineAt(recipe, 'serving') : `${amountOf(made)} ${lineAt(made, 'type')}`.trim());
}

function draftOf(recipe: Element) {
  const list = firstNamed(recipe, 'krecipes-ingredients');
  const author = lineAt(recipe, 'author');
  return fileDraft({
    title: lineAt(recipe, 'title'),
    ingredients: list === null ? [] : ingredientsOf(list),
    instructions: stepLines(linesIn(rawText(firstNamed(recipe, 'krecipes-instructions')))),
    preparation_time: readMinutes(lineAt(recipe, 'preparation-time')),
    ...yieldOf(recipe),
    author: author === '' ? null : author,
    tags: tagList(allNamed(recipe, 'cat').map((element) => oneLine(rawText(element)))),
  });
}

const readRecipe = ({ element, pictures }: XmlPart): ReadItem => ({
  draft: draftOf(element),
  pictures: pictures.filter((picture) => picture.length > 0).map((picture) => base64Picture(picture)),
});

/** Reads the XML of Krecipes. */
export const krecipesReader: FileReader = {
  format: 'Krecipes',
  recognizes: (file) => /<krecipes[\s>]/u.test(file.head),
  read: async function* read(file) {
    yield* readElements(await utf8Bytes(file), 'krecipes-recipe', 'pic', readRecipe);
  },
};
