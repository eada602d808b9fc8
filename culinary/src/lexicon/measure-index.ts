import { formsIn } from '#lexicon/forms';
import { entriesOf, foldAccents, type LanguageWord, languageWords } from '#lexicon/language-index';
import type { Lexicon } from '#lexicon/lexicon';
import { createFact, Is, unitFlags, type WordFact } from '#line/word-facts';

/** A unit or number of a language, from one of its words to before another. */
export interface FoundMeasure {
  readonly fact: WordFact;
  readonly to: number;
}

/** What may separate the words of a unit: "c. à s.", "colher (sopa)", "demi-livre". */
const INSIDE = /^[ .()'’-]{1,3}$/u;

/** The units and number words of one language, in one or several words. Built from its lexicon on first use. */
export class MeasureIndex {
  private readonly facts = new Map<string, WordFact>();
  /** Each measure without its last words: most words begin none. */
  private readonly beginnings = new Set<string>();

  constructor({ units, numbers }: Lexicon) {
    for (const [unit, names] of entriesOf(units))
      this.addAll(names, (scale) => createFact(unitFlags(unit), unit, scale, 0));
    this.addAll(numbers, (value) => createFact(Is.number, null, 1, value));
  }

  private addAll(names: string, factOf: (number: number) => WordFact): void {
    for (const forms of formsIn(names))
      for (const form of forms) {
        const [name = '', number = '1'] = form.split('=');
        const key = languageWords(name)
          .map(({ word }) => word)
          .join(' ');
        const fact = factOf(Number(number));
        for (const spelling of [key, foldAccents(key)]) this.add(spelling, fact);
      }
  }

  private add(key: string, fact: WordFact): void {
    if (!this.facts.has(key)) this.facts.set(key, fact);
    for (let end = key.indexOf(' '); end !== -1; end = key.indexOf(' ', end + 1))
      this.beginnings.add(key.slice(0, end));
  }

  /** Returns the longest unit and the longest number that begin at a word; null if there is none. */
  measuresAt(
    text: string,
    words: readonly LanguageWord[],
    from: number,
  ): { readonly unit: FoundMeasure | null; readonly number: FoundMeasure | null } {
    let key = '';
    let unit: FoundMeasure | null = null;
    let number: FoundMeasure | null = null;
    for (let at = from; at < words.length; at += 1) {
      const word = words[at];
      const before = words[at - 1];
      if (word === undefined) break;
      if (at > from && before !== undefined) {
        const between = text.slice(before.start + before.written.length, word.start);
        if (between !== '' && !INSIDE.test(between)) break;
        key += ' ';
      }
      key += word.word;
      const fact = this.facts.get(key);
      if (fact !== undefined && fact.unit === null) number = { fact, to: at + 1 };
      else if (fact !== undefined) unit = { fact, to: at + 1 };
      if (!this.beginnings.has(key)) break;
    }
    return { unit, number };
  }
}
