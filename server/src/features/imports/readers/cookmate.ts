import type { Element } from 'domhandler';
import { readMinutes } from '@larder/culinary/import/minutes';
import { readYield } from '@larder/culinary/import/yield';

import { ingredientLines, paragraphs, sourceOf, starsOf, tagList, webAddress } from './file-draft.ts';
import { pictureAt } from './folder-pictures.ts';
import { itemOrProblem, type ReadRecipe } from './json-format.ts';
import { linesOf, textOf } from './json-value.ts';
import { allNamed, rawText } from './markup.ts';
import { nutritionOfLines } from './nutrition-lines.ts';
import {
  type Archive,
  type ArchiveEntry,
  type FileReader,
  FileProblem,
  type OpenFile,
  type ReadItem,
} from './reader.ts';
import { stepEntries } from './recipe-text.ts';
import { readElements } from './xml-elements.ts';

const MARK = /<cookbook[\s>]/iu;
const XML = /\.xml$/iu;
const MAX_SAMPLES = 5;

/** The backup of Cookmate, which was My CookBook: a ZIP file of XML files and pictures, or one of the XML files. */
export const cookmateReader: FileReader = {
  format: 'Cookmate',
  recognizes: async (file) => {
    if (file.archive === null) return MARK.test(file.head) && file.head.includes('<recipetext');
    for (const entry of xmlFiles(file.archive).slice(0, MAX_SAMPLES)) {
      const inner = await file.archive.openEntry(entry).catch(() => null);
      if (inner !== null && MARK.test(inner.head)) return true;
    }
    return false;
  },
  read,
};

const xmlFiles = ({ entries }: Archive): readonly ArchiveEntry[] => entries.filter(({ name }) => XML.test(name));

async function* read(file: OpenFile): AsyncIterable<ReadItem> {
  if (file.archive === null) yield* recipesOf(Buffer.from(await file.text()), null);
  else
    for (const entry of xmlFiles(file.archive)) {
      const text = await textOfEntry(file.archive, entry);
      if (typeof text === 'string') yield* recipesOf(Buffer.from(text), file.archive);
      else yield text;
    }
}

async function textOfEntry(archive: Archive, entry: ArchiveEntry): Promise<string | ReadItem> {
  try {
    return await archive.readText(entry);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { problem: error.message, name: entry.name };
  }
}

const recipesOf = (bytes: Buffer, archive: Archive | null): AsyncIterable<ReadItem> =>
  readElements(bytes, 'recipe', 'image', ({ element }) => {
    const [title = ''] = linesNamed(element, 'title');
    return itemOrProblem(title, () => readRecipe(element, archive));
  });

/** The lines of all elements with this name. Lists have an "li" for each line, or one with all lines. */
function linesNamed(recipe: Element, name: string): string[] {
  return allNamed(recipe, name).flatMap((element) => {
    const items = allNamed(element, 'li');
    return (items.length === 0 ? [element] : items).flatMap((item) => linesOf(rawText(item)));
  });
}

function readRecipe(recipe: Element, archive: Archive | null): ReadRecipe {
  const lines = (name: string): string[] => linesNamed(recipe, name);
  const first = (name: string): string => lines(name)[0] ?? '';
  const text = (name: string): string | null => lines(name).join('\n') || null;
  const nutrition = nutritionOfLines(text('nutrition'));
  return {
    fields: {
      title: first('title'),
      description: text('description'),
      ingredients: ingredientLines(lines('ingredient')),
      instructions: stepEntries(lines('recipetext')),
      image_url: webAddress(first('imageurl')),
      preparation_time: readMinutes(first('preptime')),
      cooking_time: readMinutes(first('cooktime')),
      total_time: readMinutes(first('totaltime')),
      ...readYield(first('quantity')),
      ...sourceOf(first('source'), first('url')),
      video_url: webAddress(first('video')),
      notes: paragraphs(text('comments'), nutrition.rest),
      nutrition: nutrition.values,
      tags: tagList(lines('category'), lines('tag')),
      stars: starsOf(first('rating'), 5),
      is_favorite: /^(?:true|1)$/iu.test(first('favorite')),
      language: /^[a-z]{2}$/iu.test(first('lang')) ? first('lang') : null,
    },
    pictures: allNamed(recipe, 'imagepath').flatMap((element) => pictureAt(archive, textOf(rawText(element)))),
  };
}
