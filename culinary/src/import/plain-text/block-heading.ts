import { headingText } from '#ingredient-heading';
import { type Block, BLOCK_WORDS } from '#import/plain-text/block-words-data';
import { wordMap } from '#import/plain-text/word-map';

export interface BlockHeading {
  readonly block: Block;
  /** What the line says besides: "(serves 4)", "for the sauce", or the first words of the block. */
  readonly rest: string;
  /** True if the rest belongs to the block, after a colon. */
  readonly hasContent: boolean;
}

const BLOCKS = wordMap(BLOCK_WORDS);
const FIRST_WORDS = new Set([...BLOCKS.keys()].map((words) => words.split(' ', 1)[0]));
const FIRST_WORD = /[^\s:：([|*_=~#–—-]+/u;
const MAX_WORDS = 5;
/** Headings have no more; behind a colon anything may follow. */
const MAX_CHARACTERS = 70;
const AROUND = /^[^\p{L}\p{N}]+|[\s*_=~#–—-]+$/gu;
/** What may follow the words of a heading. */
const REST =
  /^\s*(?:$|(?<colon>[:：])\**\s*(?<content>.*)|[([](?<bracket>[^()[\]]*)[)\]]\s*[:：]?\s*$|(?<more>(?:[-–—|/,&]|for|to|für|fuer|pour|para|per|voor|dla|till|för|til|na)\s.*?)[:：]?$)/iu;

function blockOf(words: readonly string[]): { readonly block: Block; readonly count: number } | null {
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count -= 1) {
    const block = BLOCKS.get(words.slice(0, count).join(' '));
    if (block !== undefined) return { block, count };
  }
  return null;
}

/** A quick look at the first word, past marks and emoji. */
function mayBeHeading(line: string): boolean {
  const from = line.slice(0, MAX_CHARACTERS).search(/\p{L}/u);
  const word = from === -1 ? undefined : FIRST_WORD.exec(line.slice(from, from + MAX_CHARACTERS))?.[0];
  return FIRST_WORDS.has(word?.toLowerCase().replaceAll('’', "'"));
}

/** Reads a line that heads a part of a recipe: "Ingredients:", "ZUTATEN (4 Personen)", "Method"; null for other lines. */
export function readBlockHeading(line: string): BlockHeading | null {
  if (!mayBeHeading(line)) return null;
  const text = headingText(line.slice(0, 2 * MAX_CHARACTERS)).replaceAll(AROUND, '');
  const start = text.slice(0, MAX_CHARACTERS).toLowerCase().replaceAll('’', "'");
  const words = [...start.matchAll(/[^\s:：([|]+/gu)];
  const found = blockOf(words.slice(0, MAX_WORDS).map(([word]) => word));
  const last = words[(found?.count ?? 0) - 1];
  if (found === null || last === undefined) return null;
  const groups = REST.exec(text.slice(last.index + last[0].length))?.groups;
  if (groups === undefined) return null;
  const { colon, content, bracket, more } = groups;
  if (colon === undefined && line.length > MAX_CHARACTERS) return null;
  const whole = colon === undefined ? '' : line.slice(line.search(/[:：]/u) + 1).replace(/^\**\s*/u, '');
  const rest = (colon === undefined ? (bracket ?? more ?? '') : whole).trim();
  return { block: found.block, rest, hasContent: (content ?? '') !== '' };
}
