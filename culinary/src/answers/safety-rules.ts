import { findDish } from '#answers/dish-diets';
import { entryIndex, type IndexedEntry } from '#answers/entry-index';
import type { Question } from '#answers/question';
import { SAFETY_RULES } from '#answers/safety-rules-data';
import { CLASS_RULES } from '#answers/safety-class-rules-data';
import { MISHAP_RULES } from '#answers/safety-rules-mishaps-data';
import { FOOD_TOPICS, SAFETY_TOPICS } from '#answers/safety-topics-data';
import { stemsOf } from '#answers/word-stem';
import type { FoodRole } from '#catalogue/food-row';
import { searchWords } from '#plain-words';
import { findVulnerableEater, type VulnerableEater } from '#wish/vulnerable-eater';

type TopicRole = FoodRole | 'dish';

/** A phrase to look for, the roles of foods, or an eater. Any of them makes the term true. */
interface Term {
  readonly phrases: readonly string[];
  readonly roles: readonly TopicRole[];
  readonly eaters: readonly VulnerableEater[];
}

interface Pattern {
  readonly required: readonly Term[];
  readonly banned: readonly Term[];
}

interface Rule {
  readonly entry: string;
  readonly patterns: readonly Pattern[];
}

/** Verbs with "out" that put no food out: "find out whether" is not "left out". */
const NOT_LEFT_OUT = /\b(?:find|found|figure|check|turn|turned|work|worked|try|point) out\b/gu;
/** "90c", "195f": the words of a pattern are the number and the unit. */
const JOINED_DEGREES = /\b(\d{2,3})([cf])\b/gu;
/** "Warm up the soup", "heat it again". */
const WARMED_AGAIN = /\b(?:warm|warmed|heat|heated) (?:\w+ ){0,2}(?:up|again)\b/gu;
const ARTICLES = /\b(?:the|a|an|my|our|your|his|her|their|some|this|that|it|them|these|those|just)\b/gu;
const NAMED_EATERS: Readonly<Record<string, VulnerableEater>> = {
  baby: 'baby',
  // Only by the reading of eaters, which knows that "baby spinach" is no baby.
  'an-infant': 'baby',
  child: 'toddler',
  pregnant: 'pregnant',
};
const WORDS: Readonly<Record<string, string>> = SAFETY_TOPICS;
const ROLES: Readonly<Record<string, readonly TopicRole[]>> = FOOD_TOPICS;

const NUMBERS: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Not "one", which is often a pronoun. */
const NUMBER_WORDS = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gu;

const padded = (text: string): string =>
  ` ${text
    .replaceAll(ARTICLES, ' ')
    .replaceAll(NUMBER_WORDS, (word) => String(NUMBERS.indexOf(word)))
    .replaceAll(/\s+/gu, ' ')
    .trim()} `;

const phraseOf = (term: string): string =>
  padded(term.startsWith('=') ? searchWords(term).join(' ') : stemsOf(term).join(' '));

function readTopic(name: string): Term {
  const words = WORDS[name];
  const roles = ROLES[name] ?? [];
  const eater = NAMED_EATERS[name];
  const eaters = eater === undefined ? [] : [eater];
  if (words === undefined && roles.length === 0 && eater === undefined)
    throw new Error(`No safety topic is called ${name}`);
  const phrases = words === undefined ? [] : words.split(' ').map(phraseOf);
  return { phrases, roles, eaters };
}

function readTerm(text: string): Term {
  const terms = text.split('/').map((part) => (part.startsWith('#') ? readTopic(part.slice(1)) : part));
  const topics = terms.filter((each) => typeof each !== 'string');
  const phrases = terms.filter((each) => typeof each === 'string').map(phraseOf);
  return {
    phrases: [...phrases, ...topics.flatMap((each) => each.phrases)],
    roles: topics.flatMap((each) => each.roles),
    eaters: topics.flatMap((each) => each.eaters),
  };
}

function readPattern(text: string): Pattern {
  const parts = text.trim().split(/\s+/u);
  return {
    required: parts.filter((part) => !part.startsWith('!')).map(readTerm),
    banned: parts.filter((part) => part.startsWith('!')).map((part) => readTerm(part.slice(1))),
  };
}

type RuleRow = readonly [entry: string, patterns: string];

const readRules = (rows: readonly RuleRow[]): readonly Rule[] =>
  rows.map(([entry, patterns]) => ({ entry, patterns: patterns.split(';').map(readPattern) }));

let specific: readonly Rule[] | undefined;
let general: readonly Rule[] | undefined;

/** Finds the safety advice that a question calls for; it takes precedence over the best match by words. */
export const findSafetyAdvice = (question: Question): IndexedEntry | null =>
  firstMatch((specific ??= readRules([...MISHAP_RULES, ...SAFETY_RULES])), question);

function firstMatch(rules: readonly Rule[], question: Question): IndexedEntry | null {
  const read = (words: string): string =>
    padded(
      words.replaceAll(NOT_LEFT_OUT, ' ').replaceAll(JOINED_DEGREES, '$1 $2').replaceAll(WARMED_AGAIN, '$& reheat'),
    );
  const text = `${read(question.stems.join(' '))}|${read(question.plain)}`;
  const eater = findVulnerableEater(question.plain);
  const roles = new Set<TopicRole>(question.foods.map(({ food }) => food.role));
  if (findDish(question.text) !== null) roles.add('dish');
  const holds = (term: Term): boolean =>
    (eater !== undefined && term.eaters.includes(eater)) ||
    term.phrases.some((phrase) => text.includes(phrase)) ||
    term.roles.some((role) => roles.has(role));
  const found = rules.find(({ patterns }) =>
    patterns.some(({ required, banned }) => required.every(holds) && !banned.some(holds)),
  );
  return found === undefined ? null : (entryIndex().byId.get(found.entry) ?? null);
}

/** Whether a food may be eaten, in words: "is it still good", "can I eat", "should I toss it". */
const ASKS_SAFETY =
  /\b(?:safe|unsafe|still (?:good|ok|okay|edible|fine|usable)|edible|risky|dangerous|harmful|gone (?:off|bad)|go(?:ne|ing|es)? bad|went bad|spoil(?:ed|t)|(?:ok|okay|fine|alright|bad) to eat|(?:ok|okay|fine|alright)$|make (?:me|us|you) (?:sick|ill)|get (?:sick|ill)|will (?:i|we) die|worry|worried|toss|throw (?:it|them|this|that)? ?(?:out|away)|can (?:i|we|you) (?:still |safely )?eat)\b/u;
/** A request for food, not a question about its safety. */
const REQUEST =
  /\b(?:recipes?|ideas?|suggest\w*|(?:make|cook) me (?:an?|some|something|dinner|lunch|breakfast)|what (?:can|should|shall|do) (?:i|we) (?:make|cook|do with)|something with|menu|shopping list|substitute|goes with|serve with)\b/u;

/**
 * Advice for a question about safety that nothing else answers: the general rule of its class of hazards, or caution;
 * never a yes.
 */
export function findCaution(question: Question): IndexedEntry | null {
  const { plain, text, foods } = question;
  if (REQUEST.test(plain)) return null;
  const rule = firstMatch((general ??= readRules(CLASS_RULES)), question);
  if (rule !== null) return rule;
  if (!ASKS_SAFETY.test(plain) || (foods.length === 0 && findDish(text) === null)) return null;
  return entryIndex().byId.get('still-safe') ?? null;
}
