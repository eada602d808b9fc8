import type { Diet } from '#catalogue/food-row';
import { normalizeWords } from '#intent/normalize';
import { inFigures } from '#text/figures';

/** A meal for several people, with the diets of those who follow one. */
export interface MixedTable {
  readonly people: number;
  readonly withDiet: number;
  readonly diet: Diet;
  /** The message without the people: "something quick". */
  readonly wish: string;
}

const DIETS: readonly (readonly [string, Diet])[] = [
  ['vegetarians?|veggies?', 'vegetarian'],
  ['vegans?', 'vegan'],
];
const DIET = DIETS.map(([words]) => words).join('|');
const TOTAL =
  /\b(?:for|feeds?|serves?|we are|we're|there are|there will be|have) (?<people>\d{1,2})(?: (?:people|persons|guests|of us|friends|adults|in total))?(?! ?(?:min|hour|g\b|kg|ml))\b/u;
const SOME = new RegExp(
  `\\b(?<some>\\d{1,2})(?: (?:of (?:them|us|whom)|people|guests|are|is|who are|being))* (?:an? )?(?<diet>${DIET})\\b`,
  'u',
);

/** "Something for six, two vegetarians". Undefined unless some, but not all, of a number of people keep to a diet. */
export function parseMixedTable(message: string): MixedTable | undefined {
  const text = normalizeWords(
    inFigures(message.slice(0, 300)).text.replaceAll(
      /\b(?:one|a) (?=(?:of (?:them|us) (?:is )?)?(?:an? )?(?:vegetarian|vegan)\b)/giu,
      '1 ',
    ),
  );
  const some = SOME.exec(text);
  const total = TOTAL.exec(text);
  const [people, withDiet] = [Number(total?.groups?.['people']), Number(some?.groups?.['some'])];
  const diet = DIETS.find(([words]) => new RegExp(`^(?:${words})$`, 'u').test(some?.groups?.['diet'] ?? ''))?.[1];
  if (some === null || total === null || diet === undefined || !(withDiet > 0 && withDiet < people)) return undefined;
  const wish = text
    .replace(some[0], ' ')
    .replace(total[0], ' ')
    .replaceAll(/\b(?:with|and|of (?:whom|them|which)|dinner party)\b/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return { people, withDiet, diet, wish };
}
