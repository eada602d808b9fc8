import { weightOf } from '#compose/food-weight';
import { nameFor } from '#compose/food-name';
import type { GivenFood } from '#compose/given-food';
import type { Item } from '#compose/item';
import { amountAndName, countOf } from '#compose/portion';
import { gramsPerUnit } from '#ingredient-catalogue';
import { grams } from '#measure';

/** Minimum relevance from which a food can justify more servings. */
const MAIN = 1.5;
const MAX_SERVINGS = 50;
/** Smaller differences are rounding. */
const SHORT = 0.9;
/** Below this share of its due amount, portions are small. */
const LITTLE = 0.7;
/** Above this multiple of the due amount, the pieces are noted as large. */
const MUCH = 2;
const FLESH = 3;
const PLENTY = 1.12;
/** A smaller rest deserves no note, as half an onion; more of one large piece does, as half a crab. */
const REST_GRAMS = 300;

/** Formats the missing amount: "5 more eggs", "200 g more flour". */
function more({ food, name }: Item, weight: number): string {
  if (food.unit === 'piece') {
    const count = Math.max(1, Math.ceil(weight / gramsPerUnit(food) - 0.25));
    return `${count} more ${nameFor(food, name, count)}`;
  }
  const plain = amountAndName(food, name, grams(weight));
  const cut = plain.indexOf(' ', plain.indexOf(' ') + 1);
  return `${plain.slice(0, cut)} more${plain.slice(cut)}`;
}

/** Formats the amount without its name ("400 g"), or with it for counted foods ("3 eggs"). */
function bare({ food, name, weight }: Item): string {
  const plain = amountAndName(food, name, weight);
  return food.unit === 'piece' ? plain : plain.slice(0, plain.indexOf(' ', plain.indexOf(' ') + 1));
}

/** Suggests more servings when the given amount of a main food would feed more. */
function forMore({ food, weight }: Item, have: number, servings: number): string {
  const eaters = Math.min(MAX_SERVINGS, Math.floor((have / weight) * servings));
  return weightOf(food) >= MAIN && eaters > servings ? `; for ${eaters} servings it would use nearly all of it` : '';
}

/** Returns notes on stated amounts: which are too small, and which far exceed what the dish uses. */
export function amountNotes(items: readonly Item[], given: readonly GivenFood[], servings: number): string[] {
  return items.flatMap((item) => {
    const have = given.find(({ food }) => food.name === item.food.name)?.weight ?? null;
    if (!item.given || have === null) return [];
    const { food, name, weight } = item;
    if (have === weight) {
      const isUnlike =
        item.due !== undefined && (have < item.due * LITTLE || (weightOf(food) >= FLESH && have > item.due * MUCH));
      if (!isUnlike) return [];
      const eaters = Math.max(1, Math.round((have / (item.due ?? have)) * servings));
      return [`You have enough ${nameFor(food, name, 2)} for about ${eaters}.`];
    }
    // Half an onion from one onion, or an egg rounded up, deserves no note.
    const counted = food.unit === 'piece' ? countOf(food, weight) * gramsPerUnit(food) : weight;
    if (have < counted * SHORT) return [`It needs ${more(item, counted - have)} than you have.`];
    if (have > weight * PLENTY && have - weight > Math.min(gramsPerUnit(food), REST_GRAMS))
      return [`It uses only ${bare(item)} of your ${amountAndName(food, name, have)}${forMore(item, have, servings)}.`];
    return [];
  });
}
