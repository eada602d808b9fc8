import { capital } from '#food-words';
import { readMeasures } from '#answers/amount-reading';
import type { AnswerFacts } from '#answers/answer-facts';
import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import { areMany, celsius, listed, manyOf } from '#answers/phrasing';
import type { Technique } from '#catalogue/facts/food-facts';
import { factsOf } from '#food-facts';
import { SOURCES } from '#knowledge/knowledge-entry';
import { foodSet } from '#ingredient-catalogue';
import { gramsIn } from '#units';

/** The first match wins, so longer names come first. */
const NAMED: readonly (readonly [RegExp, Technique])[] = [
  [/\b(?:deep fr(?:y|ied|ying)|deepfry)\b/u, 'deep-fry'],
  [/\bstir fr(?:y|ied|ying)\b/u, 'stir-fry'],
  [/\bmicrowav(?:e|ed|ing)\b/u, 'microwave'],
  [/\bblanch(?:ed|ing)?\b/u, 'blanch'],
  [/\bpoach(?:ed|ing)?\b/u, 'poach'],
  [/\bsteam(?:ed|ing)?\b/u, 'steam'],
  [/\bsimmer(?:ed|ing)?\b/u, 'simmer'],
  [/\b(?:boil(?:ed|ing)?)\b/u, 'boil'],
  [/\bsoak(?:ed|ing)?\b/u, 'soak'],
  [/\b(?:brais(?:e|ed|ing)|stew(?:ed|ing)?)\b/u, 'braise'],
  [/\b(?:grill(?:ed|ing)?|barbecue|bbq|broil(?:ed|ing)?)\b/u, 'grill'],
  [/\b(?:roast(?:ed|ing)?)\b/u, 'roast'],
  [/\b(?:bak(?:e|ed|ing)|oven)\b/u, 'bake'],
  [/\b(?:pan fr(?:y|ied|ying)|fr(?:y|ied|ying)|saut(?:e|eed|eing)|sear(?:ed|ing)?|pan)\b/u, 'pan-fry'],
];
const DOING: Readonly<Record<Technique, string>> = {
  boil: 'boiled',
  simmer: 'simmered',
  steam: 'steamed',
  'pan-fry': 'pan-fried',
  'stir-fry': 'stir-fried',
  roast: 'roasted',
  bake: 'baked',
  grill: 'grilled',
  braise: 'braised',
  'deep-fry': 'deep-fried',
  poach: 'poached',
  blanch: 'blanched',
  soak: 'soaked',
  microwave: 'in the microwave',
};
/** Acceptable replacements when the facts lack the requested technique. */
const NEAR: Partial<Record<Technique, readonly Technique[]>> = {
  bake: ['roast'],
  roast: ['bake'],
  boil: ['simmer'],
  simmer: ['boil', 'braise'],
  braise: ['simmer'],
};
const TECHNIQUES: readonly Technique[] = [
  'boil',
  'simmer',
  'steam',
  'pan-fry',
  'stir-fry',
  'roast',
  'bake',
  'grill',
  'braise',
  'deep-fry',
  'poach',
  'blanch',
  'microwave',
  'soak',
];
const MAX_SHOWN = 4;
const LONG_MINUTES = 120;

const ASKS = /\b(?:how long|how many minute|cooking time|cook time|when i|minute|how much time)\b/u;
const ASKS_HOW = /\bhow (?:do|to|can|should)\b.{0,30}\b(?:cook|boil|steam|roast|grill|fry|bake|poach|braise)\b/u;
const OTHER_TOPIC =
  /\b(?:keep|last|store|fridge|freezer|freeze|good for|good in|marinate|marinade|rest|rise|thaw|defrost|brine|ferment|cool|ripen|wait)\b/u;

const FROZEN = /\bfrozen\b/u;
const WHOLE = /\b(?:whole|bird|joint|gigot|turkey|goose|duck|ham|gammon|shoulder|leg of)\b/u;
const PIECE =
  /\b(?:breast|thigh|wing|drumstick|duck leg|chicken leg|turkey leg|fillet|cutlet|steak|chop|mince|minced|ground|burger|nugget|strip|diced)\b/u;
/** Grams above which meat is a joint, not a piece. */
const HEAVY = 700;

/** True for a whole bird or joint, which the cooking time of a piece would leave raw inside. */
function isLarge({ plain, text }: Question): boolean {
  const heavy = readMeasures(text).units.some(
    ({ unit, amount }) => amount !== null && amount * (gramsIn(unit) ?? 0) >= HEAVY,
  );
  return heavy || (WHOLE.test(plain) && !PIECE.test(plain));
}

