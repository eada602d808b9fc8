import { loadEveryLanguage } from '#every-language';
import { answerAdaptation } from '#answers/adapt-dish';
import type { Answer, Computed, KnownAnswer } from '#answers/answer-type';
import { answerCookingTime, answerHowToCook } from '#answers/cooking-time';
import { answerMeasure, answerTemperatureConversion } from '#answers/convert';
import { answerDiet, answerNamedDiet } from '#answers/diet';
import { both, type Eater, EATS_ANYTHING, parseEater } from '#answers/eater';
import { answerUnsuitable } from '#answers/unsuitable-food';
import { adviceFor, findEaterAdvice } from '#answers/eater-advice';
import { findEmergency } from '#answers/emergency';
import type { IndexedEntry } from '#answers/entry-index';
import { entryTitled, findEntry, type Match } from '#answers/find-entry';
import { answerNutrition } from '#answers/nutrition-facts';
import { answerPairing } from '#answers/pairing';
import { MAX_READ, type Question, parseQuestion } from '#answers/question';
import { withoutExcluded } from '#answers/obey-exclusions';
import { exclusionWarning } from '#answers/exclusion-notes';
import { isMedical, refusalFor } from '#answers/refusal';
import { relatedToComputed, relatedToEntry, relatedToUnknown } from '#answers/related';
import { findCaution, findSafetyAdvice } from '#answers/safety-rules';
import { answerSafeAt, answerSafeCore } from '#answers/safe-core';
import { answerPastaWater, answerPortions } from '#answers/portions';
import { answerArithmetic } from '#answers/arithmetic';
import { answerRoasting } from '#answers/roasting';
import { answerSeason } from '#answers/season';
import { answerSubstitute, answerWithout } from '#answers/substitute';
import { answerWine } from '#answers/wine';
import { SOURCES } from '#knowledge/knowledge-entry';
import { withoutOppositeVerdict } from '#answers/verdict';
import type { Eater as EaterAtRisk } from '#wish/vulnerable-eater';

export type { Answer } from '#answers/answer-type';

type AnswerFunction = (question: Question) => Computed | null;

/** Unambiguous question types. They take precedence over the knowledge base. */
const PLAIN: readonly AnswerFunction[] = [
  answerTemperatureConversion,
  answerPastaWater,
  answerArithmetic,
  answerMeasure,
  answerNutrition,
  answerSafeAt,
  answerNamedDiet,
  answerPortions,
  answerWine,
  answerRoasting,
];
const WORKED_OUT: readonly AnswerFunction[] = [
  answerSeason,
  answerPairing,
  answerDiet,
  answerSubstitute,
  answerSafeCore,
  answerCookingTime,
];

const LAST: readonly AnswerFunction[] = [answerHowToCook, answerWithout];

/** Coverage from which an entry covers nearly the whole question and beats a computed answer. */
const HIGH_COVERAGE = 0.85;
/** Minimum coverage; below it an entry would be a guess. */
const MIN_COVERAGE = 0.52;
/** A question with more unknown words than this is off topic. */
const MAX_UNKNOWN_WORDS = 1;

/**
 * Answers a cooking question from the catalog and the knowledge base, without network or model. Conversions,
 * substitutions, times, safe temperatures, seasons, diets, pairings and nutrition are computed; everything else is
 * looked up by its words. Answers `unknown` when neither matches. Excludes or warns about foods that the asker does not
 * eat, from the question or from `eater`. Deterministic; only the suggestions of an unknown answer vary with the seed.
 * Reads the first 300 characters. Never throws.
 */
export function answerQuestion(asked: string, eater: Eater = EATS_ANYTHING, seed = ''): Answer {
  loadEveryLanguage();
  const question = parseQuestion(asked, eater);
  const titled = entryTitled(question.text);
  if (titled !== null) return fromEntry(titled, question);
  const emergency = answerEmergency(asked);
  if (emergency !== null) return emergency;
  const unsuitable = answerUnsuitable(question);
  if (unsuitable !== null) return fromComputed(unsuitable, question);
  const advice = findSafetyAdvice(question);
  if (advice !== null) return fromEntry(advice, question);
  if (isMedical(question)) return unknown(question, seed);
  const adapted = answerAdaptation(question, eater);
  if (adapted !== null) return fromComputed(adapted, question);
  const whole = answerTo(question);
  if (whole !== null) return withOvenTimes(whole, question, eater);
  // "Hello, how are you. Quick one: how do I …": the question is usually in the last sentence.
  for (const sentence of sentencesOf(asked)) {
    const answer = answerTo(parseQuestion(sentence, both(eater, parseEater(asked))));
    if (answer !== null) return answer;
  }
  const general = findEaterAdvice(question.plain) ?? findCaution(question);
  return general === null ? unknown(question, seed) : fromEntry(general, question);
}

