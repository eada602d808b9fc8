import { answerQuestion } from '#answer';
import { answerDone, sentencesIn } from '#at-hand/done';
import { linesWith, type ParsedAtHand, parseRecipeAtHand, type RecipeAtHand } from '#at-hand/recipe-at-hand';
import { safeTemperatures } from '#at-hand/safe-at-hand';
import { answerLeaveOut, answerSubstituteAtHand } from '#at-hand/substitute-at-hand';
import { describeTimers, describeTimes } from '#at-hand/times';
import { answerUse } from '#at-hand/use-at-hand';
import { type Eater, foodObjection } from '#answers/eater';
import { pairingsOf } from '#answers/pairing';
import { areMany, celsius, listed, manyOf, named } from '#answers/phrasing';
import type { FoodRole } from '#catalogue/food-row';
import { loadEveryLanguage } from '#every-language';
import { findFood, type FoodName, getFood, type FoundFood } from '#ingredient-catalogue';
import { readStep } from '#instruction';
import type { AtHandQuestion } from '#intent/at-hand';

/** The questions that the recipe's text answers; its nutrition and sizes are the caller's. */
export type TextQuestion = Exclude<AtHandQuestion, { readonly asks: 'nutrition' }>;

/**
 * Answers a question about the recipe at hand, at the size and the step at hand. Undefined if the recipe has no answer, so that a
 * general one is better. Suggests nothing that the eater must avoid. Never throws.
 */
export function answerAtHand(question: TextQuestion, given: RecipeAtHand, eater: Eater): string | undefined {
  loadEveryLanguage();
  const recipe = parseRecipeAtHand(given);
  switch (question.asks) {
    case 'substitute':
      return answerSubstituteAtHand(recipe, question, eater);
    case 'leave-out':
      return answerLeaveOut(recipe, question, eater);
    case 'use':
      return answerUse(recipe, question.food, eater);
    case 'amount':
      return answerAmount(recipe, question.food);
    case 'done':
      return answerDone(recipe, question.food);
    case 'duration':
      return answerDuration(recipe);
    case 'time-left':
      return answerTimeLeft(recipe);
    case 'temperature':
      return answerTemperature(recipe);
    case 'next':
      return recipe.step === null ? undefined : (readOut(recipe, recipe.step + 1) ?? 'That was the last step.');
    case 'previous':
      return recipe.step === null ? undefined : (readOut(recipe, recipe.step - 1) ?? 'This is the first step.');
    case 'current':
      return recipe.step === null ? undefined : readOut(recipe, recipe.step);
    case 'step':
      return readOut(recipe, question.step) ?? `“${recipe.title}” has ${recipe.instructions.length} steps.`;
    case 'ingredients':
      return listLines(recipe.ingredients, `“${recipe.title}”${sizeOf(recipe)} needs:`);
    case 'step-ingredients':
      return answerStepIngredients(recipe);
    case 'servings':
      return recipe.servings === null
        ? `“${recipe.title}” doesn’t say how many it serves.`
        : `“${recipe.title}” serves ${recipe.servings} at this size.`;
    case 'ahead':
      return answerAhead(recipe);
    case 'pairing':
      return answerPairing(recipe, eater);
    case 'wine':
      return answerWine(recipe, eater);
  }
}

const sizeOf = ({ servings }: RecipeAtHand): string => (servings === null ? '' : ` for ${servings}`);

const listLines = (lines: readonly string[], title: string): string =>
  [title, ...lines.map((line) => `• ${line}`)].join('\n');

function readOut({ instructions }: RecipeAtHand, step: number): string | undefined {
  const text = instructions[step - 1];
  return text === undefined ? undefined : `Step ${step} of ${instructions.length}: ${text}`;
}

function answerAmount(recipe: ParsedAtHand, food: string): string | undefined {
  const lines = linesWith(recipe, food);
  if (lines.length > 0) {
    const said = lines.map(({ text }) => `“${text}”`);
    const unmeasured = lines.every(({ amount }) => amount === null) ? ' It gives no amount, so go by taste.' : '';
    return `“${recipe.title}”${sizeOf(recipe)} says ${listed(said)}.${unmeasured}`;
  }
  const found = findFood(food);
  if (found === null) return undefined;
  const mentions = recipe.instructions.flatMap((text, at) =>
    sentencesIn(text)
      .filter((sentence) => sentence.toLowerCase().includes(food))
      .map((sentence) => `Step ${at + 1}: “${sentence}”`),
  );
  return mentions.length > 0
    ? [`The list has no ${food}, but the steps do.`, ...mentions.slice(0, 3)].join('\n')
    : `I see no ${food} in “${recipe.title}”.`;
}

