import { capital } from '#food-words';
import type { Computed } from '#answers/answer-type';
import type { FoodRole } from '#catalogue/food-row';
import type { Question } from '#answers/question';
import { areMany, listed, manyOf, named } from '#answers/speaking';
import { type Food, type FoodName, FOODS, type FoundFood, getFood } from '#ingredient-catalogue';
import { PAIRINGS } from '#knowledge/pairings-data';

const ASKS =
  /\b(?:goe? (?:well |good |best )?with|goes? (?:well |good |best )?with|go (?:well )?together|pair|pairs|pairing|match|matche|combine|combination|complement|(?:serve|eat|taste|good|work) (?:well |good |nice )?with|flavor match|side(?: dishe?)? (?:for|with))\b/u;

/** Pork belly goes with what pork chops go with. */
function ofTheSameAnimal(name: FoodName): readonly FoodName[] {
  const [animal = ''] = name.split(' ');
  const isMeat = (food: Food): boolean => ['poultry', 'meat', 'braise', 'mince'].includes(food.role);
  if (!isMeat(getFood(name))) return [];
  const cousin = FOODS.find(
    (food) => food.name.split(' ')[0] === animal && isMeat(food) && PAIRINGS[food.name] !== undefined,
  );
  return cousin === undefined ? [] : (PAIRINGS[cousin.name] ?? []);
}

/** The foods that go with one, or with the better-known one it resembles. */
export function pairingsOf(name: FoodName): readonly FoodName[] {
  const own = PAIRINGS[name];
  if (own !== undefined) return own;
  const like = FOODS.find((food) => food.name === name)?.like;
  const known = FOODS.find((food) => food.name === like)?.name;
  const liked = known === undefined ? undefined : PAIRINGS[known];
  return liked ?? ofTheSameAnimal(name);
}

const goWith = (one: FoundFood, other: FoundFood): boolean =>
  pairingsOf(one.food.name).includes(other.food.name) || pairingsOf(other.food.name).includes(one.food.name);

const SEASONINGS: ReadonlySet<FoodRole> = new Set(['herb', 'spice', 'sweet-spice', 'aromatic', 'seasoning']);
const shown = (names: readonly FoodName[]): string => listed(names.map((name) => manyOf(named(getFood(name)))));

/** "What goes with fennel", "does mint go with lamb". */
export function answerPairing(question: Question): Computed | null {
  if (!ASKS.test(question.plain)) return null;
  const [found, other] = question.foods;
  if (found === undefined) return null;
  const many = pairingsOf(found.food.name);
  if (other !== undefined && goWith(found, other))
    return {
      topic: 'pairing',
      text: `Yes, ${manyOf(found)} and ${manyOf(other)} are old friends.${many.length > 0 ? ` ${capital(manyOf(found))} also ${areMany(found) ? 'go' : 'goes'} with ${shown(many.filter((name) => name !== other.food.name))}.` : ''}`,
    };
  if (many.length === 0) return null;
  if (other !== undefined)
    return {
      topic: 'pairing',
      text: `That is no classic pair that I know of. ${capital(manyOf(found))} ${areMany(found) ? 'go' : 'goes'} well with ${shown(many)}.`,
    };
  const seasoning = /\b(?:herb|spice)\b/u.test(question.plain)
    ? many.filter((name) => SEASONINGS.has(getFood(name).role))
    : [];
  return {
    topic: 'pairing',
    text: `${capital(manyOf(found))} ${areMany(found) ? 'go' : 'goes'} well with ${shown(seasoning.length > 0 ? seasoning : many)}.`,
  };
}