const AIR_FRYER = /\b(?:in |with |using )?(?:the |an? |my )?air ?-?fryer\b/giu;

/** How an air fryer differs from the oven says little without what the food takes in the oven. */
function withOvenTimes(answer: KnownAnswer, { foods, text }: Question, eater: Eater): KnownAnswer {
  if (answer.entry !== 'air-fryer-convert' || foods.length === 0) return answer;
  const inOven = answerTo(parseQuestion(text.replaceAll(AIR_FRYER, ' ').replaceAll(/\s+/gu, ' ').trim(), eater));
  return inOven === null || inOven.entry === answer.entry
    ? answer
    : { ...answer, text: `${answer.text}\n\nWithout an air fryer: ${inOven.text}` };
}

/** Returns the advice about what harms an eater. */
export const answerForEater = (eater: Exclude<EaterAtRisk, 'child'>): KnownAnswer => fromEntry(adviceFor(eater));

/** Finds first-aid advice, whatever else the message says; null if it describes no emergency. */
export function answerEmergency(asked: string): KnownAnswer | null {
  const found = findEmergency(asked.slice(0, MAX_READ));
  return found === null ? null : fromEntry(found);
}

const MAX_SENTENCES = 4;
const MIN_WORDS = 3;

/** Splits a text into sentences, last first; empty if there is only one. */
function sentencesOf(asked: string): readonly string[] {
  const sentences = asked
    .slice(0, MAX_READ)
    .split(/[.!?:;\n]+(?:\s|$)/u)
    .filter((each) => each.trim().split(/\s+/u).length >= MIN_WORDS);
  return sentences.length < 2 ? [] : sentences.slice(-MAX_SENTENCES).toReversed();
}

function answerTo(question: Question): KnownAnswer | null {
  const cooks = question.unknownCount <= MAX_UNKNOWN_WORDS;
  const plain = cooks ? workOut(PLAIN, question) : null;
  if (plain !== null) return fromComputed(plain, question);
  const found = findEntry(question);
  const match = found !== null && isHomeCanning(found) && !CANNING.test(question.plain) ? null : found;
  const without =
    match === null || withoutExcluded(match.found, question.text) !== null
      ? null
      : (answerWithout(question) ?? answerSubstitute(question));
  if (without !== null) return fromComputed(without, question);
  if (match !== null && match.coverage >= HIGH_COVERAGE && isMoreThanAWord(match))
    return fromEntry(match.found, question);
  const computed = cooks ? workOut(WORKED_OUT, question) : null;
  if (computed !== null) return fromComputed(computed, question);
  if (match !== null && match.coverage >= MIN_COVERAGE) return fromEntry(match.found, question);
  const last = cooks ? workOut(LAST, question) : null;
  return last === null ? null : fromComputed(last, question);
}

/** "Can I use oat milk" is not about canning milk. */
const isHomeCanning = ({ found }: Match): boolean => found.entry.id.startsWith('can-');
const CANNING =
  /\b(?:canning|canned|canner|jars?|bottled?|water bath|pressure|preserv\w*|seal\w*|(?:i|we|you|to|be|should|home) can(?: (?!i\b|we\b|you\b)|$)|cans?$)\b/u;

// An entry that matches a single plain word ("rice") yields to a computed answer.
const isMoreThanAWord = ({ score }: Match): boolean => score >= 1.1;

const fromComputed = (computed: Computed, question: Question): KnownAnswer => ({
  kind: 'answer',
  ...computed,
  related: relatedToComputed(question, computed),
});

function workOut(functions: readonly AnswerFunction[], question: Question): Computed | null {
  for (const answer of functions) {
    const computed = answer(question);
    if (computed !== null) return computed;
  }
  return null;
}

function fromEntry(found: IndexedEntry, question?: Question): KnownAnswer {
  const { entry, topic } = found;
  const sources = entry.source === undefined ? {} : { sources: [SOURCES[entry.source]] };
  const own = (question === undefined ? null : withoutExcluded(found, question.text)) ?? entry.text;
  const text =
    question === undefined
      ? own
      : `${withoutOppositeVerdict(own, entry.title, question.plain)}${exclusionWarning(own, question)}`;
  return { kind: 'answer', text, topic, entry: entry.id, ...sources, related: relatedToEntry(entry.id) };
}

const unknown = (question: Question, seed: string): Answer => ({
  kind: 'unknown',
  text: refusalFor(question, seed),
  related: relatedToUnknown(question, seed),
});
