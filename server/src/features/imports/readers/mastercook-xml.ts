import type { ImportedLink, ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { readMinutes } from '@larder/culinary/import/minutes';
import { sectionLine } from '@larder/culinary/import/sections';
import { readYield } from '@larder/culinary/import/yield';
import type { Element } from 'domhandler';

import { quoteAttributes } from './attribute-quotes.ts';
import { fileDraft, ingredientLines, paragraphs, sourceOf, starsOf, stepLines, tagList } from './file-draft.ts';
import { entryFinder, entryPicture } from './file-pictures.ts';
import { allNamed, attributeOf, firstNamed, rawText } from './markup.ts';
import { nutritionOfText } from './nutrition-text.ts';
import { linesIn, oneLine, plainText } from './plain-lines.ts';
import type { Archive, ArchiveEntry, FilePicture, FileReader, OpenFile, ReadItem } from './reader.ts';
import { readElements, utf8Bytes, type XmlPart } from './xml-elements.ts';

const textAt = (recipe: Element, name: string): string => plainText(rawText(firstNamed(recipe, name)));
const lineAt = (recipe: Element, name: string): string => oneLine(textAt(recipe, name));

/** "36.000000" is 36. */
const amountOf = (text: string): string => {
  const amount = text
    .trim()
    .replace(/(?<=\.\d*)0+$/u, '')
    .replace(/\.$/u, '');
  return amount === '0' ? '' : amount;
};

function ingredientOf(element: Element): string {
  const words = [amountOf(attributeOf(element, 'qty')), attributeOf(element, 'unit'), attributeOf(element, 'name')];
  const line = oneLine(words.join(' '));
  if (/^s$/iu.test(attributeOf(element, 'code'))) return sectionLine(line);
  const preparation = lineAt(element, 'IPrp');
  return preparation === '' ? line : `${line}, ${preparation}`;
}

function ingredientsOf(recipe: Element): Pick<ImportedRecipe, 'ingredients' | 'links'> {
  const elements = allNamed(recipe, 'IngR').filter((element) => ingredientOf(element) !== '');
  const links = elements.flatMap((element, line): ImportedLink[] =>
    /^r$/iu.test(attributeOf(element, 'code')) ? [{ line, recipe: oneLine(attributeOf(element, 'name')) }] : [],
  );
  return { ingredients: ingredientLines(elements.map(ingredientOf)), links };
}

interface Step {
  readonly text: string;
  readonly picture: string;
}

function stepsOf(recipe: Element): Step[] {
  return allNamed(recipe, 'DirT').flatMap((element) =>
    stepLines(linesIn(rawText(element))).map((text, at) => ({
      text,
      picture: at === 0 ? attributeOf(element, 'img') : '',
    })),
  );
}

/** A time that the person named: "Cooking", "Chilling". */
function namedTime(recipe: Element, label: RegExp): number | null {
  const element = allNamed(recipe, 'AltT').find((each) => label.test(attributeOf(each, 'label')));
  return element === undefined ? null : readMinutes(attributeOf(element, 'elapsed'));
}

const elapsed = (recipe: Element, name: string): number | null =>
  readMinutes(attributeOf(firstNamed(recipe, name), 'elapsed'));

function yieldOf(recipe: Element) {
  const { servings } = readYield(attributeOf(firstNamed(recipe, 'Serv'), 'qty'));
  const element = firstNamed(recipe, 'Yield');
  const made = readYield(`${amountOf(attributeOf(element, 'qty'))} ${attributeOf(element, 'unit')}`.trim());
  return {
    servings: servings ?? made.servings,
    yield_text: /\d/u.test(made.yield_text ?? '') ? made.yield_text : null,
  };
}

function labelled(label: string, text: string): string | null {
  return text === '' ? null : `${label}: ${text}`;
}

/** Of several criteria, such as ease and cost, none is the person's rating of the dish. */
function ratingOf(recipe: Element): number | null {
  const ratings = allNamed(recipe, 'RatE');
  return ratings.length === 1 ? starsOf(attributeOf(ratings[0] ?? null, 'value'), 10) : null;
}

function draftOf(recipe: Element, steps: readonly Step[]) {
  const author = oneLine(attributeOf(recipe, 'author'));
  return fileDraft(
    {
      title: oneLine(attributeOf(recipe, 'name')),
      description: paragraphs(textAt(recipe, 'Desc')),
      ...ingredientsOf(recipe),
      instructions: steps.map(({ text }) => text),
      preparation_time: elapsed(recipe, 'PrpT'),
      cooking_time: namedTime(recipe, /cook|bak|grill|roast|oven/iu),
      resting_time: namedTime(recipe, /chill|rest|stand|ris|marinat|freez|cool|soak/iu),
      total_time: elapsed(recipe, 'TTim'),
      ...yieldOf(recipe),
      author: author === '' ? null : author,
      ...sourceOf(lineAt(recipe, 'Srce')),
      notes: paragraphs(
        textAt(recipe, 'Note'),
        labelled('Serving ideas', textAt(recipe, 'SrvI')),
        labelled('Wine', textAt(recipe, 'Wine')),
        labelled('Copyright', textAt(recipe, 'CpyR')),
      ),
      nutrition: nutritionOfText(lineAt(recipe, 'Nutr')),
      tags: tagList(
        allNamed(recipe, 'CatT').map((element) => oneLine(rawText(element))),
        [lineAt(recipe, 'Natn')],
      ),
      stars: ratingOf(recipe),
    },
    ['stars'],
  );
}

/** Returns the picture of this name, if the archive has it. */
type FindPicture = (name: string, step: number | null) => FilePicture[];

function pictureFinder(archive: Archive | null, page: ArchiveEntry): FindPicture {
  if (archive === null) return () => [];
  const find = entryFinder(archive);
  return (name, step) => {
    const base = name.replaceAll('\\', '/').split('/').at(-1) ?? '';
    const entry = find(name, page) ?? find(base, page) ?? find(`images/${base}`, page);
    return entry === null ? [] : [entryPicture(archive, entry, name, step)];
  };
}

function readRecipe({ element }: XmlPart, findPicture: FindPicture): ReadItem {
  const steps = stepsOf(element);
  const pictures = [
    ...findPicture(attributeOf(element, 'img'), null),
    ...steps.flatMap(({ picture }, step) => findPicture(picture, step)),
  ];
  return { draft: draftOf(element, steps), pictures };
}

const MARK = /<mx2[\s>]/iu;
const isMx2 = (file: OpenFile): boolean => MARK.test(file.head);
const mx2Entry = (archive: Archive): ArchiveEntry | undefined =>
  archive.entries.find(({ name }) => /\.mx2$/iu.test(name));

/** Returns the MX2 in the archive, or the file itself. */
async function mx2File(file: OpenFile): Promise<{ readonly mx2: OpenFile; readonly page: ArchiveEntry }> {
  const entry = file.archive === null ? undefined : mx2Entry(file.archive);
  if (file.archive === null || entry === undefined) return { mx2: file, page: { name: file.name, size: 0 } };
  return { mx2: await file.archive.openEntry(entry), page: entry };
}

/** Reads MX2 of MasterCook, which is not quite XML, and MZ2, an archive of MX2 and its pictures. */
export const masterCookXmlReader: FileReader = {
  format: 'MasterCook',
  recognizes: (file) => (file.archive === null ? isMx2(file) : mx2Entry(file.archive) !== undefined),
  read: async function* read(file) {
    const { mx2, page } = await mx2File(file);
    const bytes = await utf8Bytes(mx2);
    const findPicture = pictureFinder(file.archive, page);
    yield* readElements(quoteAttributes(bytes), 'RcpE', 'PicB', (part) => readRecipe(part, findPicture));
  },
};
