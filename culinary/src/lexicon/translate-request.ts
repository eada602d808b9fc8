import { type FoundFood, namesOf } from '#ingredient-catalogue';
import { formsIn } from '#lexicon/forms';
import { entriesOf, foldAccents, type LanguageIndex, type LanguageWord, languageWords } from '#lexicon/language-index';
import type { LanguageCode, Lexicon } from '#lexicon/lexicon';
import type { Place } from '#search/plain-phrase';
import type { TranslatedRequest } from '#wish/plain-request';

/** What a phrase does in a request, and its English words. */
interface Term {
  /** `claim`: "glutenfrei". `lead`: a list of exclusions follows. `join`: the list continues. `group`: a group of foods. */
  readonly kind: 'claim' | 'lead' | 'join' | 'group';
  readonly english: string;
}

interface FoundTerm extends Term {
  readonly to: number;
}

interface Piece extends Place {
  readonly text: string;
}

const LONGEST_TERM = 6;
const LONGEST_ENDING = 8;
const JOINS = [
  ['and', 'and'],
  ['or', 'or'],
  ['article', ''],
  ['of', ''],
] as const;

const keyOf = (form: string): string =>
  languageWords(form)
    .map(({ word }) => word)
    .join(' ');

/** Translates the diets and exclusions of requests in one language to English. */
export class RequestTranslator {
  private readonly index: LanguageIndex;
  private readonly terms = new Map<string, Term>();
  private readonly endings: readonly string[];
  /** True in Japanese, where every character is a word. */
  private readonly isUnsegmented: boolean;

  constructor(language: LanguageCode, lexicon: Lexicon, index: LanguageIndex) {
    this.index = index;
    this.isUnsegmented = language === 'ja';
    this.endings = formsIn(lexicon.endings)
      .flat()
      .toSorted((a, b) => b.length - a.length);
    this.add(lexicon.words.without ?? '', { kind: 'lead', english: 'without' });
    for (const [english, names] of entriesOf(lexicon.groups)) this.add(names, { kind: 'group', english });
    for (const [english, names] of entriesOf(lexicon.refusals))
      this.add(names, english === 'to' ? { kind: 'join', english: '' } : { kind: 'lead', english });
    for (const [claim, names] of entriesOf(lexicon.claims)) this.add(names, { kind: 'claim', english: claim });
    // "Nussfrei", "Milchallergie".
    for (const [english, names] of this.isUnsegmented ? [] : entriesOf(lexicon.groups))
      for (const form of formsIn(names).flat())
        for (const ending of this.endings) this.add(form + ending, { kind: 'claim', english: `without ${english}` });
    for (const [role, english] of JOINS) this.add(lexicon.words[role] ?? '', { kind: 'join', english });
  }

  private add(names: string, term: Term): void {
    for (const form of formsIn(names).flat()) {
      const key = keyOf(form);
      // "Ohne Milch" introduces a list.
      const isList = term.kind === 'claim' && this.terms.get(key.split(' ', 1)[0] ?? '')?.kind === 'lead';
      for (const each of isList ? [] : [key, foldAccents(key)]) if (!this.terms.has(each)) this.terms.set(each, term);
    }
  }

  /**
   * Returns the request with its diets and exclusions in English, other words as typed; null if it has none.
   * @param isList true for a list of exclusions alone
   */
  translate(request: string, isList: boolean): TranslatedRequest | null {
    const words = languageWords(request);
    const pieces: Piece[] = [];
    let isInList = isList;
    let isAfterClaim = false;
    const put = (text: string, from: number, to: number): void => {
      const [first, last] = [words[from], words[to - 1]];
      if (first !== undefined && last !== undefined)
        pieces.push({ text, start: first.start, end: last.start + last.written.length });
    };
    for (let at = 0; at < words.length;) {
      const found = this.termAt(words, at);
      const to = found?.to ?? at + 1;
      if (found !== null && (isInList || found.kind === 'claim' || found.kind === 'lead')) {
        put(found.english, at, to);
        isInList ||= found.kind === 'lead';
        isAfterClaim = found.kind === 'claim';
        at = to;
      } else {
        const { meaning, to: end } = this.index.meantAt(words, at);
        // "Laktosefreie Milch" is a product.
        if (meaning?.kind === 'food' && (isInList || isAfterClaim)) put(shortestName(meaning.found), at, end);
        isAfterClaim = false;
        at = end;
      }
    }
    const translated = pieces.length === 0 ? null : join(request, pieces);
    return translated?.text.trim() === '' ? null : translated;
  }

  private termAt(words: readonly LanguageWord[], at: number): FoundTerm | null {
    const found = this.longestAt(words, at);
    return found?.kind === 'group' ? (this.endedAt(words, found) ?? found) : found;
  }

  private longestAt(words: readonly LanguageWord[], from: number): FoundTerm | null {
    let key = '';
    let best: FoundTerm | null = null;
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_TERM); to += 1) {
      const { word = '', isApart = false } = words[to - 1] ?? {};
      if (key !== '' && isApart) break;
      key += `${key === '' ? '' : ' '}${word}`;
      const term = this.terms.get(key);
      if (term !== undefined) best = { ...term, to };
    }
    return best;
  }

  /** Returns the exclusion of groups by the ending after them: "卵と牛乳なし", "noten en melk allergie". */
  private endedAt(words: readonly LanguageWord[], { english, to }: FoundTerm): FoundTerm | null {
    const rest = words.slice(to, to + LONGEST_ENDING).map(({ word }) => word);
    const ending = this.isUnsegmented
      ? this.endings.find((each) => rest.join('').startsWith(each))
      : this.endings.find((each) => rest[0] === each);
    if (ending !== undefined) {
      const length = this.isUnsegmented ? Array.from(ending).length : 1;
      return { kind: 'claim', english: ` without ${english}, `, to: to + length };
    }
    const next = this.terms.get(rest[0] ?? '')?.kind === 'join' ? this.longestAt(words, to + 1) : null;
    return next?.kind === 'group' ? this.endedAt(words, { ...next, english: `${english} and ${next.english}` }) : null;
  }
}

/** Returns the widest name of a food: salmon, not salmon fillet. */
const shortestName = ({ food }: FoundFood): string =>
  namesOf(food).reduce((best, name) => (name.split(' ').length < best.split(' ').length ? name : best));

/** Replaces parts of a text, each by its English words. */
function join(request: string, pieces: readonly Piece[]): TranslatedRequest {
  let text = '';
  /** The range of the request that each character comes from. */
  const origins: Place[] = [];
  const copy = (from: number, to: number): void => {
    text += request.slice(from, to);
    for (let at = from; at < to; at += 1) origins.push({ start: at, end: at + 1 });
  };
  let end = 0;
  for (const piece of pieces) {
    copy(end, piece.start);
    text += piece.text;
    for (let at = 0; at < piece.text.length; at += 1) origins.push(piece);
    end = piece.end;
  }
  copy(end, request.length);
  return {
    text,
    placeOf: (place) => ({
      start: origins[place.start]?.start ?? request.length,
      end: origins[place.end - 1]?.end ?? 0,
    }),
  };
}
