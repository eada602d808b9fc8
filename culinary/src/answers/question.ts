import { type Concept, conceptsIn } from '#answers/concepts';
import { type FoodObjection, foodObjection, both, type Eater, EATS_ANYTHING, parseEater } from '#answers/eater';
import { entryIndex } from '#answers/entry-index';
import { STOP_WORDS, ORDINARY_WORDS } from '#answers/stop-words';
import { stemOf, stemsOf } from '#answers/word-stem';
import { isTypoOf } from '#food-words';
import { findFoods, type FoundFood } from '#ingredient-catalogue';
import { searchWords } from '#plain-words';

/** A parsed question, shared by all answer functions. */
export interface Question {
  /** The original text, truncated. */
  readonly text: string;
  /** Lower case without accents and marks, single spaces; nouns in the singular. */
  readonly plain: string;
  readonly stems: readonly string[];
  readonly concepts: ReadonlySet<Concept>;
  readonly content: readonly string[];
  readonly unknownCount: number;
  readonly foods: readonly FoundFood[];
  readonly foodStems: ReadonlySet<string>;
  /** The text without the eater's restrictions. */
  readonly textWithoutEater: string;
  /** Why a food does not suit the eater, by the question and the profile. */
  readonly objectionTo: FoodObjection;
}

/** Characters of a question that are read. */
export const MAX_READ = 300;
const MAX_WORDS = 40;
const SHORTEST_TYPO = 5;

function correctSpelling(stem: string): string {
  const { known, byLetter } = entryIndex();
  if (stem.length < SHORTEST_TYPO || known.has(stem) || STOP_WORDS.has(stem) || ORDINARY_WORDS.has(stem)) return stem;
  const candidates = byLetter.get(stem.slice(0, 1)) ?? [];
  return candidates.find((candidate) => candidate.length >= 4 && isTypoOf(stem, candidate)) ?? stem;
}

/** Matches "100g" and "180c", and the operators of arithmetic. */
const isNumber = (word: string): boolean =>
  /^(?:\p{N}+(?:g|kg|mg|ml|cl|dl|l|oz|lb|c|f|h|min|cm|x)?|tbsp|tsp|x)$/u.test(word);

/** Question words that would also match foods ("can", "thyme" for "time"). */
const ASKING =
  /\b(?:can|could|how|what|which|when|long|much|many|time|times|season|does|steam|boil|last|good|best|well|goes|go|is|are|instead|substitute)\b/giu;

/** Short ages: "2yo", "18 mo old", "3 yrs old". */
const SHORT_AGES = /\b(\d{1,3}) ?(?:(yo|y\/o|yrs?[ -]old)|(?:mos?[ -]old|m\/o))(?![\p{L}\p{N}])/giu;
const withFullAges = (text: string): string =>
  text
    .replaceAll(/\b(\d)\.\d(?=[ -]?(?:years?|yrs?|yo)\b)/giu, '$1')
    .replaceAll(SHORT_AGES, (_, age: string, years: string | undefined) =>
      years === undefined ? `${age} month old` : `${age} year old`,
    );

export function parseQuestion(asked: string, eater: Eater = EATS_ANYTHING): Question {
  const text = withFullAges(asked.slice(0, MAX_READ).replaceAll(/\s+/gu, ' '));
  const said = parseEater(asked.slice(0, MAX_READ));
  const words = searchWords(text).slice(0, MAX_WORDS);
  const stems = words.map((word) => correctSpelling(stemOf(word)));
  const plain = words.join(' ');
  const { known } = entryIndex();
  const concepts = conceptsIn(plain, stems);
  const content = [...new Set(stems)].filter(
    (stem) => !STOP_WORDS.has(stem) && !isNumber(stem) && !(stem === 'fresh' && concepts.has('keep')),
  );
  const foods = findFoods(text.replaceAll(ASKING, ' '));
  return {
    text,
    plain,
    stems,
    concepts,
    content,
    unknownCount: content.filter((stem) => !known.has(stem)).length,
    foods,
    foodStems: new Set(foods.flatMap(({ food, name }) => stemsOf(`${food.name} ${name}`))),
    textWithoutEater: said.rest,
    objectionTo: foodObjection(both(eater, said)),
  };
}
