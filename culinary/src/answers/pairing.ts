import { capital } from '#food-words';
import type { Computed } from '#answers/answer-type';
import { exclusionNote } from '#answers/exclusion-notes';
import type { FoodRole } from '#catalogue/food-row';
import type { Question } from '#answers/question';
import { areMany, listed, manyOf, named } from '#answers/phrasing';
import { type Food, type FoodName, findFoods, FOODS, type FoundFood, getFood } from '#ingredient-catalogue';
import { PAIRINGS } from '#knowledge/pairings-data';

const ASKS =
  /\b(?:goe? (?:well |good |best )?with|goes? (?:well |good |best )?with|go (?:well )?together|pair|pairs|pairing|match|matche|combine|combination|complement|(?:serve|eat|taste|good|work) (?:well |good |nice )?with|flavor match|side(?: dishe?)? (?:for|with))\b/u;

/** Pork belly pairs with what pork chops pair with. */
function ofTheSameAnimal(name: FoodName): readonly FoodName[] {
  const [animal = ''] = name.split(' ');
  const isMeat = (food: Food): boolean => ['poultry', 'meat', 'braise', 'mince'].includes(food.role);
  if (!isMeat(getFood(name))) return [];
  const cousin = FOODS.find(
    (food) => food.name.split(' ')[0] === animal && isMeat(food) && PAIRINGS[food.name] !== undefined,
  );
  return cousin === undefined ? [] : (PAIRINGS[cousin.name] ?? []);
}

/** Returns the foods that pair with a food, or with the better-known one that it resembles. */
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

export const asksForPairing = ({ plain }: Question): boolean => ASKS.test(plain);

/** Answers "what goes with fennel", "does mint go with lamb". Names foods that the eater must avoid and leaves them out. */
export function answerPairing(question: Question): Computed | null {
  if (!asksForPairing(question)) return null;
  const said = findFoods(question.textWithoutEater.replaceAll(/\b(?:can|what|which|go|goes)\b/giu, ' '));
  const [found, other] = said.length === 0 ? question.foods : said;
  if (found === undefined) return null;
  const all = pairingsOf(found.food.name);
  const many = all.filter((name) => question.objectionTo(getFood(name)) === null);
  const left = exclusionNote(all, question.objectionTo);
  const answer = (text: string): Computed => ({ topic: 'pairing', text: `${text}${left}` });
  const go = areMany(found) ? 'go' : 'goes';
  if (other !== undefined && goWith(found, other)) {
    const why = question.objectionTo(found.food) ?? question.objectionTo(other.food);
    const others = many.filter((name) => name !== other.food.name);
    const also = others.length > 0 ? ` ${capital(manyOf(found))} also ${go} with ${shown(others)}.` : '';
    const but = why === null ? '' : `, but not for you (${why})`;
    return answer(`Yes, ${manyOf(found)} and ${manyOf(other)} go well together${but}.${also}`);
  }
  if (all.length === 0) return null;
  if (many.length === 0) return answer(`I don’t know anything that goes with ${manyOf(found)} and suits you.`);
  if (other !== undefined)
    return answer(`That is not a classic pair. ${capital(manyOf(found))} ${go} well with ${shown(many)}.`);
  const seasoning = /\b(?:herb|spice)\b/u.test(question.plain)
    ? many.filter((name) => SEASONINGS.has(getFood(name).role))
    : [];
  return answer(`${capital(manyOf(found))} ${go} well with ${shown(seasoning.length > 0 ? seasoning : many)}.`);
}
