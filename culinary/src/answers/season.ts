import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import { be, listed, manyOf, named } from '#answers/phrasing';
import { hashText } from '#seeded-random';
import { factsOf } from '#food-facts';
import { type Food, FOODS } from '#ingredient-catalogue';
import { PAIRINGS } from '#knowledge/pairings-data';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};
const ASKS = /\b(?:season|seasonal|harvest|harvested)\b/u;
const MAX_SHOWN = 14;
const MIN_SHOWN = 6;

const seasonOf = (food: Food): readonly [number, number] | undefined => factsOf(food.name).season;
const inSeason = ([first, last]: readonly [number, number], month: number): boolean =>
  first <= last ? month >= first && month <= last : month >= first || month <= last;
const monthName = (month: number): string => MONTHS[month - 1] ?? '';

function namedMonths(question: Question): { readonly label: string; readonly months: readonly number[] } | null {
  const words: readonly string[] = question.text.toLowerCase().match(/[a-z]+/gu) ?? [];
  for (const word of words) {
    const months = Object.hasOwn(SEASONS, word) ? SEASONS[word] : undefined;
    if (months !== undefined) return { label: word, months };
  }
  for (const [at, name] of MONTHS.entries()) {
    const lower = name.toLowerCase();
    // "may" is also a verb, so it needs a preposition.
    if (lower === 'may' ? /\b(?:in|during|for) may\b/iu.test(question.text) : words.includes(lower))
      return { label: name, months: [at + 1] };
  }
  return null;
}

type Produce = 'fruit' | 'vegetables';

const isProduce = (food: Food, only: Produce | null): boolean => {
  const { group } = factsOf(food.name);
  return (
    (group === 'vegetables' || group === 'fruit') &&
    (only === null || group === only) &&
    !food.name.startsWith('mixed ')
  );
};

/** Returns the only kind requested, or null for both. */
function onlyKind(plain: string): Produce | null {
  const [fruit, vegetables] = [/\b(?:fruit|berry)\b/u.test(plain), /\b(?:vegetable|veg|veggie|green)\b/u.test(plain)];
  return fruit === vegetables ? null : fruit ? 'fruit' : 'vegetables';
}

// A food with pairings is widely known.
const isCommon = (food: Food): boolean => PAIRINGS[food.name] !== undefined;

/** Common names come first; the hash gives an even, deterministic selection over the alphabet. */
function inSeasonNames(months: readonly number[], only: Produce | null, strict = true): string[] {
  const fitting = FOODS.filter((food) => {
    const season = seasonOf(food);
    return (
      season !== undefined &&
      isProduce(food, only) &&
      (strict ? months.every((month) => inSeason(season, month)) : months.some((month) => inSeason(season, month))) &&
      !(season[0] === 1 && season[1] === 12)
    );
  });
  if (strict && fitting.length < MIN_SHOWN) return inSeasonNames(months, only, false);
  const plain = fitting.filter(({ name }) => !name.includes(' '));
  const pool = plain.length >= MAX_SHOWN ? plain : fitting;
  return pool
    .toSorted(
      (one, other) => Number(isCommon(other)) - Number(isCommon(one)) || hashText(one.name) - hashText(other.name),
    )
    .slice(0, MAX_SHOWN)
    .map((food) => manyOf(named(food)))
    .toSorted((one, other) => one.localeCompare(other));
}

/** Answers when a food is in season and which foods a month offers, outdoors in temperate Europe and North America. */
export function answerSeason(question: Question): Computed | null {
  if (!ASKS.test(question.plain)) return null;
  const when = namedMonths(question);
  const found = question.foods.find(({ food }) => seasonOf(food) !== undefined);
  const season = found === undefined ? undefined : seasonOf(found.food);
  if (found !== undefined && season !== undefined) {
    const [first, last] = season;
    const whole = first === 1 && last === 12;
    const span = whole
      ? 'all year round'
      : first === last
        ? `in ${monthName(first)}`
        : `from ${monthName(first)} to ${monthName(last)}`;
    const name = manyOf(found);
    const verdict =
      when === null
        ? ''
        : when.months.every((month) => inSeason(season, month))
          ? 'Yes. '
          : when.months.some((month) => inSeason(season, month))
            ? 'Partly. '
            : 'No. ';
    return {
      topic: 'season',
      text: `${verdict}In temperate Europe and North America, ${name} ${be(found)} in season ${span}. South of the equator, it is half a year later.`,
      facts: { kind: 'season', subject: { food: found.food.name, name: found.name }, first, last },
    };
  }
  if (
    found === undefined &&
    when !== null &&
    (question.foods.length === 0 || /\b(?:what|which)\b/u.test(question.plain))
  ) {
    const names = inSeasonNames(when.months, onlyKind(question.plain));
    if (names.length === 0) return null;
    return {
      topic: 'season',
      text: `In season in ${when.label}, in temperate Europe and North America: ${listed(names)}, among others.`,
    };
  }
  if (question.foods.length === 0 && /\bin season\b/u.test(question.plain))
    return {
      topic: 'season',
      text: 'I don’t have a calendar, so tell me the month: for example, ask what is in season in May.',
    };
  return null;
}
