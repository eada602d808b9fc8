import { knowAllNames } from '#all-names';
import type { Answer, Computed, KnownAnswer } from '#answers/answer-type';
import { answerCookingTime, answerHowToCook } from '#answers/cooking-time';
import { answerMeasure, answerTemperatureConversion } from '#answers/convert';
import { answerDiet, answerNamedDiet } from '#answers/diet';
import { findEmergency } from '#answers/emergency';
import type { IndexedEntry } from '#answers/entry-index';
import { entryTitled, findEntry, type Match } from '#answers/find-entry';
import { answerNutrition } from '#answers/nutrition-facts';
import { answerPairing } from '#answers/pairing';
import { MOST_READ, type Question, readQuestion } from '#answers/question';
import { isMedical, refusalFor } from '#answers/refusal';
import { relatedToComputed, relatedToEntry, relatedToUnknown } from '#answers/related';
import { answerSafeAt, answerSafeCore } from '#answers/safe-core';
import { answerPortions } from '#answers/portions';
import { answerReckoning } from '#answers/reckon';
import { answerRoasting } from '#answers/roasting';
import { answerSeason } from '#answers/season';
import { answerSubstitute, answerWithout } from '#answers/substitute';
import { SOURCES } from '#knowledge/knowledge-entry';

export type { Answer } from '#answers/answer-type';

type Way = (question: Question) => Computed | null;

/** So plainly asked that they go before anything written down. */
const PLAIN: readonly Way[] = [
  answerTemperatureConversion,
  answerReckoning,
  answerMeasure,
  answerNutrition,
  answerSafeAt,
  answerNamedDiet,
  answerPortions,
  answerRoasting,
];
/** The first that has something to say is heard. */
const WORKED_OUT: readonly Way[] = [
  answerSeason,
  answerPairing,
  answerDiet,
  answerSubstitute,
  answerSafeCore,
  answerCookingTime,
];

/** Where nothing is written down either. */
const LAST: readonly Way[] = [answerHowToCook, answerWithout];

/** From here on an entry speaks of nearly all that was asked, and goes before what is worked out. */
const SURE = 0.85;
/** Below, an entry would be a guess. */
const ENOUGH = 0.52;
/** A question with more unheard-of words than this is about something else. */
const MOST_STRANGE = 1;

/**
 * Answers a cooking question from the catalogue and the knowledge base, without network or model: conversions, substitutes, times, safe
 * temperatures, seasons, diets, pairings and nutrition are worked out, all else is looked up by its words. Says honestly that it
 * does not know what is neither. The same question always gets the same answer. Reads the first 300 characters. Never throws.
 */
export function answerQuestion(asked: string): Answer {
  knowAllNames();
  const titled = entryTitled(asked.slice(0, MOST_READ));
  if (titled !== null) return fromEntry(titled);
  const emergency = findEmergency(asked.slice(0, MOST_READ));
  if (emergency !== null) return fromEntry(emergency);
  const question = readQuestion(asked);
  if (isMedical(question)) return unknown(question);
  const whole = answerTo(question);
  if (whole !== null) return whole;
  // "Hello, how are you. Quick one: how do I …": the last sentence is the question more often than not.
  for (const sentence of sentencesOf(asked)) {
    const answer = answerTo(readQuestion(sentence));
    if (answer !== null) return answer;
  }
  return unknown(question);
}

const MOST_SENTENCES = 4;
const FEWEST_WORDS = 3;

/** From the last to the first, where there are several. */
function sentencesOf(asked: string): readonly string[] {
  const sentences = asked
    .slice(0, MOST_READ)
    .split(/[.!?:;\n]+(?:\s|$)/u)
    .filter((each) => each.trim().split(/\s+/u).length >= FEWEST_WORDS);
  return sentences.length < 2 ? [] : sentences.slice(-MOST_SENTENCES).toReversed();
}

function answerTo(question: Question): KnownAnswer | null {
  const cooks = question.strange <= MOST_STRANGE;
  const plain = cooks ? workOut(PLAIN, question) : null;
  if (plain !== null) return fromComputed(plain, question);
  const match = findEntry(question);
  if (match !== null && match.coverage >= SURE && isMoreThanAWord(match)) return fromEntry(match.found);
  const computed = cooks ? workOut(WORKED_OUT, question) : null;
  if (computed !== null) return fromComputed(computed, question);
  if (match !== null && match.coverage >= ENOUGH) return fromEntry(match.found);
  const last = cooks ? workOut(LAST, question) : null;
  return last === null ? null : fromComputed(last, question);
}

// An entry found by one plain word ("rice") yields to what can be worked out for the question.
const isMoreThanAWord = ({ score }: Match): boolean => score >= 1.1;

const fromComputed = (computed: Computed, question: Question): KnownAnswer => ({
  kind: 'answer',
  ...computed,
  related: relatedToComputed(question, computed),
});

function workOut(ways: readonly Way[], question: Question): Computed | null {
  for (const answer of ways) {
    const computed = answer(question);
    if (computed !== null) return computed;
  }
  return null;
}

function fromEntry({ entry, topic }: IndexedEntry): KnownAnswer {
  const sources = entry.source === undefined ? {} : { sources: [SOURCES[entry.source]] };
  return { kind: 'answer', text: entry.text, topic, entry: entry.id, ...sources, related: relatedToEntry(entry.id) };
}

const unknown = (question: Question): Answer => ({
  kind: 'unknown',
  text: refusalFor(question),
  related: relatedToUnknown(question),
});
