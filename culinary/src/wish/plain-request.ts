import { type Place, plainPhrase, type PlainPhrase } from '#search/plain-phrase';

/** A text whose diets and exclusions are in English. */
export interface TranslatedRequest {
  readonly text: string;
  /** Maps a range to the text as typed. */
  placeOf(place: Place): Place;
}

/** @param isList true for the list of exclusions alone: "Nüsse und Milch" */
type Translate = (request: string, isList: boolean) => TranslatedRequest | null;

let translate: Translate = () => null;

/** Registers the translation from other languages. It loads with the first lexicon. */
export function registerTranslation(by: Translate): void {
  translate = by;
}

/** {@link plainPhrase} of a request whose diets and exclusions are translated to English, the only language of their grammar. */
export function plainRequest(typed: string): PlainPhrase {
  const translated = translate(typed, false);
  if (translated === null) return plainPhrase(typed);
  const { text, placeOf } = plainPhrase(translated.text);
  return { text, placeOf: (place) => translated.placeOf(placeOf(place)) };
}

/** Translates a list of excluded foods to English. */
export const exclusionInEnglish = (typed: string): string => translate(typed, true)?.text ?? typed;
