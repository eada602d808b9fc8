import { capital } from '#food-words';
import type { AnswerFacts } from '#answers/answer-facts';
import type { Computed } from '#answers/answer-type';
import type { Question } from '#answers/question';
import { celsius, manyOf } from '#answers/phrasing';
import type { Food } from '#ingredient-catalogue';
import { SOURCES } from '#knowledge/knowledge-entry';

const ASKS = /\b(?:temperature|temp|degree|internal|core|thermometer|done at|safe at|cooked at|how hot)\b/u;
/** A number that may be a temperature; not an age, a time, a weight or a count. */
const AT =
  /\b(\d{2,3})(?!\d|[ -]?(?:years?|months?|weeks?|days?|hours?|minutes?|mins?|people|persons?|guests|grams?|g|kg|ml|%)\b)\s*(?:°|º|degrees?|deg)?\s*(c|f|celsius|fahrenheit)?\b/iu;
/** A higher number without a unit must be Fahrenheit: no meat is cooked to 100 °C. */
const HIGHEST_CELSIUS = 100;
const LOWEST_CORE = 30;
const SLOW = /\b(?:brisket|shoulder|shank|short rib|spare rib|cheek|oxtail|chuck|neck|stew\w*)\b/u;
/** Where collagen has melted, °C. */
const TENDER_FROM = 90;
const TENDER_TO = 96;
const NEEDS_REST: ReadonlySet<Food['role']> = new Set(['meat', 'braise']);
const FISH: ReadonlySet<Food['role']> = new Set(['fish', 'shellfish']);

const scaleOf = (value: number, unit: string | undefined): string =>
  unit?.slice(0, 1).toLowerCase() ?? (value > HIGHEST_CELSIUS ? 'f' : 'c');

const toCelsius = (value: number, unit: string | undefined): number =>
  scaleOf(value, unit) === 'f' ? ((value - 32) * 5) / 9 : value;

const NAMES_TEMPERATURE = /\b(?:internal|core|temperature|temp)\b/u;
const OTHER_TOPIC = /\bwithout .*thermometer\b|\b(?:rare|medium|well|doneness|pulled|ham|long|minute|leftover)\b/u;

/** Answers only if the question asks for a temperature or names one: "is pork done at 63". */
export function answerSafeAt(question: Question): Computed | null {
  if (OTHER_TOPIC.test(question.plain)) return null;
  return AT.test(question.text) || NAMES_TEMPERATURE.test(question.plain) ? answerSafeCore(question) : null;
}

/** Answers safe core temperatures: "what temperature should chicken be", "is pork done at 63". */
export function answerSafeCore(question: Question): Computed | null {
  const found = question.foods.find(({ food }) => food.core !== undefined);
  const core = found?.food.core;
  if (found === undefined || core === undefined) return null;
  if (
    /\bwithout .*thermometer\b|\b(?:oven|fridge|freezer|room|keep|store|bake at|roast at|oil|fry)\b/u.test(
      question.plain,
    )
  )
    return null;
  // "How long at 200 °C" is about the oven.
  if (/\bhow long\b/u.test(question.plain) && !ASKS.test(question.plain)) return null;
  const at = AT.exec(question.text);
  const asks =
    ASKS.test(question.plain) ||
    (at !== null &&
      (at[2] !== undefined || /\b(?:at|to|safe|done|ok|okay|fine|enough)\b/u.test(question.plain)) &&
      !/\b(?:minute|hour|gram|g|min|person|people)\b/u.test(question.plain));
  if (!asks) return null;
  const name = manyOf(found);
  const rest = NEEDS_REST.has(found.food.role) ? ' and then rest for at least 3 minutes' : '';
  const sign = FISH.has(found.food.role) ? ' By then it is opaque, and fish flakes easily.' : '';
  const tender =
    SLOW.test(found.food.name) && core < TENDER_FROM
      ? ` Slow-cooking cuts are safe by then but still tough: they get tender at ${celsius(TENDER_FROM)} to ${celsius(TENDER_TO)}.`
      : '';
  const where =
    found.food.role === 'egg' ? 'White and yolk should be firm.' : 'Measure in the thickest part, away from the bone.';
  const rule = `${capital(name)} should reach ${celsius(core)} inside${rest}. ${where}${sign}${tender}`;
  const sources = [SOURCES.temperatures];
  const given = at === null ? Number.NaN : Math.round(toCelsius(Number(at[1]), at[2]));
  const facts: AnswerFacts = {
    kind: 'core',
    subject: { food: found.food.name, name: found.name },
    celsius: core,
    isEgg: found.food.role === 'egg',
    rests: rest !== '',
  };
  // "Cook chicken at 120 °C" is about the oven and allows no verdict on the core.
  if (
    !(given >= LOWEST_CORE && given <= HIGHEST_CELSIUS) ||
    /\b(?:cook|bake|roast|fry|grill|smoke)\b.* at\b/u.test(question.plain)
  )
    return { topic: 'temperature', text: rule, facts, sources };
  const inFahrenheit = at !== null && scaleOf(Number(at[1]), at[2]) === 'f';
  const said = inFahrenheit ? `${at[1] ?? ''} °F (${given} °C)` : celsius(given);
  const verdict = given >= core ? `Yes: ${said} is enough.` : `No, ${said} is not enough for ${name} to be safe.`;
  return { topic: 'temperature', text: `${verdict} ${rule}`, facts: { ...facts, given }, sources };
}
