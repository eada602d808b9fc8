import { IMPORT_LIMITS } from '@larder/contract/imports';
import type { Finding, RecipeDraft } from '@larder/culinary/import/imported-recipe';
import { readMark } from '@larder/culinary/import/list-marks';
import { readRecipeText } from '@larder/culinary/import/text-formats';
import { numberedSteps } from '@larder/culinary/steps/numbered-steps';

import type { DocumentPicture, DocumentText } from './documents/text-block.ts';
import { type FilePicture, FileProblem, type ReadItem } from './reader.ts';

/** A picture by the name that a document gives it; null for one that it does not contain. */
export type PictureByName = (name: string) => FilePicture | null;

const hasRecipe = ({ ingredients, instructions }: RecipeDraft): boolean =>
  ingredients.length > 0 || instructions.length > 0;

const TOO_LONG = 'This text is too long for one recipe. Give each recipe in it a heading, or save them one by one.';
const MAX_NAME_CHARACTERS = 100;

const isTooLong = ({ text }: DocumentText): boolean => text.length > IMPORT_LIMITS.text_max_characters;
const nameOf = ({ text }: DocumentText): string => text.slice(0, MAX_NAME_CHARACTERS).split('\n')[0] ?? '';

/** Marks the lines with words of which letters were guessed. */
function withDoubts(draft: RecipeDraft, guesses: readonly string[]): RecipeDraft {
  if (guesses.length === 0) return draft;
  const words = new Set(guesses);
  const isGuessed = (line: string): boolean => line.split(/\s+/u).some((word) => words.has(word));
  const doubts = (['ingredients', 'instructions'] as const).flatMap((field) =>
    draft[field].flatMap((line, at): Finding[] =>
      isGuessed(line) ? [{ field, line: at, from: 'text', sure: false }] : [],
    ),
  );
  return { ...draft, findings: [...draft.findings, ...doubts] };
}

/**
 * Returns the pictures with the steps that they show: each the one in or below which it is. If each is at a step, the last one is taken for
 * the dish.
 */
function placed(
  pictures: readonly DocumentPicture[],
  { instructions }: RecipeDraft,
  findPicture: PictureByName,
): readonly FilePicture[] {
  const steps = Map.groupBy(numberedSteps(instructions), ({ index }) => instructions[index]);
  const found = pictures.flatMap(({ name, above }) => {
    const picture = findPicture(name);
    // A text that two steps have is no place.
    const [step, ...others] = steps.get(readMark(above).text) ?? [];
    return picture === null ? [] : [{ ...picture, step: others.length === 0 ? (step?.index ?? null) : null }];
  });
  const last = found.at(-1);
  return last === undefined || found.some(({ step }) => step === null)
    ? found
    : [{ ...last, step: null }, ...found.slice(0, -1)];
}

/**
 * Reads the recipes of a document that was split. `complete` adds what the file says besides its text; of several recipes it may be about none
 * in particular. Throws `FileProblem` if there is no recipe.
 */
export async function* readDocument(
  documents: readonly DocumentText[],
  findPicture: PictureByName,
  complete: (draft: RecipeDraft, isOnly: boolean) => RecipeDraft = (draft) => draft,
): AsyncIterable<ReadItem> {
  let count = 0;
  for (const document of documents.filter(isTooLong)) yield { problem: TOO_LONG, name: nameOf(document) };
  const readable = documents.filter((document) => !isTooLong(document));
  for (const { text, pictures, guesses } of readable) {
    const drafts = readRecipeText(text)
      .filter(hasRecipe)
      .map((draft) => withDoubts(draft, guesses));
    const isOnly = documents.length === 1 && drafts.length === 1;
    for (const [at, draft] of drafts.entries())
      yield { draft: complete(draft, isOnly), pictures: at === 0 ? placed(pictures, draft, findPicture) : [] };
    count += drafts.length;
  }
  if (count === 0 && readable.length > 0) throw new FileProblem('No recipe was found in this document.');
}
