import { type Diet, DIETS } from '#catalogue/food-row';
import { exactFood } from '#compose/note-words';
import { findFoods } from '#ingredient-catalogue';
import { readLine } from '#line/read-line';
import { gapsBetween, type Place } from '#search/plain-phrase';
import { correctAllergen, DIET_WORDS, dietExcluding, negationBefore } from '#wish/diet-words';
import { type ExclusionSpan, findExclusions } from '#wish/exclusions';
import { isFoodWord } from '#wish/named-foods';
import { plainRequest } from '#wish/plain-request';

/** Exclusions and diets, as stated. */
export interface StatedRules {
  /** Excluded foods, groups of foods and allergens, in the user's words. */
  readonly without: readonly string[];
  readonly diets: readonly Diet[];
}

/** A range of a text that states a diet or an exclusion. */
export interface Restriction extends StatedRules, Place, Pick<ExclusionSpan, 'of' | 'isIllness'> {
  /** True if the words also name a food ("vegan butter"), so that they remain in the text. */
  readonly namesFood: boolean;
}

/** The restrictions in a text, and the text between them. */
export interface ExtractedRules extends StatedRules {
  readonly gaps: readonly string[];
}

const MAX_EXCLUSIONS = 40;
/** "No cheese but tomatoes". */
const BUT = /^\s*(?:but|just|only)\s/iu;
const FREE_OF = /(?:\b(?:free|intol+er\w+)|less)$/u;
const FISH_ONLY = /\bpesc[ae]tarians?\b/gu;
const SIGNS = /[,;.!?:()\n]|\b(?:with|and|or|plus|using|from|for|in|without|recipes?)\b/u;

/**
 * Finds the diets and exclusions in a text, in order. The only parser of them, so that every part of the app excludes the
 * same foods.
 */
export function findRestrictions(typed: string): Restriction[] {
  const { text, placeOf } = plainRequest(typed);
  // The grammar is English.
  if (!/[a-z]{2}/u.test(text)) return [];
  const excluded = findExclusions(text).map((span) => restrictionOf(text, span));
  const found = [...excluded];
  const add = (place: Place, rules: StatedRules, namesFood: boolean): void => {
    if (excluded.some(({ start, end }) => place.start < end && place.end > start)) return;
    found.push({ ...place, ...rules, of: isOfPerson(text, place) ? 'person' : 'dish', isIllness: false, namesFood });
  };
  for (const [pattern, diet] of DIET_WORDS)
    for (const { index, 0: said } of text.matchAll(pattern)) {
      const end = index + said.length;
      if (isProductAt(text, index, end)) continue;
      const negation = negationBefore(text, index);
      // "Vegan chicken noodles" names vegan chicken and requests a vegan dish.
      if (negation === null)
        add({ start: index, end }, { without: [], diets: [diet] }, belongsToFood(text, index, end));
      else add({ start: negation, end }, { without: [], diets: [] }, false);
    }
  for (const { index, 0: said } of text.matchAll(FISH_ONLY))
    add({ start: index, end: index + said.length }, { without: ['meat'], diets: [] }, false);
  return found.map((each) => ({ ...each, ...placeOf(each) })).toSorted((one, other) => one.start - other.start);
}

function restrictionOf(text: string, { things, ...span }: ExclusionSpan): Restriction {
  const said = text.slice(span.start, span.end);
  // A list before "free" names no product: "eggs, nut-free".
  const isProduct = things.length === 1 && said.endsWith('free') && isProductAt(text, span.start, span.end);
  const named = things.map((thing) => correctAllergen(thing));
  // "Without gluten" is a diet; "I cannot eat gluten" excludes what may contain it, too.
  const isDiet = (thing: string): boolean => {
    const diet = dietExcluding(thing);
    if (diet === undefined || diet === 'vegan') return diet === 'vegan';
    return FREE_OF.test(said) || (span.of === 'pantry' && diet !== 'vegetarian');
  };
  return {
    ...span,
    diets: named.filter(isDiet).flatMap((thing) => dietExcluding(thing) ?? []),
    without: isProduct ? [] : named.filter((thing) => !isDiet(thing)),
    namesFood: isProduct,
  };
}

const PERSON =
  /\b(?:i'm|i am|we're|we are|he's|she's|they're|who's|(?:he|she|who|everyone|everybody|one of us|(?:my|our) (?:\p{L}+ ){1,3})\s?(?:is|are)|(?:they|who|both|all of us) are) (?:an? |both |all )?(?:\p{L}+ )?$|\b(?:eat|keep)s? (?:only |strictly )?$/u;
const PERSON_REACH = 60;

const isOfPerson = (text: string, { start, end }: Place): boolean =>
  /^c(?:o)?eliac/u.test(text.slice(start, end)) || PERSON.test(text.slice(Math.max(0, start - PERSON_REACH), start));

/** Sums restrictions up and cuts their words out of the text. */
export const applyRestrictions = (typed: string, found: readonly Restriction[]): ExtractedRules => ({
  diets: DIETS.filter((diet) => found.some(({ diets }) => diets.includes(diet))),
  without: [...new Set(found.flatMap(({ without }) => without))].slice(0, MAX_EXCLUSIONS),
  gaps: gapsBetween(
    typed,
    found.filter(({ namesFood }) => !namesFood),
  ).map((gap, at) => (at === 0 ? gap : gap.replace(BUT, ' '))),
});

/** True unless all words are unknown. Only after "allergic to" and the like are they a food for certain. */
export const namesFoodOrDiet = ({ diets, without, isIllness }: Restriction): boolean =>
  diets.length > 0 || (isIllness && without.length > 0) || without.some(isFoodWord);

/** Extracts all exclusions and diets from a text. */
export const extractRules = (typed: string): ExtractedRules => applyRestrictions(typed, findRestrictions(typed));

/** The longest name of a product. */
const PRODUCT_MAX_CHARACTERS = 60;
/** Wide enough to detect a piece that is too long, even if its first word is cut. */
const PIECE_REACH = PRODUCT_MAX_CHARACTERS + 10;

/** The text between the nearest separators on both sides of a range; empty if it is too long for the name of a product. */
function pieceAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - PIECE_REACH), start)
      .split(SIGNS)
      .at(-1) ?? '';
  const after = text.slice(end, end + PIECE_REACH).split(SIGNS, 1)[0] ?? '';
  const piece = `${before}${text.slice(start, end)}${after}`.trim();
  return piece.length > PRODUCT_MAX_CHARACTERS ? '' : piece;
}

/** True for a product such as "vegan butter": its claim does not apply to the whole dish. */
function isProductAt(text: string, start: number, end: number): boolean {
  const piece = pieceAround(text, start, end).replace(/^(?:the|some|my|a|an|have|got|i have|we have) /u, '');
  return exactFood(piece) !== null || exactFood(readLine(piece).name) !== null;
}

function belongsToFood(text: string, start: number, end: number): boolean {
  const said = text.slice(start, end);
  return findFoods(pieceAround(text, start, end)).some(({ name }) => name.toLowerCase().includes(said));
}
