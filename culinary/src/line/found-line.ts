import { type FoundFood, findFoodInWords } from '#ingredient-catalogue';
import type { BodyReader } from '#line/body-reader';
import type { LanguageCode } from '#lexicon/lexicon';
import { detectLanguage, findFoodIn } from '#line/language-reader';
import type { IngredientLine, LineAmount, LinePart } from '#line/ingredient-line-type';
import { isWord } from '#line/token-kinds';
import type { LineParts } from '#line/parts';
import { factOf, Is, type WordFact } from '#line/word-facts';

const NOTHING_FOUND: readonly never[] = [];

/**
 * A parsed line. Its food and confidence are computed lazily, because callers that need only words and amounts should
 * not pay for the lookup.
 */
export class FoundLine implements IngredientLine {
  readonly text: string;
  readonly amount: LineAmount | null;
  readonly plus: readonly LineAmount[];
  readonly equivalents: readonly LineAmount[];
  readonly name: string;
  readonly size: string;
  readonly preparation: string;
  readonly comment: string;
  readonly alternatives: readonly string[];
  readonly optional: boolean;
  #language: LanguageCode | null | undefined;
  more: readonly IngredientLine[] = NOTHING_FOUND;
  parts: readonly LinePart[];
  readonly #baseConfidence: number;
  #found: FoundFood | null | undefined;
  /** Released once the food is found. */
  #body: BodyReader | undefined;

  constructor(
    text: string,
    amount: LineAmount | null,
    plus: readonly LineAmount[],
    equivalents: readonly LineAmount[],
    said: LineParts,
    body: BodyReader,
    baseConfidence: number,
    language: LanguageCode | null | undefined,
  ) {
    this.#language = language;
    this.text = text;
    this.amount = amount;
    this.plus = plus;
    this.equivalents = equivalents;
    this.name = said.name === '' ? text.trim() : said.name;
    this.size = said.size;
    this.preparation = said.preparation;
    this.comment = said.comment;
    this.alternatives = body.choice || body.alternatives.length > 0 ? alternativesOf(text, body) : NOTHING_FOUND;
    this.optional = body.optional;
    this.parts = said.parts;
    this.#baseConfidence = baseConfidence;
    this.#found = said.name === '' ? null : undefined;
    this.#body = said.name === '' ? undefined : body;
  }

  get language(): LanguageCode | null {
    if (this.#language === undefined) this.#language = detectLanguage([this.text]);
    return this.#language;
  }

  /**
   * Returns the text from the amount to the first sign after the name: words read as a unit, a size or a preparation
   * may belong to the name, as in "petit lait" and "viande hachée".
   */
  #named(): string {
    const name = this.parts.findLast(({ kind }) => kind === 'name');
    const start = this.amount?.start ?? 0;
    if (name === undefined || name.end <= start) return this.name;
    const sign = this.text.slice(name.end).search(/[,;()]/u);
    return this.text.slice(start, sign === -1 ? undefined : name.end + sign);
  }

  /**
   * Adds the further ingredients of the line.
   * @param part everything after this ingredient, with the word that joins them
   */
  withMore(more: readonly IngredientLine[], part: LinePart): this {
    this.more = more;
    this.parts = [...this.parts, part];
    return this;
  }

  get food(): FoundFood | null {
    if (this.#found === undefined) {
      const { language } = this;
      if (language !== null) this.#found = findFoodIn(language, this.#named()) ?? findFoodIn(language, this.text);
      else this.#found = this.#body === undefined ? null : foodOf(this.#body);
      this.#body = undefined;
    }
    return this.#found;
  }

  get confidence(): number {
    return Math.max(2, this.food === null ? this.#baseConfidence - 4 : this.#baseConfidence) / 20;
  }
}

/** Returns the confidence of the parse before the food lookup, in twentieths. */
export function baseConfidenceOf(
  name: string,
  amount: LineAmount | null,
  implied: boolean,
  parts: number,
  numbered: boolean,
  cut: boolean,
): number {
  if (name === '') return 0;
  let sure = 20;
  if (amount === null) sure -= 2;
  if (implied) sure -= 1;
  if (numbered) sure -= 4;
  if (name.length > 45) sure -= 4;
  if (parts > 10) sure -= 2;
  return cut ? sure - 4 : sure;
}

function alternativesOf(text: string, body: BodyReader): readonly string[] {
  const { tokens } = body;
  const found: string[] = [];
  const add = (from: number, to: number): void => {
    const piece = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0).trim();
    if (from < tokens.length && piece !== '') found.push(piece);
  };
  let from = -1;
  for (let at = body.nameFrom; at < body.nameTo; at += 1) {
    if (!isWord(tokens[at], Is.or) || tokens[at]?.part !== 'name') continue;
    if (from !== -1) add(from, at);
    from = at + 1;
  }
  if (from !== -1) add(from, body.nameTo);
  for (const span of body.alternatives) add(span.from, span.to);
  return found;
}

/** Looks up the food of the name; of several joined by "or", "and" or commas the first counts. */
function foodOf({ tokens, nameFrom, nameTo, listEnd }: BodyReader): FoundFood | null {
  const words: string[] = [];
  const facts: WordFact[] = [];
  let joint = -1;
  const add = (word: string, fact: WordFact): void => {
    words.push(word);
    facts.push(fact);
  };
  for (let at = nameFrom; at < nameTo; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.part !== 'name') continue;
    if (token.kind === 'word') {
      if (joint === -1 && isWord(token, Is.or | Is.and) && token.word.length > 1) joint = words.length;
      add(token.word, token.fact);
    } else if (joint === -1 && at < listEnd && token.word === ',') {
      joint = words.length;
      add('or', factOf('or'));
    }
  }
  const found = findFoodInWords(words, facts, joint);
  // A food in a can is the canned variant, if the catalog has one.
  const tinned = tokens.some(({ fact: { unit }, part }) => part === 'unit' && (unit === 'can' || unit === 'jar'));
  if (!tinned || found === null) return found;
  const canned = findFoodInWords(['canned', ...words], [factOf('canned'), ...facts], joint === -1 ? -1 : joint + 1);
  return canned !== null && canned.food !== found.food ? canned : found;
}