function answerDuration(recipe: ParsedAtHand): string | undefined {
  if (recipe.now === null) return undefined;
  const times = describeTimes(recipe);
  if (times === '') return answerDone(recipe, undefined);
  return [times, describeTimers(recipe)].filter((each) => each !== '').join('\n');
}

function answerTimeLeft(recipe: ParsedAtHand): string | undefined {
  const timers = describeTimers(recipe);
  if (timers !== '') return timers;
  if (recipe.now === null) return undefined;
  const times = describeTimes(recipe);
  return `No timer is running. ${times === '' ? `Step ${recipe.step} gives no time.` : times}`;
}

const HEAT =
  /\b(?:(?:very )?(?:low|medium|high|gentle)(?:[- ](?:low|high))? (?:heat|flame)|simmer|boil|rolling boil)\b/iu;

function temperaturesIn(text: string): readonly string[] {
  return readStep(text).parts.flatMap((part) =>
    part.kind === 'temperature' ? [text.slice(part.start, part.end)] : [],
  );
}

function answerTemperature(recipe: ParsedAtHand): string {
  const { instructions, step } = recipe;
  const here = step === null ? [] : [step];
  const others = instructions.map((_, at) => at + 1).filter((each) => each !== step);
  const said = [...here, ...others]
    .map((at) => ({ at, found: temperaturesIn(instructions[at - 1] ?? '') }))
    .filter(({ found }) => found.length > 0);
  const heat = sentencesIn(step === null ? '' : (instructions[step - 1] ?? '')).filter((each) => HEAT.test(each));
  const inStep = said.filter(({ at }) => at === step);
  // A step on the stove has no use for the temperature of an oven.
  const shown = inStep.length > 0 ? inStep : heat.length > 0 ? [] : said.slice(0, 2);
  const parts = [
    ...shown.map(({ at, found }) => `Step ${at} says ${listed([...new Set(found)])}.`),
    ...(inStep.length === 0 ? heat.slice(0, 2).map((each) => `Step ${step} says: “${each}”`) : []),
  ];
  const safe = safeTemperatures(recipe);
  const none = 'The recipe gives no temperature here.';
  return [...(parts.length === 0 ? [none] : parts), ...(safe === '' ? [] : [safe])].join('\n');
}

function answerStepIngredients(recipe: ParsedAtHand): string {
  const { now, step, lines, title } = recipe;
  if (now === null || step === null) return listLines(recipe.ingredients, `“${title}”${sizeOf(recipe)} needs:`);
  const at = new Set(now.parts.flatMap((part) => (part.kind === 'ingredient' ? part.lines : [])));
  const used = lines.filter((_, line) => at.has(line)).map(({ text }) => text);
  return used.length === 0
    ? `Step ${step} names no ingredient of the list: ${now.text}`
    : listLines(used, `For step ${step}:`);
}

const WAITS = /\b(?:refrigerat\w*|chill\w*|overnight|in advance|ahead|fridge|freez\w*|marinat\w*|the day before)\b/iu;
const REHEAT = celsius(74);

function answerAhead(recipe: ParsedAtHand): string {
  const { instructions, lines, title } = recipe;
  const said = instructions.flatMap((text, at) =>
    sentencesIn(text)
      .filter((each) => WAITS.test(each))
      .map((each) => `Step ${at + 1}: “${each}”`),
  );
  const foods = lines.flatMap(({ food }) => (food === null ? [] : [food.food]));
  const isRice = foods.some(({ name }) => /\brice$/u.test(name));
  const isRaw = foods.some(({ core }) => core !== undefined);
  return [
    said.length > 0
      ? listLines(said.slice(0, 3), `“${title}” has steps that wait:`)
      : `“${title}” doesn’t say. In general:`,
    '• Washing, peeling, cutting and measuring can be done a day ahead; cover and chill what you cut.',
    ...(isRaw ? ['• Keep raw meat, fish and eggs in the fridge, apart, until you cook them.'] : []),
    `• What is cooked goes into the fridge within 2 hours${isRice ? ' (rice within 1)' : ''} and keeps for 3 to 4 days. Reheat it to ${REHEAT}.`,
    '• Dress salads and add herbs and crisp parts only when you serve.',
  ].join('\n');
}

