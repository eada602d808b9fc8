import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { linesOf, textOf } from '../page/plain-text.ts';
import { fileDraft, paragraphs, sourceOf, starsOf, stepLines, tagList } from './file-draft.ts';
import { entryFinder, entryPicture } from './file-pictures.ts';
import { attributeOf, elementsIn, parseHtml } from './markup.ts';
import { findPage, hasPage, type PageArchive } from './page-archive.ts';
import type { FileReader, ReadItem } from './reader.ts';

/** Ids repeat in each recipe, so they are read like classes. */
const isMarked =
  (mark: string) =>
  (element: Element): boolean =>
    attributeOf(element, 'id') === mark || attributeOf(element, 'class').split(/\s+/u).includes(mark);

const marked = (recipe: Element, mark: string): Element[] => elementsIn(recipe, isMarked(mark));
const lineAt = (recipe: Element, mark: string): string => marked(recipe, mark).slice(0, 1).map(textOf).join('');

const listItems = (recipe: Element, list: string): Element[] =>
  marked(recipe, list).flatMap((element) => elementsIn(element, ({ name }) => name === 'li'));

function ingredientsOf(recipe: Element): string[] {
  return listItems(recipe, 'recipeIngredients').flatMap((item) => {
    const text = textOf(item);
    if (text === '') return [];
    return isMarked('recipeIngredient_subheader')(item) ? [sectionLine(text)] : [text];
  });
}

function stepsOf(recipe: Element): string[] {
  return listItems(recipe, 'recipeInstructions').flatMap((item) => {
    const text = textOf(item);
    if (text === '') return [];
    return isMarked('instruction_subheader')(item) ? [sectionLine(text)] : stepLines([text]);
  });
}

function draftOf(recipe: Element) {
  const link = marked(recipe, 'original_link')[0] ?? null;
  const wasMade = marked(recipe, 'made_this').length > 0;
  return fileDraft({
    title: lineAt(recipe, 'name'),
    description: paragraphs(marked(recipe, 'description').slice(0, 1).flatMap(linesOf).join('\n')),
    ingredients: ingredientsOf(recipe),
    instructions: stepsOf(recipe),
    ...readYield(lineAt(recipe, 'recipeYield')),
    ...sourceOf(link === null ? '' : textOf(link), attributeOf(link, 'href')),
    notes: paragraphs(...listItems(recipe, 'recipeNotes').map((note) => linesOf(note).join('\n'))),
    tags: tagList(
      marked(recipe, 'recipeCategory').map((tag) => textOf(tag)),
      wasMade ? ['I made this'] : [],
    ),
    stars: starsOf(lineAt(recipe, 'ratingValue'), 5),
    is_favorite: marked(recipe, 'starred').length > 0,
  });
}

async function* readRecipes({ archive, page, html }: PageArchive): AsyncIterable<ReadItem> {
  const find = entryFinder(archive);
  for (const recipe of elementsIn(parseHtml(html), isMarked('recipe'))) {
    const pictures = marked(recipe, 'recipeImage')
      .map((image) => attributeOf(image, 'src'))
      .filter((source) => source !== '')
      .map((source) => entryPicture(archive, find(source, page), source));
    yield { draft: draftOf(recipe), pictures };
  }
}

const MARK = /name\s*=\s*["']?copymethat_class_id_version|id\s*=\s*["']?recipeIngredient_header/iu;

/** Reads the export of CopyMeThat: a page with all recipes, and their pictures. */
export const copyMeThatReader: FileReader = {
  format: 'CopyMeThat',
  recognizes: async (file) => hasPage(file, MARK),
  read: async function* read(file) {
    yield* readRecipes(await findPage(file, MARK));
  },
};
