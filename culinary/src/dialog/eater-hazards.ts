import type { FinishedRecipe } from '#check-recipe';
import type { KnownAnswer } from '#answers/answer-type';
import { findRequestHazard } from '#answers/request-hazard';
import { exclusionsFor, needCooked, WHOLE_NUTS } from '#compose/vulnerable-eater-rules';
import { type EaterAtRisk, FOR_EATER } from '#dialog/facts';
import { type Food, type FoundFood, findFoods } from '#ingredient-catalogue';
import { expandedTexts } from '#linked-lines';

/** What an eater must not have of a recipe. */
export interface EaterHazard {
  /** "Raw fish, meat or eggs", "whole almonds". */
  readonly name: string;
  /** What to leave out for a safe version. */
  readonly without: string;
}

/** The words of a recipe that is eaten raw. */
const EATEN_RAW = /\braw (?:fish|eggs?|egg yolks?|meat|beef|salmon|tuna|milk|oysters?)\b/iu;
/** The same of a recipe with meat, fish or eggs: a tartare of beets is safe. */
const RAW_WORDS = /\b(?:eaten raw|eat raw|eating raw|ceviche|tartare|carpaccio|sashimi)\b/iu;
const CUT_SMALL =
  /\b(?:ground|chopped|crushed|flaked|slivered|sliced|grated|milled|quartered|butter|flour|meal|paste|milk|oil)\b/iu;
const NOT_FOR_BABIES =
  /\b(?:honey|salt|sugar|syrup|molasses|soy sauce|fish sauce|bacon|ham|sausage|stock|bouillon|wine|beer|chocolate)\b/iu;
const GRAPE = /\bgrapes?\b/iu;
const GRAPES_IN_QUARTERS = /\bgrapes\b[^.]*\binto quarters\b/iu;

/** The safety advice that a request calls for, because of who will eat; null if what it names is safe for them. */
export function findEaterAdvice(request: string, eaters: readonly EaterAtRisk[]): KnownAnswer | null {
  for (const eater of eaters) {
    const advice = findRequestHazard(`${request.slice(0, MAX_CHARACTERS)} ${FOR_EATER[eater]}`);
    if (advice !== null) return advice;
  }
  return null;
}
const MAX_CHARACTERS = 200;
const MAX_LINES = 300;

/** What a finished recipe has that these eaters must not have. Fails safe: a recipe that mentions raw fish counts as raw. */
export function hazardsIn(recipe: FinishedRecipe, eaters: readonly EaterAtRisk[]): readonly EaterHazard[] {
  if (eaters.length === 0) return [];
  const exclusions = eaters.flatMap(exclusionsFor).filter(({ text }) => text !== WHOLE_NUTS);
  return [
    ...(needCooked(eaters) && isRaw(recipe) ? [{ name: 'raw fish, meat or eggs', without: 'raw fish' }] : []),
    ...foodsIn(recipe, (line, food) => exclusions.some(({ is, named }) => is(food) || named?.test(line) === true)),
    ...(eaters.some((eater) => eater === 'baby' || eater === 'toddler') ? chokingIn(recipe) : []),
  ];
}

/** What a recipe of the whole family has that babies under 12 months must not have or should not. Sources: US CDC; UK NHS. */
export const hazardsForBabies = (recipe: FinishedRecipe): readonly EaterHazard[] =>
  foodsIn(recipe, (_line, { name }) => NOT_FOR_BABIES.test(name));

/** The foods of the lines that a test finds harmful. */
function foodsIn(
  { ingredients, details }: FinishedRecipe,
  isHarmful: (line: string, food: Food) => boolean,
): readonly EaterHazard[] {
  return expandedTexts(ingredients, details?.linked_recipes)
    .slice(0, MAX_LINES)
    .flatMap((line) => {
      const food = findFoods(line).find((each) => isHarmful(line, each.food))?.food;
      return food === undefined ? [] : [{ name: food.name, without: food.name }];
    });
}

function isRaw({ title, instructions, ...recipe }: FinishedRecipe): boolean {
  const ingredients = expandedTexts(recipe.ingredients, recipe.details?.linked_recipes);
  const text = [title, ...ingredients, ...instructions].join(' ');
  if (EATEN_RAW.test(text)) return true;
  return RAW_WORDS.test(text) && ingredients.slice(0, MAX_LINES).some((line) => findFoods(line).some(isAnimal));
}

const isAnimal = ({ food }: FoundFood): boolean => food.core !== undefined;

/** Whole nuts and grapes. Source: US CDC. */
function chokingIn(recipe: FinishedRecipe): readonly EaterHazard[] {
  const areQuartered = recipe.instructions.some((step) => GRAPES_IN_QUARTERS.test(step));
  const found = foodsIn(
    recipe,
    (line, { role, name }) => !CUT_SMALL.test(line) && (role === 'nut' || (GRAPE.test(name) && !areQuartered)),
  );
  return found.map(({ name, without }) => ({ name: `whole ${name}`, without }));
}