const MAIN_ROLES: readonly FoodRole[] = ['fish', 'shellfish', 'poultry', 'braise', 'meat', 'mince', 'legume'];
const SIDE_ROLES: ReadonlySet<FoodRole> = new Set([
  'veg',
  'tomato',
  'legume',
  'lentil',
  'pasta',
  'noodle',
  'rice',
  'grain',
  'bread',
  'wrap',
]);
const MAX_SIDES = 5;
const USUAL_SIDES = ['potato', 'long-grain rice', 'bread', 'green bean'] as const;

/** The food that a dish is about. */
function mainFood({ lines, title }: ParsedAtHand): FoundFood | undefined {
  const foods = lines.flatMap(({ food }) => (food === null ? [] : [food]));
  const inTitle = foods.filter(({ name }) => title.toLowerCase().includes(name.toLowerCase()));
  return [...inTitle, ...foods].find(({ food }) => MAIN_ROLES.includes(food.role)) ?? inTitle[0];
}

/** What a kind of dish is eaten with, whatever its main food. */
const SIDES_OF_DISHES: readonly (readonly [RegExp, readonly FoodName[]])[] = [
  [
    /\b(?:curry|masala|korma|vindaloo|dal|dhal|saag|tikka|paneer|bhuna|rogan josh|jalfrezi)\b/iu,
    ['basmati rice', 'naan', 'plain yogurt', 'cucumber'],
  ],
  [/\b(?:stir[- ]fry|teriyaki|adobo|bulgogi|kung pao|sweet and sour)\b/iu, ['jasmine rice', 'egg noodle', 'bok choy']],
  [/\b(?:stew|goulash|ragout|bourguignon|casserole|coq au vin|pot roast)\b/iu, ['bread', 'potato', 'egg noodle']],
  [/\b(?:chili|chilli|chile con carne)\b/iu, ['long-grain rice', 'cornbread', 'avocado']],
  [/\b(?:soup|chowder|bisque|minestrone|borscht)\b/iu, ['bread', 'lettuce']],
  [/\b(?:lasagn[ae]|pasta|spaghetti|penne|cannelloni|bolognese|carbonara|risotto)\b/iu, ['lettuce', 'tomato', 'bread']],
  [/\btagines?\b/iu, ['couscous', 'flatbread', 'carrot']],
];

function answerPairing(recipe: ParsedAtHand, eater: Eater): string | undefined {
  const usual = SIDES_OF_DISHES.find(([dish]) => dish.test(recipe.title))?.[1] ?? [];
  const sides = sidesOf(recipe, usual, eater);
  return sides === '' ? answerFoodPairing(recipe, eater) : sides;
}

/** "With “Dal” people usually serve rice or naan"; without the sides that the dish contains or the eater avoids. */
function sidesOf({ lines, title }: ParsedAtHand, names: readonly FoodName[], eater: Eater): string {
  const objectionTo = foodObjection(eater);
  const present = new Set(lines.flatMap(({ food }) => (food === null ? [] : [food.food.name])));
  const foods = names.map(getFood).filter((food) => !present.has(food.name) && objectionTo(food) === null);
  if (foods.length === 0) return '';
  const written = listed(
    foods.map((food) => manyOf(named(food))),
    'or',
  );
  return `With “${title}” people usually serve ${written}.`;
}

function answerFoodPairing(recipe: ParsedAtHand, eater: Eater): string | undefined {
  const main = mainFood(recipe);
  if (main === undefined) return undefined;
  const objectionTo = foodObjection(eater);
  const present = new Set(recipe.lines.flatMap(({ food }) => (food === null ? [] : [food.food.name])));
  const sides = pairingsOf(main.food.name)
    .map(getFood)
    .filter((food) => !present.has(food.name) && SIDE_ROLES.has(food.role) && objectionTo(food) === null);
  // What a vegetable is cooked with is no side dish, and a single pairing is no choice.
  if (sides.length < 2 || main.food.role === 'veg') {
    const usual = sidesOf(recipe, USUAL_SIDES, eater);
    return usual === '' ? undefined : usual;
  }
  const go = areMany(main) ? 'go' : 'goes';
  return `${manyOf(main)} ${go} well with ${listed(sides.slice(0, MAX_SIDES).map((food) => manyOf(named(food))))}, so one of them suits “${recipe.title}”.`.replace(
    /^./u,
    (first) => first.toUpperCase(),
  );
}

function answerWine(recipe: ParsedAtHand, eater: Eater): string | undefined {
  const main = mainFood(recipe);
  if (main === undefined) return undefined;
  const answer = answerQuestion(`What wine goes with ${manyOf(main)}?`, eater);
  return answer.kind === 'answer' ? answer.text : undefined;
}
