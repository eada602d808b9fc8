import { getFood } from '#ingredient-catalogue';
import { inEnglish, languageIndex } from '#lexicon/languages';
import { type LanguageWord, languageWords, type Meaning, type MeantWords } from '#lexicon/language-index';
import { foldedText, MAX_CHARACTERS, withoutDigraphs } from '#spoken/folded-text';
import type { LanguagePack } from '#spoken/language-pack';

/** A food of a message: its English name, and the words that the user wrote. */
export interface NamedFood {
  readonly english: string;
  readonly written: string;
}

/** A message in English words, in the order of the original. Good for looking up, not for reading. */
export interface Translation {
  readonly english: string;
  readonly foods: readonly NamedFood[];
  /** Words that neither the glossary nor the lexicon has, as written. */
  readonly unknown: readonly string[];
  /** True if the contents of a product may differ from those of the food that it was read as. */
  readonly isRough: boolean;
}

/** English words of a phrase; `isFood` if they name a food. */
interface GlossaryEntry {
  readonly english: string;
  readonly isFood: boolean;
}

const LONGEST_PHRASE = 5;
const glossaries = new Map<string, ReadonlyMap<string, GlossaryEntry>>();

/** Parses a glossary: one pair a line, alternatives separated by commas; `*` before the English words of a food. */
function glossaryOf({ language, glossary }: LanguagePack): ReadonlyMap<string, GlossaryEntry> {
  const before = glossaries.get(language);
  if (before !== undefined) return before;
  const entries = new Map<string, GlossaryEntry>();
  for (const line of glossary.split('\n')) {
    const [names = '', words = ''] = line.split('=');
    const english = words.trim();
    const entry = { english: english.replace(/^\*/u, ''), isFood: english.startsWith('*') };
    for (const name of names.split(',')) if (name.trim() !== '') entries.set(name.trim(), entry);
  }
  glossaries.set(language, entries);
  return entries;
}

interface FoundPhrase extends GlossaryEntry {
  readonly to: number;
}

/** Finds the longest phrase of the glossary at a word. */
function phraseAt(
  glossary: ReadonlyMap<string, GlossaryEntry>,
  words: readonly string[],
  from: number,
): FoundPhrase | undefined {
  for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from; to -= 1) {
    const key = words.slice(from, to).join(' ');
    const entry = glossary.get(key) ?? glossary.get(withoutDigraphs(key));
    if (entry !== undefined) return { ...entry, to };
  }
  return undefined;
}

/** The English name of a food; null for anything else. A compound names both parts: "Walnussbrot" is walnut bread. */
function englishOf({ meaning, modifier }: MeantWords): string | null {
  if (meaning?.kind !== 'food') return null;
  if (modifier === null) return meaning.found.food.name;
  return modifier.kind === 'food' ? `${modifier.found.food.name} ${meaning.found.food.name}` : null;
}

/** True for a product whose contents may differ from those of the row that it is read like. */
const differsFromRow = (meaning: Meaning | null): boolean =>
  meaning?.kind === 'food' && inEnglish(meaning.found).food !== getFood(meaning.found.food.name);

/**
 * Translates a message word by word to English: phrases by the glossary, foods by the lexicon, other words as written.
 * The lexicons must be loaded. Reads the first 300 characters.
 */
export function translate(message: string, pack: LanguagePack): Translation {
  const glossary = glossaryOf(pack);
  const index = languageIndex(pack.language);
  const words: readonly LanguageWord[] = languageWords(message.slice(0, MAX_CHARACTERS).normalize('NFC'));
  const folded = words.map(({ word }) => foldedText(word));
  const out: string[] = [];
  const foods: NamedFood[] = [];
  const unknown: string[] = [];
  let isRough = false;
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(glossary, folded, at);
    const meant = index?.meantAt(words, at);
    const written = (to: number): string =>
      words
        .slice(at, to)
        .map((word) => word.written)
        .join(' ');
    if (phrase !== undefined && (meant?.meaning?.kind !== 'food' || phrase.to >= meant.to)) {
      if (phrase.isFood) foods.push({ english: phrase.english, written: written(phrase.to) });
      if (phrase.english !== '') out.push(phrase.english);
      at = phrase.to;
    } else if (meant !== undefined && englishOf(meant) !== null) {
      const english = englishOf(meant) ?? '';
      foods.push({ english, written: written(meant.to) });
      isRough ||= differsFromRow(meant.meaning) || differsFromRow(meant.modifier);
      out.push(english);
      at = meant.to;
    } else {
      const word = words[at]?.written ?? '';
      if (/^\p{L}{3,}$/u.test(word) && meant?.meaning?.kind !== 'word') unknown.push(word);
      out.push(word);
      at += 1;
    }
  }
  return { english: out.join(' ').slice(0, MAX_CHARACTERS), foods, unknown, isRough };
}
