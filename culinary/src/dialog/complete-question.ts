import { exactFood } from '#compose/note-words';
import { nameSpans } from '#dialog/spans';
import { STATE, withAmount, withChoice, withOtherAllergen, withOtherFood, withState } from '#dialog/replace-part';
import { BURNT_POT, material, ofTopic } from '#dialog/of-topic';
import { predicateOf, type Rule, type Topic, topicOf } from '#dialog/topic-of';
import {
  isComplete,
  isDishRequest,
  isTopic,
  plain,
  PROBLEM,
  PRONOUN,
  QUESTION_WORD,
  readTurn,
  withoutArticle,
} from '#dialog/turn';
import { completeDietaryQuestion, parseDietaryQuestion } from '#intent/dietary-question';
import { asksForIdeas } from '#intent/recipe-request';
import { readEquipment } from '#wish/equipment';
import { findVulnerableEater } from '#wish/vulnerable-eater';

const UNIT =
  /^(?:and |what (?:is|'s) (?:that|it) |how much is (?:that|it) |that's |is that |that |it )*in (?<unit>cups?|grams?|g|ounces?|oz|pounds?|lbs?|ml|milliliters?|millilitres?|tablespoons?|tbsp|teaspoons?|tsp|liters?|litres?|fahrenheit|celsius|°?f|°?c|kg|kilos?|metric|minutes|hours)$/iu;
const IN_UNIT =
  /\s+(?:in|into|to) (?:cups?|grams?|g|ounces?|oz|pounds?|lbs?|ml|tablespoons?|tbsp|teaspoons?|tsp|liters?|litres?|fahrenheit|celsius|°?f|°?c|kg|kilos?)\b/iu;
const NOT_BUT =
  /^(?:not (?:the |an? )?(?<out>[^,;]+?)[,;]?\s+(?:but )?(?<in>.+)|(?<in2>[^,;]+?)[,;]? (?:not|instead of) (?<out2>.+))$/iu;
const EXCLUSION =
  /^(?:(?:even|any|an|one|ones|something|anything|some) )?(?:without|no|i (?:have|use) no|i (?:don't have|do not have|haven't got)(?: any)?|i(?:'m| am) out of|i ran out of)\s+(?:any |an? |the )?(?<what>.+?)(?: too| either| left)?$/iu;
/** Words after which "that" and "it" refer to nothing. */
const NO_REFERENCE =
  /\b(?:is it (?:ok|okay|safe|true|possible|better|best|bad|normal)|it(?:'s| is) (?:ok|okay|safe|true)|does it matter|so that|that (?:i|you|we|is|are|was|can|has)|how is it that)\b/iu;
const GENERIC =
  /\b(?:that|this|the|those|these) (?:sauce|dough|batter|soup|stew|curry|cake|dish|meat|fish|bird|mixture|recipe|stuff|food|bread|dip|spread|one)\b/iu;
const METHOD =
  /^(?:in|on|with|using) (?:the |an? |my )?(?:oven|microwave|air ?fryer|slow ?cooker|pressure cooker|instant pot|pan|grill|hob|stove|fridge|freezer|pantry|water|oil|butter|milk|salted water)$/iu;
const METHOD_IN =
  /\s+(?:in|on|with|using) (?:the |an? |my )?(?:oven|microwave|air ?fryer|slow ?cooker|pressure cooker|instant pot|pan|grill|hob|stove|fridge|freezer|pantry|water|oil)\b/iu;
/** A circumstance that adds to the question: "in baking", "for whipping", "quickly". */
const CIRCUMSTANCE =
  /^(?:(?:in|for|at|on|when|while|from|by|as|over|after) \p{L}[\p{L} -]{1,40}|\p{L}+ly|fast|faster|overnight)$/iu;
/** A question that asks only how much, how long or how hot. */
const BARE =
  /^(?<ask>(?:for |at )?(?:how long|how much|how many|how hot|how|what temperature|which temperature|when|where|what heat)(?: (?:does|do|should|will|is|are) (?:it|that|they|this|i|you)(?: (?:take|need|last|be|keep))?(?: for)?)?)$/iu;
const WHY = /^(?:but )?(?:why|why not|why is that|how come|what for|why (?:that|so))$/iu;
const LEAVES_OUT =
  /^(?:can|could|may|should) (?:i|we) (?:leave out|omit|skip|do without|make (?:it|this|that) without) (?:the |an? )?(?<what>.+)$/iu;
/** "The recipe calls for buttermilk and I have none." */
const HAS_NONE =
  /\b(?:calls for|needs|asks for|wants|uses|says) (?:an? |some |the )?(?<what>[\p{L} -]{2,40}?),? (?:and|but) i (?:have none|(?:don't|do not) have (?:any|it|one)|have no|am out|ran out|haven't (?:got )?any)/iu;
const EATER_PRONOUN = /\b(?:he|she|him|her|they|the (?:baby|child|toddler|little one))\b/iu;
const MAX_WORDS = 6;

const inUnit: Rule = ({ text }, { question }) => {
  const unit = UNIT.exec(text)?.groups?.['unit'];
  return unit === undefined ? [] : [`${question.replace(IN_UNIT, '')} in ${unit}`];
};

const bare: Rule = ({ rest }, { question }) => {
  if (WHY.test(rest)) return [`why ${predicateOf(question)}`, question];
  const ask = BARE.exec(rest)?.groups?.['ask'];
  if (ask === undefined) return [];
  const short = ask.replace(/\s+(?:does|do|should|will|is|are) .*$/iu, '');
  return [
    `${short} ${/\b(?:last|keep)\b/iu.test(ask) ? `does ${topicOf(question)} keep` : `do I ${predicateOf(question)}`}`,
  ];
};

/** "Not the white but the brown one", "almond, not peanut". */
const exchanged: Rule = ({ rest, corrects }, { question }) => {
  const groups = corrects || /^not\b/iu.test(rest) ? NOT_BUT.exec(rest)?.groups : undefined;
  const out = groups?.['out'] ?? groups?.['out2'];
  const now = groups?.['in'] ?? groups?.['in2'];
  const at = out === undefined ? -1 : question.toLowerCase().indexOf(out.toLowerCase());
  if (out === undefined || now === undefined || at < 0) return [];
  return [question.slice(0, at) + now + question.slice(at + out.length)];
};

const excluding: Rule = ({ rest, corrects }, { question }) => {
  const what = corrects ? undefined : EXCLUSION.exec(rest)?.groups?.['what'];
  return what === undefined || QUESTION_WORD.test(rest) ? [] : [`${question} without ${what}`];
};

/** "A curry with chickpeas", "something with lentils": a new wish, whatever was asked before. */
const NEW_DISH = /^(?:an?|some|something|anything)\b.*\b(?:with|of|from|using)\b/iu;

const elliptical: Rule = ({ text, rest: whole, continues }, { question }) => {
  if (isDishRequest(text) || (!continues && NEW_DISH.test(text))) return [];
  const rest = withoutArticle(
    whole.replace(/^(?:it(?:'s| is| was| were)|they(?:'re| are)|i (?:use|have|take|want)|i'm using|with)\s+/iu, ''),
  );
  if (rest === '' || (!continues && (rest.split(' ').length > MAX_WORDS || QUESTION_WORD.test(rest)))) return [];
  const amount =
    withAmount(question, whole) ?? withChoice(question, withoutArticle(whole)) ?? withAmount(question, rest);
  const allergen = withOtherAllergen(question, rest);
  if (amount !== null || allergen !== null) return [amount ?? allergen];
  if (METHOD.test(whole)) return [`${question.replace(METHOD_IN, '')} ${whole}`];
  if (QUESTION_WORD.test(rest)) return [];
  if (findVulnerableEater(whole.toLowerCase()) !== undefined)
    return [
      `${question} ${/^(?:for|if|when)\b/iu.test(whole) ? whole : /^i am|^i'm/iu.test(whole) ? `if ${whole}` : `for ${whole}`}`,
    ];
  if (STATE.test(whole)) return [withState(question, whole)];
  if (nameSpans(rest).length > 0) {
    const added = `${question} ${whole}`;
    if (/^with\b/iu.test(whole) && !continues) return [added];
    if (/^(?:in|on)\b/iu.test(whole)) return [added];
    return [withOtherFood(question, whole === text ? whole : whole), added];
  }
  if (CIRCUMSTANCE.test(whole)) return [`${question} ${whole}`];
  return readEquipment(whole).wanted === null ? [] : [`${question} ${whole}`];
};

/** "Still raw inside" after "how do I roast a chicken": "my chicken is still raw inside". */
const problem: Rule = ({ rest }, { question }) => {
  if (!PROBLEM.test(rest) || STATE.test(rest) || QUESTION_WORD.test(rest.replace(/\b(?:is|are|does|do)\b/giu, '')))
    return [];
  if (nameSpans(rest.replace(PRONOUN, '')).some(({ text }) => text.length > 4)) return [];
  const topic = topicOf(question);
  const what = rest.replace(/^(?:it|they|that|this)(?:'s|'re)?\s*/iu, '');
  const verb =
    /^(?:is|are|was|did|does|do|has|have|won't|will|split|stick|sticks|sank|burnt|burned|curdled|seized|collapsed|crystalli[sz]ed)\b/iu;
  const predicate = verb.test(what) ? what : `is ${what}`;
  return [`my ${topic} ${predicate}`, `the food ${predicate}`, `why does food ${what} to my pan`];
};

/** "Can I use oat milk?": instead of milk. */
const USES_KIND =
  /^(?:can|could|may|should) (?:i|we) (?:use|take) (?<kind>[\p{L}-]+ (?<plain>milk|flour|sugar|butter|oil|cream|cheese|rice|pasta|stock|vinegar|noodles|lentils|beans|bread))$/iu;

/** "Can I use thighs?" after ideas for chicken: ideas for chicken thighs. */
const USES = /^(?:can|could|may|should) (?:i|we) (?:use|take|have) (?<use>\p{L}[\p{L} -]{2,30}?)(?: instead| too)*$/iu;

const leavingOut: Rule = ({ rest }, { question }) => {
  const use = asksForIdeas(question) ? USES.exec(rest)?.groups?.['use'] : undefined;
  if (use !== undefined) return [withOtherFood(question, cutOf(topicOf(question), use))];
  const used = USES_KIND.exec(rest)?.groups;
  if (used !== undefined) return [`can I use ${used['kind']} instead of ${used['plain']}`];
  const what = LEAVES_OUT.exec(rest)?.groups?.['what'];
  return what === undefined ? [] : [`what can I use instead of ${what}`];
};

/** "Thighs" of a chicken are chicken thighs. */
const cutOf = (topic: string, use: string): string => {
  const [animal = ''] = topic.split(' ');
  return exactFood(`${animal} ${use}`) === null ? use : `${animal} ${use}`;
};

const withReference: Rule = ({ rest }, { question }) => {
  const topic = topicOf(question);
  if (topic === '') return [];
  if (/^what (?:can|could|should|do) (?:i|you|we) use instead$/iu.test(rest)) return [`${rest} of ${topic}`];
  const masked = rest.replace(NO_REFERENCE, (match) => '_'.repeat(match.length));
  const generic = GENERIC.exec(masked);
  const at = generic ?? PRONOUN.exec(masked);
  const names = nameSpans(rest);
  if (at === null) return /^make one$|\bmake one$|\bcook one$/iu.test(rest) ? [rest.replace(/one$/iu, topic)] : [];
  if (generic === null && names.length > 0 && !/^(?:it|them)$/iu.test(at[0])) return [];
  const possessive = /^(?:its|their)$/iu.test(at[0]) ? `${topic}'s` : topic;
  const leftovers = LEFTOVERS.find(([pattern]) => pattern.test(rest))?.[1];
  return [rest.slice(0, at.index) + possessive + rest.slice(at.index + at[0].length), leftovers ?? null];
};
/** What holds for any cooked dish. */
const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/\bfreez/iu, 'can I freeze leftovers'],
  [/\b(?:keep|last|store|fridge)\b/iu, 'how long do leftovers keep'],
  [/\bahead\b/iu, 'can I cook ahead'],
  [/\b(?:stand|sit)\b/iu, 'how long can food sit out at room temperature'],
];

const ofEater: Rule = ({ rest }, { eater }) =>
  eater !== undefined && EATER_PRONOUN.test(rest) ? [rest.replace(EATER_PRONOUN, eater)] : [];

const RULES: readonly Rule[] = [
  inUnit,
  material,
  bare,
  exchanged,
  excluding,
  problem,
  elliptical,
  leavingOut,
  withReference,
];

/** After a request for a dish. */
const REQUEST_RULES: readonly Rule[] = [leavingOut, withReference];

/**
 * Lists what a message may ask that only makes sense after earlier turns, the likeliest first: "and butter?" after "can
 * I freeze bread" becomes "can I freeze butter". Empty if it is complete. Never throws.
 */
export function completeQuestions(message: string, earlier: Topic | null): readonly string[] {
  const turn = readTurn(message);
  const missing = turn === null ? undefined : HAS_NONE.exec(turn.text)?.groups?.['what'];
  if (missing !== undefined) return [`what can I use instead of ${missing}`];
  // "My recipe says a cup of flour, how many grams is that?" has its topic in itself.
  const [clause = '', ...others] = turn?.text.split(/, (?=how|what|can|is|where|which)/u) ?? [];
  const [asked] = others;
  if (asked !== undefined && PRONOUN.test(asked) && nameSpans(clause).length > 0) {
    const stated = clause.replace(/^.*\b(?:says|calls for|needs|is|have|has)\s+/iu, '');
    return [asked.replace(PRONOUN, stated)];
  }
  if (earlier === null || turn === null) return [];
  // "Make pancakes with honey" is complete, whatever was said before; "what can I make with it" is not.
  if (isDishRequest(turn.text) && !PRONOUN.test(turn.text)) return [];
  const eaten = ofEater(turn, earlier).filter((each) => each !== null);
  if (eaten.length > 0) return eaten;
  if (earlier.question === '') return [];
  const ofKinds = isDishRequest(earlier.question) ? [] : ofTopic(turn, earlier).filter((each) => each !== null);
  if (ofKinds.length > 0) return ofKinds;
  if (turn.corrects && isComplete(turn.rest)) return [turn.rest];
  const leaves = leavingOut(turn, earlier).filter((each) => each !== null);
  if (leaves.length > 0) return leaves;
  if (isComplete(turn.rest) && !GENERIC.test(turn.rest) && !/\b(?:it|them)\b/iu.test(turn.rest)) return [];
  // "And butter?" after a request for pancakes is about no pancakes of butter.
  for (const rule of isDishRequest(earlier.question) ? REQUEST_RULES : RULES) {
    const found = rule(turn, earlier).filter((each) => each !== null);
    if (found.length > 0) return found;
  }
  return [];
}

/** The likeliest of {@link completeQuestions}; null if the message is complete. */
export const completeQuestion = (message: string, earlier: Topic | null): string | null =>
  completeQuestions(message, earlier)[0] ?? null;

/** "My 10 month old baby" of "I have a 10 month old baby". */
function eaterIn(message: string): string | undefined {
  const text = plain(message).toLowerCase();
  const eater = findVulnerableEater(text);
  if (eater === undefined || eater === 'pregnant') return undefined;
  const said =
    /\b(?:my|an?|our) (?<who>[\p{L}\d -]{0,24}\b(?:baby|infant|newborn|toddler|child|son|daughter|kid|dog|cat|puppy|kitten))\b/iu.exec(
      text,
    )?.groups?.['who'];
  return `my ${said ?? eater}`;
}

/** Folds the user's messages, the oldest first, into what the conversation is about; null if nothing was asked yet. */
export function topicAfter(messages: readonly string[]): Topic | null {
  let question = '';
  let eater: string | undefined;
  const topic = (): Topic | null =>
    question === '' && eater === undefined ? null : { question, ...(eater === undefined ? {} : { eater }) };
  for (const [at, message] of messages.entries()) {
    eater = eaterIn(message) ?? eater;
    const text = plain(message);
    // "Does it contain milk?" after a request for pancakes leaves the pancakes as the topic.
    const contents = parseDietaryQuestion(completeDietaryQuestion(message, messages.slice(0, at).toReversed()));
    if (isDishRequest(question) && contents?.hasPronoun === true) continue;
    const pot = BURNT_POT.exec(text)?.groups?.['pot'];
    question =
      pot === undefined
        ? (completeQuestion(message, topic()) ?? (isTopic(text) ? text : question))
        : `how do I clean a burnt ${pot}`;
  }
  return topic();
}
