import { knowAllNames } from '#all-names';
import type { Answer, Computed, KnownAnswer } from '#answers/answer-type';
import { answerCookingTime, answerHowToCook } from '#answers/cooking-time';
import { answerMeasure, answerTemperatureConversion } from '#answers/convert';
import { answerDiet, answerNamedDiet } from '#answers/diet';
import { both, type Eater, EATS_ANYTHING, readEater } from '#answers/eater';
import { answerAgainstEater } from '#answers/for-eater';
import { findEmergency } from '#answers/emergency';
import type { IndexedEntry } from '#answers/entry-index';
import { entryTitled, findEntry, type Match } from '#answers/find-entry';
import { answerNutrition } from '#answers/nutrition-facts';
import { answerPairing } from '#answers/pairing';
import { MOST_READ, type Question, readQuestion } from '#answers/question';
import { warningOf } from '#answers/left-out';
import { isMedical, refusalFor } from '#answers/refusal';
import { relatedToComputed, relatedToEntry, relatedToUnknown } from '#answers/related';
import { answerSafeAt, answerSafeCore } from '#answers/safe-core';
import { answerPortions } from '#answers/portions';
import { answerReckoning } from '#answers/reckon';
import { answerRoasting } from '#answers/roasting';
import { answerSeason } from '#answers/season';
import { answerSubstitute, answerWithout } from '#answers/substitute';
import { answerWine } from '#answers/wine';
import { SOURCES } from '#knowledge/knowledge-entry';

export type { Answer } from '#answers/answer-type';

type Way = (question: Question) => Computed | null;

/** So plainly asked that they go before anything written down. */
const PLAIN: readonly Way[] = [
  answerAgainstEater,
  answerTemperatureConversion,
  answerReckoning,
  answerMeasure,
  answerNutrition,
  answerSafeAt,
  answerNamedDiet,
  answerPortions,
  answerWine,
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
 * does not know what is neither. What the asker does not eat, as they say or as is known of them, is left out or warned of. The same
 * question always gets the same answer; what is offered where there is none differs with the seed. Reads the first 300 characters. Never throws.
 */
export function answerQuestion(asked: string, eater: Eater = EATS_ANYTHING, seed = ''): Answer {
  knowAllNames();
  const question = readQuestion(asked, eater);
  const titled = entryTitled(question.text);
  if (titled !== null) return fromEntry(titled, question);
  const emergency = answerEmergency(asked);
  if (emergency !== null) return emergency;
  if (isMedical(question)) return unknown(question, seed);
  const whole = answerTo(question);
  if (whole !== null) return whole;
  // "Hello, how are you. Quick one: how do I …": the last sentence is the question more often than not.
  for (const sentence of sentencesOf(asked)) {
    const answer = answerTo(readQuestion(sentence, both(eater, readEater(asked))));
    if (answer !== null) return answer;
  }
  return unknown(question, seed);
}

/** What to do in an emergency, whatever else the message says; null where it is none. */
export function answerEmergency(asked: string): KnownAnswer | null {
  const found = findEmergency(asked.slice(0, MOST_READ));
  return found === null ? null : fromEntry(found);
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
  if (match !== null && match.coverage >= SURE && isMoreThanAWord(match)) return fromEntry(match.found, question);
  const computed = cooks ? workOut(WORKED_OUT, question) : null;
  if (computed !== null) return fromComputed(computed, question);
  if (match !== null && match.coverage >= ENOUGH) return fromEntry(match.found, question);
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

function fromEntry({ entry, topic }: IndexedEntry, question?: Question): KnownAnswer {
  const sources = entry.source === undefined ? {} : { sources: [SOURCES[entry.source]] };
  const text = question === undefined ? entry.text : `${entry.text}${warningOf(entry.text, question)}`;
  return { kind: 'answer', text, topic, entry: entry.id, ...sources, related: relatedToEntry(entry.id) };
}

const unknown = (question: Question, seed: string): Answer => ({
  kind: 'unknown',
  text: refusalFor(question, seed),
  related: relatedToUnknown(question, seed),
});
