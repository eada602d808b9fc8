import { setImmediate } from 'node:timers/promises';

import type { RecipeDraft } from '@larder/culinary/import/imported-recipe';

import { attributeOf, elementsIn, parseHtml } from './markup.ts';
import { entryFinder, entryPicture } from './file-pictures.ts';
import { isMimePage, pageOfMime } from './mime-page.ts';
import { pagesIn } from './page-archive.ts';
import {
  type Archive,
  type ArchiveEntry,
  type FilePicture,
  type FileReader,
  FileProblem,
  type OpenFile,
  type ReadItem,
} from './reader.ts';
import { readPage } from '../page/read-page.ts';

const HTML = /<(?:!doctype html|html|head|body)[\s>]/iu;
const NO_RECIPE = 'No recipe was found in this page.';
const MAX_PAGE_CHARACTERS = 8 * 1024 * 1024;

const hasRecipe = ({ ingredients, instructions }: RecipeDraft): boolean =>
  ingredients.length > 0 || instructions.length > 0;

/** Browsers write where a saved page is from: "<!-- saved from url=(0023)https://example.org/a -->". */
const SAVED_FROM = /<!--\s*(?:saved from url=\(\d+\)|Page saved with SingleFile\s+url:\s*)(https?:\/\/[^\s<>"]+)/iu;

function recipesOf(html: string, url: string | null = null): RecipeDraft[] {
  if (html.length > MAX_PAGE_CHARACTERS) throw new FileProblem('This page is too large to read.');
  return readPage(html, url ?? SAVED_FROM.exec(html.slice(0, 10_000))?.[1] ?? null).filter(hasRecipe);
}

/** Returns the picture that a page in an archive names as the one of its recipe. */
function picturesOf(archive: Archive, page: ArchiveEntry, html: string): FilePicture[] {
  const find = entryFinder(archive);
  const names = elementsIn(parseHtml(html), ({ name }) => name === 'img' || name === 'meta').map((element) =>
    element.name === 'img'
      ? attributeOf(element, 'src')
      : attributeOf(element, 'property') === 'og:image'
        ? attributeOf(element, 'content')
        : '',
  );
  const entries = [...new Set(names)].flatMap((name) => find(name, page) ?? []);
  const [largest] = entries.toSorted((a, b) => b.size - a.size);
  return largest === undefined ? [] : [entryPicture(archive, largest, largest.name)];
}

async function* readArchive(archive: Archive): AsyncIterable<ReadItem> {
  for (const page of pagesIn(archive)) {
    try {
      const html = await archive.readText(page);
      const drafts = recipesOf(html);
      for (const draft of drafts) yield { draft, pictures: drafts.length === 1 ? picturesOf(archive, page, html) : [] };
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      yield { problem: error.message, name: page.name };
    }
    await setImmediate();
  }
}

async function* readSingle(file: OpenFile): AsyncIterable<ReadItem> {
  const saved = isMimePage(file.head) ? pageOfMime(await file.bytes()) : { html: await file.text(), url: null };
  const drafts = saved === null ? [] : recipesOf(saved.html, saved.url);
  for (const draft of drafts) yield { draft, pictures: [] };
}

async function* readFile(file: OpenFile): AsyncIterable<ReadItem> {
  let count = 0;
  const items = file.archive === null ? readSingle(file) : readArchive(file.archive);
  for await (const item of items) {
    count += 1;
    yield item;
  }
  if (count === 0) throw new FileProblem(NO_RECIPE);
}

/** Reads saved web pages: one (HTML or MHTML), or an archive of them such as a site of static pages. Pages without a recipe are skipped. */
export const webPagesReader: FileReader = {
  format: 'Web page',
  recognizes: ({ head, archive }) =>
    archive === null ? HTML.test(head) || isMimePage(head) : pagesIn(archive).length > 0,
  read: readFile,
};
