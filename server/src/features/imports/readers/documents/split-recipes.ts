import { readBlockHeading } from '@larder/culinary/import/plain-text/block-heading';

import { type DocumentText, picturesOfBlocks, type TextBlock, textOfBlocks } from './text-block.ts';

const STARTS_WITH_AMOUNT = /^(?:[-–—•*]\s*)?(?:ca\.?\s*)?[\d¼½¾⅐-⅞]/u;
const MAX_INGREDIENT_CHARACTERS = 80;
const MIN_STEP_CHARACTERS = 40;
const SENTENCE = /\p{L}[.!]$/u;

const headsBlock = (block: 'ingredients' | 'steps', { text }: TextBlock): boolean =>
  readBlockHeading(text)?.block === block;

const isIngredient = ({ text, mark }: TextBlock): boolean =>
  mark !== '1. ' && text.length <= MAX_INGREDIENT_CHARACTERS && STARTS_WITH_AMOUNT.test(text) && !SENTENCE.test(text);

const isStep = ({ text, mark, level }: TextBlock): boolean =>
  level === null && (mark === '1. ' || (text.length >= MIN_STEP_CHARACTERS && SENTENCE.test(text)));

function hasIngredients(blocks: readonly TextBlock[]): boolean {
  return blocks.some((block) => headsBlock('ingredients', block)) || blocks.filter(isIngredient).length >= 2;
}

const hasSteps = (blocks: readonly TextBlock[]): boolean =>
  blocks.some((block) => headsBlock('steps', block) || isStep(block));

/** Splits at the headings of this level that do not head a part of a recipe. What precedes the first is left out. */
function sectionsAt(blocks: readonly TextBlock[], level: number): TextBlock[][] {
  const sections: TextBlock[][] = [];
  let current: TextBlock[] | null = null;
  for (const block of blocks) {
    const isTitle = block.level === level && readBlockHeading(block.text) === null;
    const ends = block.level !== null && block.level < level && readBlockHeading(block.text) === null;
    if (isTitle) sections.push((current = [block]));
    else if (ends) current = null;
    else current?.push(block);
  }
  return sections;
}

/** Headings in bold type alone are less certain than headings by their style. */
const MAX_STYLE_LEVEL = 6;

/** True if each section of a chapter begins with a heading of the deeper level, so that the deeper ones are the titles. */
const areChapters = (sections: readonly (readonly TextBlock[])[], deeper: number): boolean =>
  deeper <= MAX_STYLE_LEVEL &&
  sections.every(([, second]) => second?.level === deeper && readBlockHeading(second.text) === null);

function splitBlocks(blocks: readonly TextBlock[]): readonly (readonly TextBlock[])[] {
  const levels = [...new Set(blocks.flatMap(({ level }) => level ?? []))].toSorted((a, b) => a - b);
  let best: readonly TextBlock[][] = [];
  let most = 1;
  for (const level of levels) {
    const recipes = sectionsAt(blocks, level).filter(hasIngredients);
    const whole = recipes.filter(hasSteps).length;
    if (whole < most || whole < 2 || (whole === most && !areChapters(best, level))) continue;
    best = recipes;
    most = whole;
  }
  return best.length === 0 ? [blocks] : best;
}

/**
 * Splits a document with several recipes at their titles: the headings of the level that has the most sections with both
 * ingredients and steps. Returns the document as a whole if there are not at least two.
 */
export const splitRecipes = (blocks: readonly TextBlock[]): DocumentText[] =>
  splitBlocks(blocks).map((document) => ({
    text: textOfBlocks(document),
    pictures: picturesOfBlocks(document),
    guesses: document.flatMap(({ guesses }) => guesses),
  }));
