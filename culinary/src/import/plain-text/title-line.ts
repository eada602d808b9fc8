import { headingText } from '#ingredient-heading';
import { readMark } from '#import/list-marks';
import { readFieldLine } from '#import/plain-text/field-line';
import { ingredientLikelihood, startsWithVerb } from '#import/plain-text/ingredient-likelihood';
import type { PlainLine } from '#import/plain-text/prepare-lines';
import { withoutEmojiAround } from '#import/plain-text/social-text';
import { readYield } from '#import/yield';

const MAX_CHARACTERS = 120;
/** A longer title is doubtful: it may be the first sentence of a post. */
const MAX_SURE_CHARACTERS = 70;
const MIN_INSTRUCTION_CHARACTERS = 30;
const SENTENCE = /[.!?]\s+\p{L}|[!.]$/u;
const BEFORE_INSTRUCTION = /^(?<title>[^:：]{3,60})[:：]\s+(?<rest>.+)$/u;
/** "for 4 people", "per 2 persone" */
const PORTIONS_AT_END = /\(?(?:for|für|pour|para|per|voor|dla|till|för|til)\s\d{1,3}\s\p{L}{3,12}\)?$/iu;
const FIRST_SENTENCE = /^(.{3,100}?[^.\s][.!?…])\s+(?=\S)/u;

export interface TitleLine {
  readonly title: string;
  readonly isSure: boolean;
  /** Of "Carbonara for 2 people". */
  readonly servings: number | null;
  /** The other lines. */
  readonly others: readonly PlainLine[];
}

/** True for a line that belongs to a list of ingredients: it has a unit, or the line below it is an ingredient, too. */
function isInList(line: PlainLine, next: PlainLine | undefined): boolean {
  const { text, mark } = readMark(line.text);
  const likelihood = ingredientLikelihood(text);
  if (likelihood.is !== 'sure') return false;
  if (likelihood.hasUnit || mark !== null) return true;
  return next !== undefined && !next.isAfterBlank && ingredientLikelihood(readMark(next.text).text).is === 'sure';
}

interface SplitTitle {
  readonly title: string;
  readonly rest: string;
}

/** Splits a first line that holds more than the title: at its colon ("Avocado toast: mash …") or after its first sentence. */
function splitTitle(text: string): SplitTitle {
  const { title = '', rest = '' } = BEFORE_INSTRUCTION.exec(text)?.groups ?? {};
  if (rest.length >= MIN_INSTRUCTION_CHARACTERS && startsWithVerb(rest)) return { title, rest };
  if (text.length <= MAX_CHARACTERS) return { title: text, rest: '' };
  const sentence = FIRST_SENTENCE.exec(text)?.[1] ?? '';
  return { title: sentence, rest: text.slice(sentence.length).trim() };
}

/** Takes the title: the first line that states no fact and begins no list. Lines of facts before it remain. */
export function takeTitle(lines: readonly PlainLine[]): TitleLine {
  const at = lines.findIndex(({ text }) => readFieldLine(text) === null);
  const line = lines[at];
  if (line === undefined || isInList(line, lines[at + 1]))
    return { title: '', isSure: true, servings: null, others: lines };
  const { title, rest } = splitTitle(line.text);
  const plain = withoutEmojiAround(
    headingText(title)
      .replace(/[:：]$/u, '')
      .trim(),
  ).trim();
  const portions = PORTIONS_AT_END.exec(plain)?.[0];
  return {
    title: plain,
    isSure: rest === '' && plain.length <= MAX_SURE_CHARACTERS && !SENTENCE.test(plain),
    servings: portions === undefined ? null : readYield(portions).servings,
    others: [
      ...lines.slice(0, at),
      ...(rest === '' ? [] : [{ text: rest, isAfterBlank: true }]),
      ...lines.slice(at + 1),
    ],
  };
}