const DRIED_FORMS = foodSet(
  'chickpea',
  'black bean',
  'kidney bean',
  'pinto bean',
  'borlotti bean',
  'white bean',
  'cannellini bean',
  'butter bean',
  'navy bean',
  'black-eyed pea',
  'adzuki bean',
  'mixed bean',
);
const CANNED = /\b(?:canned|tinned|jarred|tin|jar|cooked|(?:a|one|the|of|from) can)\b/u;

/**
 * A question about beans may mean dried ones, which must never be treated like canned ones. Soaking and boiling: US FDA
 * Bad Bug Book.
 */
const driedAndCanned = (beans: string, canned: string): Computed => ({
  topic: 'time',
  text: `Dried ${beans}: soak them for at least 5 hours, ideally overnight, discard that water, boil them hard in fresh water for at least 10 minutes (30 for red kidney beans, to be sure), then simmer them for 45 to 90 minutes, until one crushes easily. Never eat them raw or undercooked. Canned ${beans} are already cooked: ${canned}.`,
  sources: [SOURCES.fda],
});

const frozenWhole = (core: number): Computed => ({
  topic: 'time',
  text: `Thaw it first, in the fridge: a day for every 2 kg (4 to 5 lb); then it cooks in its usual time. From frozen, it takes at least 1½ times as long in the oven. Either way, it is done only at ${celsius(core)} in the thickest part, measured with a thermometer.`,
  sources: [SOURCES.handling, SOURCES.temperatures],
});

function spanOf([from, to]: readonly [number, number]): string {
  if (to <= LONG_MINUTES) return from === to ? `${from} minutes` : `${from} to ${to} minutes`;
  const hours = (value: number): string =>
    String(Number((Math.round(value / 30) / 2).toFixed(1)))
      .replace(/^0\.5$/u, '½')
      .replace('.5', '½');
  const low = hours(from);
  const high = hours(to);
  return low === high ? `about ${high} hours` : `${low} to ${high} hours`;
}

/** Answers "how long to steam broccoli" with the usual minutes for the usual cut. */
export const answerCookingTime = (question: Question): Computed | null =>
  ASKS.test(question.plain) ? timesOf(question) : null;

/** Fallback: answers "how do I cook okra" if no knowledge entry does. */
export const answerHowToCook = (question: Question): Computed | null =>
  ASKS_HOW.test(question.plain) ? timesOf(question) : null;

function timesOf(question: Question): Computed | null {
  if (OTHER_TOPIC.test(question.plain)) return null;
  const found = question.foods.find(({ food }) => factsOf(food.name).cooks !== undefined);
  const cooks = found === undefined ? undefined : factsOf(found.food.name).cooks;
  if (found === undefined || cooks === undefined) return null;
  const { core } = found.food;
  const frozen = core !== undefined && FROZEN.test(question.plain);
  if (frozen && isLarge(question)) return frozenWhole(core);
  const asked = NAMED.find(([pattern]) => pattern.test(question.plain))?.[1];
  const fits =
    asked === undefined
      ? undefined
      : [asked, ...(NEAR[asked] ?? [])].find((technique) => cooks[technique] !== undefined);
  const shown =
    fits === undefined ? TECHNIQUES.filter((technique) => cooks[technique] !== undefined).slice(0, MAX_SHOWN) : [fits];
  const spans = shown.flatMap((technique) => {
    const span = cooks[technique];
    return span === undefined ? [] : [`${spanOf(span)} ${DOING[technique]}`];
  });
  if (spans.length === 0) return null;
  const areBeans = DRIED_FORMS.has(found.food.name) && !CANNED.test(question.plain);
  const facts: AnswerFacts = {
    kind: 'time',
    subject: { food: found.food.name, name: found.name },
    spans: shown.flatMap((technique) => {
      const span = cooks[technique];
      return span === undefined ? [] : [[technique, ...span] as const];
    }),
    core,
    isFrozen: frozen,
    areBeans,
  };
  if (areBeans) return { ...driedAndCanned(manyOf(found), listed(spans, 'or')), facts };
  const take = areMany(found) ? 'take' : 'takes';
  const missing =
    asked !== undefined && fits === undefined ? `I don’t have a time for ${found.name}, ${DOING[asked]}. ` : '';
  const oven = fits === 'roast' || fits === 'bake' ? ' at 200–220 °C (400–425 °F)' : '';
  // The times are for thawed food.
  const fromFrozen = frozen ? 'That is for thawed food; from frozen, allow about 1½ times as long. ' : '';
  const end =
    core === undefined
      ? 'Size and freshness matter, so start testing at the shorter time.'
      : `Size matters: test early, and go by a thermometer: ${celsius(core)} in the middle.`;
  return {
    topic: 'time',
    text: `${missing}${capital(manyOf(found))} usually ${take} ${listed(spans, 'or')}${oven}. ${fromFrozen}${end}`,
    facts,
  };
}
