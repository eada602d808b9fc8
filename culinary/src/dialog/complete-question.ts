import { type Span, nameSpans } from '#dialog/spans';
import { findVulnerableEater } from '#wish/vulnerable-eater';
import { readEquipment } from '#wish/equipment';

const MAX_CHARACTERS = 300;

const plain = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.!?]+$/u, '')
    .trim();

/** Words that open a turn and mean nothing. */
const OPENING =
  /^(?:(?:ok(?:ay)?|great|thanks?(?: you)?|thank you|cool|good|nice|hmm+|well|oh|ah|so|right|alright|got it|i see|sure)[,.! ]+)+/iu;
const LEAD =
  /^(?:and|or|but|also|plus|then|what about|how about|and what about|and how about|or what about|what if|and if|or if|but if|if|same for|same question for|and for|does (?:that|the same) (?:go|apply|hold) for)\b[,:]?\s*/iu;
const QUESTION_WORD = /\b(?:how|what|which|when|where|why|who|can|could|should|may|must|is|are|does|do|will|would)\b/iu;
const AUXILIARY =
  /^(?:how (?:long|much|many|hot|often)?\s*(?:do|does|should|can|could|would|must|is|are)?|what(?:'s| is| are)?(?: the best way to)?|can|could|should|may|do|does|is|are|when|where)\s+(?:i|you|we|one|it)?\s*/iu;

/** "3 kg", "for 6", "20 minutes", "180 °C". */
const AMOUNT =
  /(?:\b(?:for|to|at|of|about|it(?:'s| is| was| weighs)|weighs?)\s+)*\b(?:\d+(?:[.,/]\d+)?|½|¼|¾|one|two|three|four|five|six|seven|eight|ten|twelve|half an?)\s*(?:kg|kilos?|kilograms?|g|grams?|lbs?|pounds?|oz|ounces?|ml|l|liters?|litres?|cups?|tbsp|tablespoons?|tsp|teaspoons?|minutes?|mins?|hours?|days?|weeks?|months?|°\s?[cf]|degrees?(?: [cf])?|people|persons?|servings?|portions?|guests)\b/iu;
const PEOPLE =
  /^(?:for\s+)?(?:\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)(?:\s+(?:people|persons|of us|servings|guests))?$/iu;

const UNIT =
  /^(?:and |what (?:is|'s) (?:that|it) |how much is (?:that|it) |that's |is that |that |it )*in (?<unit>cups?|grams?|g|ounces?|oz|pounds?|lbs?|ml|milliliters?|millilitres?|tablespoons?|tbsp|teaspoons?|tsp|liters?|litres?|fahrenheit|celsius|°?f|°?c|kg|kilos?|metric|minutes|hours)$/iu;
const IN_UNIT =
  /\s+(?:in|into|to) (?:cups?|grams?|g|ounces?|oz|pounds?|lbs?|ml|tablespoons?|tbsp|teaspoons?|tsp|liters?|litres?|fahrenheit|celsius|°?f|°?c|kg|kilos?)\b/iu;

const CORRECTION =
  /^(?:(?:no|nope|sorry|actually|oh|wait|i mean)[,;: ]+)*(?:i (?:meant?|said|was asking about|am asking about)|i'm asking about|make (?:that|it)|rather|instead)\s+(?:the |a |an )?(?<now>[^,;]+?)(?:[,;]? (?:not|instead of) (?<before>.+))?$/iu;
const NOT_BUT = /^(?:no[,;: ]+)?not (?:the |a |an )?(?<before>[^,;]+?)[,;]?\s+(?:but |i meant )?(?<now>.+)$/iu;
const NO_X = /^(?:no|nope)[,;: ]+(?:the |a |an )?(?<now>.+)$/iu;

const EXCLUSION =
  /^(?:and |but |also |even )*(?:without|no|if i (?:have|use) no|i (?:have|don't have|do not have|haven't got)(?: any| no)?|i'm out of|i am out of)\s+(?:an? |any |the )?(?<what>.+)$/iu;

const PRONOUN = /\b(?:it|its|they|them|their|that|this|those|these|the same)\b/iu;
/** Words after which "that" and "it" refer to nothing. */
const NO_REFERENCE =
  /\b(?:is it (?:ok|okay|safe|true|possible|better|best|bad|normal)|it(?:'s| is) (?:ok|okay|safe|true)|does it matter|so that|that (?:i|you|we|is|are|was|can|has)|how is it that)\b/iu;
const STATE =
  /^(?:(?:it|they|that)(?:'s| is| are| was| were)?\s+)?(?:already |still |too |very |only |just |from )*(?:frozen|thawed|raw|cooked|uncooked|boiled|roasted|baked|fried|dried|canned|fresh|cold|warm|hot|brown|white|red|green|ripe|unripe|opened|unopened|whole|ground|minced|sliced|peeled|unpeeled|salted|unsalted|smoked|leftovers?|the (?:fridge|freezer))$/iu;

const METHOD =
  /^(?:in|on|with|using) (?:the |an? |my )?(?:oven|microwave|air ?fryer|slow ?cooker|pressure cooker|instant pot|pan|grill|hob|stove|fridge|freezer|pantry|water|oil|butter|milk|salted water)$/iu;
const METHOD_IN =
  /\s+(?:in|on|with|using) (?:the |an? |my )?(?:oven|microwave|air ?fryer|slow ?cooker|pressure cooker|instant pot|pan|grill|hob|stove|fridge|freezer|pantry|water|oil)\b/iu;
/** A question that asks only how much, how long or how hot. */
const BARE =
  /^(?:and )?(?<ask>(?:for |at )?(?:how long|how much|how many|how hot|how|what temperature|which temperature|why|when|where|what heat|why not)(?: (?:does|do|should|will|is|are) (?:it|that|they|this|i|you)(?: (?:take|need|last|be|keep))?(?: for)?)?)$/iu;

/** What earlier turns were about. */
export interface Topic {
  /** The last question, complete. */
  readonly question: string;
}

const without = (text: string, { start, end }: Span): string => `${text.slice(0, start)} ${text.slice(end)}`;

/** Replaces what the question names by another food or dish. */
function withOtherFood(question: string, now: string): string {
  const spans = nameSpans(question);
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return `${question} ${now}`;
  // "Butter instead of oil": only the first food is asked about.
  const end =
    spans.length > 1 && /\b(?:and|or|,)\s*$/u.test(question.slice(first.end, spans[1]?.start ?? 0))
      ? last.end
      : first.end;
  return question.slice(0, first.start) + now + question.slice(end);
}

/** What a question is about: its first foods, else the object of its verb ("hollandaise" of "how do I make hollandaise"). */
const topicOf = (question: string): string => {
  const spans = nameSpans(question);
  const [first] = spans;
  if (first === undefined) return objectOf(question);
  const joined = spans.find(
    (span, at) =>
      at > 0 && /^\s*(?:and|with|&)\s*(?:the |a )?$/u.test(question.slice(spans[at - 1]?.end ?? 0, span.start)),
  );
  return question.slice(first.start, joined?.end ?? first.end);
};

/** The predicate of a question: "roast a chicken" of "how do I roast a chicken". */
const predicateOf = (question: string): string => question.replace(AUXILIARY, '').trim();

const OBJECT =
  /^(?:(?:make|cook|do|use|store|keep|freeze|fix|save|thicken|prepare|get|know|need|clean)\s+)?(?:an? |the |my |some )?(?<object>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?:\s+(?:is|are|for|in|on|with|from|to|at|of|when|if)\b.*)?$/iu;
const objectOf = (question: string): string => OBJECT.exec(predicateOf(question))?.groups?.['object'] ?? '';

/** True if a text is a question that refers to nothing before it. */
const isQuestion = (text: string): boolean =>
  QUESTION_WORD.test(text) && (nameSpans(text).length > 0 || (!PRONOUN.test(text) && text.split(' ').length > 2));

/** True if a text asks a question of its own and names what it is about. */
const isComplete = (text: string): boolean => QUESTION_WORD.test(text) && nameSpans(text).length > 0;

/**
 * Completes a message that only makes sense after an earlier question: "and butter?" after "can I freeze bread" becomes
 * "can I freeze butter". Null if it is complete. Reads the first 300 characters. Never throws.
 */
export function completeQuestion(message: string, earlier: Topic | null): string | null {
  if (earlier === null) return null;
  const text = plain(message).replace(OPENING, '');
  const { question } = earlier;
  if (text === '' || text.length > 120) return null;
  return (
    corrected(text, question) ??
    inUnit(text, question) ??
    bare(text, question) ??
    elliptical(text, question) ??
    excluding(text, question) ??
    withReference(text, question)
  );
}

function corrected(text: string, question: string): string | null {
  const found = CORRECTION.exec(text)?.groups ?? NOT_BUT.exec(text)?.groups ?? NO_X.exec(text)?.groups;
  const now = found?.['now'];
  if (now === undefined || (nameSpans(now).length === 0 && !AMOUNT.test(now))) return null;
  if (isComplete(now)) return now;
  const before = found?.['before'];
  const at = before === undefined ? -1 : question.toLowerCase().indexOf(before.toLowerCase());
  if (before !== undefined && at >= 0) return question.slice(0, at) + now + question.slice(at + before.length);
  return nameSpans(now).length > 0 ? withOtherFood(question, now) : withAmount(question, now);
}

function inUnit(text: string, question: string): string | null {
  const unit = UNIT.exec(text)?.groups?.['unit'];
  return unit === undefined ? null : `${question.replace(IN_UNIT, '')} in ${unit}`;
}

function bare(text: string, question: string): string | null {
  const ask = BARE.exec(text)?.groups?.['ask'];
  if (ask === undefined) return null;
  const short = ask.replace(/\s+(?:does|do|should|will|is|are) .*$/iu, '');
  return `${short} ${/\b(?:last|keep)\b/iu.test(ask) ? `does ${topicOf(question)} keep` : `do I ${predicateOf(question)}`}`;
}

function withAmount(question: string, amount: string): string {
  const now = amount.replace(/^(?:it(?:'s| is| was| weighs)|weighs?|about)\s+/iu, '');
  const kind = /(?<unit>[a-z°]+)\s*$/iu.exec(now)?.groups?.['unit'] ?? '';
  const before = AMOUNT.exec(question);
  const isSameKind = before !== null && kindOf(before[0]) === kindOf(now) && kind !== '';
  if (before !== null && isSameKind)
    return (
      without(question, { text: '', start: before.index, end: before.index + before[0].length }).trim() + ` ${now}`
    );
  return `${question} ${/^(?:for|at|to|of)\b/iu.test(now) ? now : kindOf(now) === 'people' || kindOf(now) === 'time' ? `for ${now}` : now}`;
}

function kindOf(amount: string): 'weight' | 'time' | 'heat' | 'people' | 'other' {
  if (
    /(?:kg|kilos?|kilograms?|g|grams?|lbs?|pounds?|oz|ounces?|ml|l|liters?|litres?|cups?|tbsp|tsp|tablespoons?|teaspoons?)\s*$/iu.test(
      amount,
    )
  )
    return 'weight';
  if (/(?:minutes?|mins?|hours?|days?|weeks?|months?)\s*$/iu.test(amount)) return 'time';
  if (/(?:°\s?[cf]|degrees?(?: [cf])?)\s*$/iu.test(amount)) return 'heat';
  return /(?:people|persons?|servings?|portions?|guests|\d)\s*$/iu.test(amount) ? 'people' : 'other';
}

function elliptical(text: string, question: string): string | null {
  const lead = LEAD.exec(text)?.[0] ?? '';
  const rest = text
    .slice(lead.length)
    .replace(
      /^(?:it(?:'s| is| was| were)|they(?:'re| are)|i (?:use|have|take|want)|i'm using|with|the|a|an|some)\s+/iu,
      '',
    );
  const whole = text.slice(lead.length);
  if (rest === '') return null;
  const isShort = rest.split(' ').length <= 5;
  if ((lead === '' && (!isShort || QUESTION_WORD.test(rest))) || isComplete(whole)) return null;
  if (METHOD.test(whole)) return `${question.replace(METHOD_IN, '')} ${whole}`;
  const amount = AMOUNT.exec(rest);
  if (PEOPLE.test(rest) || (amount !== null && rest.replace(amount[0], '').trim().length < 4))
    return withAmount(question, amount?.[0] ?? rest);
  if (QUESTION_WORD.test(rest)) return null;
  if (findVulnerableEater(whole) !== undefined)
    return `${question} ${/^(?:for|if|when)\b/iu.test(whole) ? whole : `for ${whole}`}`;
  if (STATE.test(rest)) return withState(question, rest);
  if (/^(?:without|no)\b/iu.test(whole)) return null;
  if (nameSpans(rest).length > 0)
    return /^with\b/iu.test(whole) && lead === '' ? `${question} ${whole}` : withOtherFood(question, rest);
  return readEquipment(whole).wanted === null ? null : `${question} ${whole}`;
}

/** "frozen" after "how do I cook peas": "how do I cook frozen peas". */
function withState(question: string, said: string): string {
  const state = said.replace(
    /^(?:(?:it|they|that)(?:'s| is| are| was| were)?\s+)?(?:already |still |too |very |only |just )*/iu,
    '',
  );
  const [first] = nameSpans(question);
  if (first === undefined || /\b(?:fridge|freezer|leftovers?)\b/iu.test(state)) return `${question} ${said}`;
  return `${question.slice(0, first.start)}${state} ${question.slice(first.start)}`;
}

function excluding(text: string, question: string): string | null {
  const what = EXCLUSION.exec(text)?.groups?.['what'];
  if (what === undefined || isComplete(text)) return null;
  return `${question} without ${what}`;
}

function withReference(text: string, question: string): string | null {
  const rest = text.slice(LEAD.exec(text)?.[0].length ?? 0);
  const topic = topicOf(question);
  if (topic === '' || nameSpans(rest).length > 0) return null;
  const at = PRONOUN.exec(rest.replace(NO_REFERENCE, (match) => '_'.repeat(match.length)));
  if (at === null) return null;
  const word = rest.slice(at.index, at.index + at[0].length).toLowerCase();
  const possessive = word === 'its' || word === 'their' ? `${topic}'s` : topic;
  return rest.slice(0, at.index) + possessive + rest.slice(at.index + at[0].length);
}

/** Folds the user's messages, the oldest first, into what the conversation is about; null if nothing was asked yet. */
export function topicAfter(messages: readonly string[]): Topic | null {
  let topic: Topic | null = null;
  for (const message of messages) {
    const question: string | null =
      completeQuestion(message, topic) ?? (isQuestion(plain(message)) ? plain(message) : null);
    if (question !== null) topic = { question };
  }
  return topic;
}
