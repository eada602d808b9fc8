import { foodsAt, type ParsedAtHand, uniqueFoods } from '#at-hand/recipe-at-hand';
import { celsius, listed, manyOf } from '#answers/phrasing';
import { capital } from '#food-words';
import type { FoundFood } from '#ingredient-catalogue';

const MAX_FOODS = 4;
const EGG_LABEL = 'anything with egg';

/** Words for foods that a step need not name otherwise. */
const ANY_OF_THEM = /\b(?:meat|poultry|bird|fish|seafood|everything|filling|mixture)\b/iu;
const RISKY_WORDS = /\b(?:meat|poultry|steaks?|mince|fish|seafood|eggs?|sausages?)\b/iu;
const IN_GENERAL = `To be safe, poultry should reach ${celsius(74)} inside, ground meat and egg dishes ${celsius(71)}, whole cuts and fish ${celsius(63)}.`;

/** The foods that must reach a temperature inside: those of the step, else of the whole recipe, so that none is missed. */
function riskyFoods(recipe: ParsedAtHand): readonly FoundFood[] {
  const isRisky = ({ food }: FoundFood): boolean => food.core !== undefined;
  const here = foodsAt(recipe).filter(isRisky);
  const isClear = here.length > 0 && !ANY_OF_THEM.test(recipe.now?.text ?? '');
  return isClear ? here : uniqueFoods(foodsAt({ ...recipe, now: null }).filter(isRisky));
}

/** States the safe core temperatures of meat, poultry, fish and eggs, of the given food or of those at hand; '' without any. */
export function safeTemperatures(recipe: ParsedAtHand, only?: FoundFood): string {
  const found = only === undefined ? riskyFoods(recipe) : [only].filter(({ food }) => food.core !== undefined);
  // The highest temperatures first, so that a long list cuts none of them.
  const foods = found.toSorted((one, other) => (other.food.core ?? 0) - (one.food.core ?? 0)).slice(0, MAX_FOODS);
  const byCore = Map.groupBy(foods, ({ food }) => food.core ?? 0);
  const sentences = [...byCore].map(([core, together]) => {
    const names = together.map((each) => (each.food.role === 'egg' ? EGG_LABEL : manyOf(each)));
    return `${capital(listed([...new Set(names)]))} should reach ${celsius(core)} inside to be safe.`;
  });
  if (sentences.length === 0) return only === undefined && hasUnknownRisk(recipe) ? IN_GENERAL : '';
  const how = foods.every(({ food }) => food.role === 'egg')
    ? 'By then nothing is runny.'
    : 'Measure in the thickest part, away from the bone.';
  const rest = foods.some(({ food }) => food.role === 'meat') ? ' Let whole cuts rest for 3 minutes.' : '';
  return `${sentences.join(' ')} ${how}${rest}`;
}

/** The words of the recipe name meat, fish or eggs, but none that the catalog knows a temperature for. */
const hasUnknownRisk = ({ ingredients, instructions }: ParsedAtHand): boolean =>
  [...ingredients, ...instructions].some((text) => RISKY_WORDS.test(text));
