import { headingText, isHeading } from '@larder/culinary/ingredient-heading';
import { parseIngredientLine } from '@larder/culinary/ingredient-line';

import type { Block } from './blocks.ts';
import { withoutIdleSections, withoutSharedEnd } from './compare-lines.ts';
import { endsSteps, headsIngredients, headsSteps, isAdvertisement, isNutrient, isYieldLabel } from './page-words.ts';
import { cleanIngredient, sectionLine } from './read-ingredients.ts';

/** A run of blocks that are ingredients, with their section headings. */
export interface IngredientRun {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly lines: readonly string[];
  /** True if a heading says that they are ingredients. */
  readonly isLabeled: boolean;
}

const LINE_MAX_CHARACTERS = 160;
const WORDS_MAX_WITHOUT_AMOUNT = 8;
const LINES_MAX = 200;
const SECTION_MAX_CHARACTERS = 60;
const MIN_LINES = 2;
const MIN_SCORE_WITHOUT_LABEL = 6;
const LABEL_FACTOR = 3;

/** "1. Mix", "2- Bake": a step. */
const NUMBERED = /^\d{1,2} ?[-–.)]\s+\p{Lu}/u;

/** A run without a label begins with an amount: "200 g", "ca. 200 g". */
const MAY_BEGIN = /^(?:\P{L}{0,6}|\p{L}{1,6}\P{L}{1,3})\p{N}/u;

type BlockKind = 'amount' | 'food' | 'short' | 'other';

function kindOf(text: string): BlockKind {
  if (text.length > LINE_MAX_CHARACTERS || NUMBERED.test(text)) return 'other';
  const { amount, food } = parseIngredientLine(text);
  if (amount !== null && /^\P{L}*\p{N}|^\p{L}+ /u.test(text) && amount.start < 4) return 'amount';
  const words = text.split(' ').length;
  if (words > WORDS_MAX_WITHOUT_AMOUNT) return amount !== null && food !== null ? 'food' : 'other';
  return food === null ? 'short' : 'food';
}

const POINTS: Readonly<Record<BlockKind, number>> = { amount: 2, food: 1, short: 0, other: -1 };

type ScoredRun = IngredientRun & { readonly score: number };

/** Finds the runs of ingredients on a page. */
class RunFinder {
  readonly #blocks: readonly Block[];
  readonly #kinds: (BlockKind | undefined)[] = [];

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
  }

  kind(at: number): BlockKind {
    return (this.#kinds[at] ??= kindOf(this.#blocks[at]?.text ?? ''));
  }

  isFood(at: number): boolean {
    return at < this.#blocks.length && (this.kind(at) === 'amount' || this.kind(at) === 'food');
  }

  /** True if the block is a line of the same list, or a paragraph like the last one. */
  #isAlike(at: number, last: number): boolean {
    const [block, before] = [this.#blocks[at], this.#blocks[last]];
    if (block === undefined || before === undefined) return false;
    return (
      (block.list !== null && block.list === before.list) ||
      (block.element.name === before.element.name && block.element.parent === before.element.parent)
    );
  }

  /** True for a block that heads the ingredients after it: a heading, or a short line between two lists. */
  #isSection(at: number): boolean {
    const [before, block, after] = [this.#blocks[at - 1], this.#blocks[at], this.#blocks[at + 1]];
    if (block === undefined) return false;
    const isFoodInBold = block.level === 7 && !isHeading(block.text) && this.kind(at) === 'amount';
    if ((block.level > 0 || isHeading(block.text)) && !isFoodInBold) return this.isFood(at + 1) || this.isFood(at + 2);
    return (
      block.list === null && isListItem(before) && isListItem(after) && block.text.length <= SECTION_MAX_CHARACTERS
    );
  }

  #isTitle(at: number): boolean {
    const block = this.#blocks[at];
    if (block === undefined) return false;
    return (
      (block.level > 0 && block.level < 7) || isHeading(block.text) || (block.level === 7 && this.kind(at) !== 'amount')
    );
  }

  /** True if the block continues a run whose last block is `last`; -1 after a heading. */
  #fits(at: number, last: number, isLabeled: boolean): boolean {
    const kind = this.kind(at);
    const isInList = this.#blocks[at]?.list !== null;
    if (kind === 'other' && !isInList) return false;
    if (kind === 'amount' || (kind === 'food' && (isInList || !isListItem(this.#blocks[last])))) return true;
    if (last === -1 ? isInList : this.#isAlike(at, last)) return true;
    return isLabeled && kind === 'short' && (isInList || this.isFood(at + 1));
  }

  /** Reads on from a block until something is no ingredient. */
  run(start: number, isLabeled: boolean): ScoredRun {
    const lines: string[] = [];
    let score = 0;
    let end = start;
    let last = -1;
    for (let at = start; at < this.#blocks.length && lines.length < LINES_MAX; at += 1) {
      const text = this.#blocks[at]?.text ?? '';
      if (headsSteps(text) || endsSteps(text) || isNutrient(text)) break;
      if (isAdvertisement(text)) continue;
      if (headsIngredients(text) && last === -1 && lines.length === 0) continue;
      if (headsIngredients(text)) break;
      if (this.#isSection(at)) {
        if (!isYieldLabel(text)) lines.push(sectionLine(headingText(text)));
        last = -1;
      } else if (this.#isTitle(at) || !this.#fits(at, last, isLabeled)) break;
      else {
        lines.push(cleanIngredient(text));
        score += POINTS[this.kind(at)];
        last = at;
        end = at + 1;
      }
    }
    return {
      start,
      end,
      lines: withoutIdleSections(withoutSharedEnd(lines)),
      isLabeled,
      score: score * (isLabeled ? LABEL_FACTOR : 1),
    };
  }
}

const isListItem = (block: Block | undefined): boolean => block !== undefined && block.list !== null;

/** Returns the first block of the list that a block is in, not before `from`. */
function startOfList(blocks: readonly Block[], at: number, from: number): number {
  const list = blocks[at]?.list ?? null;
  if (list === null) return at;
  const isBefore = (block: Block | undefined): boolean => block?.list === list && block.level === 0;
  let start = at;
  while (start > from && isBefore(blocks[start - 1])) start -= 1;
  return start;
}

/** Finds the list of ingredients of a page: the run of lines with the most amounts and foods, rather one under a heading. Null if none is found. */
export function findIngredients(blocks: readonly Block[]): IngredientRun | null {
  const finder = new RunFinder(blocks);
  let best: ScoredRun | null = null;
  let at = 0;
  let from = 0;
  while (at < blocks.length) {
    const isLabeled = headsIngredients(blocks[at]?.text ?? '');
    if (!isLabeled && !(MAY_BEGIN.test(blocks[at]?.text ?? '') && finder.kind(at) === 'amount')) {
      at += 1;
      continue;
    }
    const run = finder.run(isLabeled ? at + 1 : startOfList(blocks, at, from), isLabeled);
    const isEnough =
      run.lines.length >= MIN_LINES && (isLabeled ? run.score > 0 : run.score >= MIN_SCORE_WITHOUT_LABEL);
    if (isEnough && (best === null || run.score > best.score)) best = run;
    at = Math.max(at + 1, run.end);
    from = at;
  }
  return best;
}
