import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { fileDraft, paragraphs, sourceOf, stepLines, tagList } from './file-draft.ts';
import { base64Picture, entryFinder, entryPicture } from './file-pictures.ts';
import { allNamed, attributeOf, rawText } from './markup.ts';
import { linesIn, oneLine, plainText } from './plain-lines.ts';
import {
  type Archive,
  type ArchiveEntry,
  type FilePicture,
  type FileReader,
  FileProblem,
  type OpenFile,
} from './reader.ts';
import { readElements, utf8Bytes, type XmlPart } from './xml-elements.ts';

const isYes = (text: string): boolean => /^(?:y|yes|true|1)$/iu.test(text);

function ingredientOf(element: Element): string {
  const words = ['Quantity', 'Unit', 'Ingredient'].map((name) => attributeOf(element, name));
  const line = oneLine(words.join(' '));
  return isYes(attributeOf(element, 'Heading')) && line !== '' ? sectionLine(line) : line;
}

function stepsOf(recipe: Element): string[] {
  return allNamed(recipe, 'RecipeProcedure').flatMap((procedure) => {
    const lines = linesIn(rawText(procedure));
    return isYes(attributeOf(procedure, 'Heading')) ? lines.map(sectionLine) : stepLines(lines);
  });
}

function yieldOf(recipe: Element) {
  const { servings } = readYield(attributeOf(recipe, 'Servings'));
  const made = readYield(attributeOf(recipe, 'Yield'));
  return { servings: servings ?? made.servings, yield_text: made.yield_text };
}

function draftOf(recipe: Element) {
  const at = (name: string): string => oneLine(attributeOf(recipe, name));
  const texts = (name: string): string[] => allNamed(recipe, name).map((element) => plainText(rawText(element)));
  const author = at('Author');
  return fileDraft({
    title: at('Name'),
    description: paragraphs(plainText(attributeOf(recipe, 'Comments'))),
    ingredients: allNamed(recipe, 'RecipeIngredient')
      .map(ingredientOf)
      .filter((line) => line !== ''),
    instructions: stepsOf(recipe),
    preparation_time: readMinutes(at('PreparationTime')),
    cooking_time: readMinutes(at('CookingTime')),
    total_time: readMinutes(at('ReadyInTime')),
    ...yieldOf(recipe),
    author: author === '' ? null : author,
    ...sourceOf(at('Source'), at('WebPage')),
    notes: paragraphs(...texts('RecipeTip'), ...texts('RecipeNote'), ...texts('RecipeAuthorNote')),
    tags: tagList(at('RecipeTypes').split(',')),
    is_favorite: isYes(at('Favorite')),
  });
}

/** Pictures are base64 in the file, or files of the archive. */
function picturesOf({ element, pictures }: XmlPart, archive: Archive | null, page: ArchiveEntry): FilePicture[] {
  const find = archive === null ? () => null : entryFinder(archive);
  return allNamed(element, 'RecipeImage').flatMap((image) => {
    const data = pictures[Number.parseInt(rawText(image), 10)];
    if (data !== undefined && data.toString('latin1', 0, 100).trim() !== '') return [base64Picture(data)];
    const name = attributeOf(image, 'FileName');
    const entry = find(name.split('\\').at(-1) ?? '', page);
    return archive === null || name === '' ? [] : [entryPicture(archive, entry, name)];
  });
}

const isFdx = (file: OpenFile): boolean => /<fdx[\s>]/iu.test(file.head);
const fdxEntry = (archive: Archive): ArchiveEntry | undefined =>
  archive.entries.find(({ name }) => /\.(?:fdx|xml)$/iu.test(name));

async function openFdx(file: OpenFile): Promise<{ readonly fdx: OpenFile; readonly page: ArchiveEntry } | null> {
  if (file.archive === null) return isFdx(file) ? { fdx: file, page: { name: file.name, size: 0 } } : null;
  const entry = fdxEntry(file.archive);
  if (entry === undefined) return null;
  const fdx = await file.archive.openEntry(entry);
  return isFdx(fdx) ? { fdx, page: entry } : null;
}

async function recognizes(file: OpenFile): Promise<boolean> {
  try {
    return (await openFdx(file)) !== null;
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
}

/** Reads FDX of Living Cookbook, and FDXZ, an archive of it. */
export const livingCookbookReader: FileReader = {
  format: 'Living Cookbook',
  recognizes,
  read: async function* read(file) {
    const opened = await openFdx(file);
    if (opened === null) throw new FileProblem('There are no recipes of Living Cookbook in this file.');
    yield* readElements(await utf8Bytes(opened.fdx), 'Recipe', 'RecipeImage', (part) => ({
      draft: draftOf(part.element),
      pictures: picturesOf(part, file.archive, opened.page),
    }));
  },
};
