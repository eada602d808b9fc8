import type { Computed } from '#answers/answer-type';
import { findDish } from '#answers/dish-diets';
import type { Question } from '#answers/question';
import { areMany, manyOf } from '#answers/phrasing';
import { capital } from '#food-words';
import { type Food, getFood } from '#ingredient-catalogue';

const ASKS =
  /\b(?:can|may|could|should) (?:i|we) (?:eat|have)\b|\b(?:safe|okay|ok|fine|suitable|good|right|allowed) for (?:me|us)\b/u;

interface Subject {
  readonly name: string;
  readonly isMany: boolean;
  readonly food: Food;
  /** The food with the allergens that only some recipes contain. */
  readonly perhaps: Food;
}

/** Returns the subjects of a question as foods; a dish becomes a synthetic food with all of its contents. */
function subjectsOf({ text, foods }: Question): readonly Subject[] {
  const own = foods.map((found) => {
    return { name: manyOf(found), isMany: areMany(found), food: found.food, perhaps: found.food };
  });
  const dish = findDish(text);
  if (dish === null) return own;
  const { name, plural, contains, sometimes, rulesOut } = dish;
  const food: Food = { ...getFood('water'), contains, rulesOut };
  return [{ name, isMany: plural === true, food, perhaps: { ...food, contains: [...contains, ...sometimes] } }, ...own];
}

/** Answers "can I eat satay" when the eater's restrictions rule it out. */
export function answerUnsuitable(question: Question): Computed | null {
  const { plain, objectionTo } = question;
  if (!ASKS.test(plain)) return null;
  for (const { name, isMany, food, perhaps } of subjectsOf(question)) {
    const why = objectionTo(food);
    if (why !== null)
      return { topic: 'diet', text: `No. ${capital(name)} ${isMany ? 'do' : 'does'} not suit you (${why}).` };
    const maybe = objectionTo(perhaps);
    if (maybe !== null)
      return {
        topic: 'diet',
        text: `Not without asking. ${capital(name)} may not suit you (${maybe}): it depends on the recipe, so ask the cook.`,
      };
  }
  return null;
}
