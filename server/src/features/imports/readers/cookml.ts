import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { fileDraft, paragraphs, sourceOf, stepLines, tagList } from './file-draft.ts';
import { base64Picture } from './file-pictures.ts';
import { allNamed, attributeOf, childElements, firstNamed, rawText } from './markup.ts';
import { linesIn, oneLine, plainText } from './plain-lines.ts';
import type { FileReader, ReadItem } from './reader.ts';
import { readElements, utf8Bytes, type XmlPart } from './xml-elements.ts';

const numberOf = (text: string): string => (/^0*(?:[.,]0*)?$/u.test(text.trim()) ? '' : text.trim());

function ingredientOf(element: Element): string {
  const before = oneLine(rawText(firstNamed(element, 'inotepre')));
  const words = [
    numberOf(attributeOf(element, 'qty')),
    attributeOf(element, 'unit'),
    before,
    attributeOf(element, 'item'),
  ];
  const line = oneLine(words.join(' '));
  const after = oneLine(rawText(firstNamed(element, 'inotepost')));
  return [line, after].filter((part) => part !== '').join(', ');
}

function ingredientsOf(recipe: Element): string[] {
  return allNamed(recipe, 'part').flatMap((part) => {
    const title = oneLine(attributeOf(part, 'title'));
    const lines = allNamed(part, 'ingredient')
      .map(ingredientOf)
      .filter((line) => line !== '');
    return title === '' ? lines : [sectionLine(title), ...lines];
  });
}

/** Steps are elements, or lines of one text. */
function stepsOf(recipe: Element): string[] {
  const texts = allNamed(recipe, 'preparation').flatMap((preparation) => {
    const parts = childElements(preparation).filter(({ name }) => name === 'step' || name === 'text');
    return parts.length > 0 ? parts : [preparation];
  });
  return stepLines(texts.flatMap((element) => linesIn(rawText(element))));
}

function draftOf(recipe: Element) {
  const head = firstNamed(recipe, 'head');
  const time = (name: string): number | null => readMinutes(attributeOf(head, name));
  const texts = (name: string): string[] => allNamed(recipe, name).map((element) => plainText(rawText(element)));
  const language = attributeOf(recipe, 'lang');
  const author = oneLine(attributeOf(head, 'createuser'));
  return fileDraft({
    title: oneLine(attributeOf(head, 'title')),
    ingredients: ingredientsOf(recipe),
    instructions: stepsOf(recipe),
    preparation_time: time('timeprepqty'),
    cooking_time: time('timecookqty'),
    total_time: time('timeallqty'),
    ...readYield(`${attributeOf(head, 'servingqty')} ${attributeOf(head, 'servingtype')}`.trim()),
    author: author === '' ? null : author,
    ...sourceOf(oneLine(texts('sourceline').join(' '))),
    language: /^[a-z]{2}(?:-[a-z]{2})?$/iu.test(language) ? language : null,
    notes: paragraphs(...texts('hint'), ...texts('remark')),
    tags: tagList(texts('cat')),
  });
}

const readRecipe = ({ element, pictures }: XmlPart): ReadItem => ({
  draft: draftOf(element),
  pictures: pictures.map((picture) => base64Picture(picture)),
});

/** Reads CookML, which Rezeptsuite and other German programs write. */
export const cookMlReader: FileReader = {
  format: 'CookML',
  recognizes: (file) => /<cookml[\s>]/u.test(file.head),
  read: async function* read(file) {
    yield* readElements(await utf8Bytes(file), 'recipe', 'picbin', readRecipe);
  },
};
