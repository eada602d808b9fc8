import { nameSpans } from '#dialog/spans';

const NUMBER = String.raw`(?:\d+(?:[.,/]\d+)?|½|¼|¾|⅓|⅔|a half|half(?: an?)?|an? (?:third|quarter)|third|quarter|one|two|three|four|five|six|seven|eight|ten|twelve)`;
/** "3 kg", "for 6", "20 minutes", "180 °C". */
const AMOUNT = new RegExp(
  String.raw`(?:\b(?:for|to|at|of|about|it(?:'s| is| was| weighs)|weighs?)\s+)*(?<![\d.,])${NUMBER}\s*(?:kg|kilos?|kilograms?|g|grams?|lbs?|pounds?|oz|ounces?|ml|l|liters?|litres?|cups?|tbsp|tablespoons?|tsp|teaspoons?|minutes?|mins?|hours?|days?|weeks?|months?|°\s?[cf]|degrees?(?: [cf])?|people|persons?|servings?|portions?|guests|adults|kids)\b`,
  'iu',
);
const ALONE = new RegExp(
  String.raw`^(?:(?:for|at|to|of|in|with)\s+)?(?<number>${NUMBER})(?:\s+(?:of us|of them|ones?))?$`,
  'iu',
);
const FIRST_NUMBER = new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}(?![\p{L}\d])`, 'iu');

type Kind = 'weight' | 'time' | 'heat' | 'people' | 'other';
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'weight',
    /(?:kg|kilos?|kilograms?|\bg|\dg|grams?|lbs?|pounds?|oz|ounces?|ml|\bl|liters?|litres?|cups?|tbsp|tsp|tablespoons?|teaspoons?)\s*$/iu,
  ],
  ['time', /(?:minutes?|mins?|hours?|days?|weeks?|months?)\s*$/iu],
  ['heat', /(?:°\s?[cf]|degrees?(?: [cf])?)\s*$/iu],
  ['people', /(?:people|persons?|servings?|portions?|guests|adults|kids)\s*$/iu],
];
const kindOf = (amount: string): Kind => KINDS.find(([, pattern]) => pattern.test(amount))?.[0] ?? 'other';

/** "And half a cup of sugar" after "how much is a stick of butter": another measure of another food. */
const MEASURED = new RegExp(
  String.raw`^${NUMBER}\s*(?:an? )?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|ml|l|liters?|litres?|cups?|sticks?|tbsp|tablespoons?|tsp|teaspoons?) (?:of )?\p{L}`,
  'iu',
);

/** Replaces the amount in a question, or adds one. Null if the text states none. */
export function withAmount(question: string, said: string): string | null {
  if (/^how (?:much|many|heavy)\b.*\b(?:is|are|in)\b/iu.test(question) && MEASURED.test(said))
    return `how much is ${said}`;
  const alone = ALONE.exec(said)?.groups?.['number'];
  if (alone !== undefined) {
    // "400" after "what is 350 f in celsius", "for 6" after "for 4 people".
    const before = FIRST_NUMBER.exec(question);
    if (before !== null) return replaced(question, before.index, before[0].length, alone);
    const one = /\b(?:of them|ones)\b/iu.test(said) ? /(?<= )an? (?=\p{L})/iu.exec(question) : null;
    if (one !== null) return replaced(question, one.index, one[0].length, `${alone} `);
    return `${question} for ${alone} people`;
  }
  const amount = AMOUNT.exec(said)?.[0];
  if (
    amount === undefined ||
    said
      .replace(amount, '')
      .replace(/\bones?\b/iu, '')
      .trim().length >= 4
  )
    return null;
  const now = amount.replace(/^(?:it(?:'s| is| was| weighs)|weighs?|about)\s+/iu, '').trim();
  const kind = kindOf(now);
  const before = AMOUNT.exec(question);
  if (before !== null && kindOf(before[0]) === kind) {
    const isWithPreposition = /^(?:for|at|to|of)\b/iu.test(now);
    const lead = /^(?:(?:for|to|at|of|about)\s+)*/iu.exec(before[0].trimStart())?.[0] ?? '';
    return replaced(question, before.index, before[0].length, `${isWithPreposition ? '' : lead}${now}`);
  }
  const isCounted = kind === 'people' || kind === 'time';
  return `${question} ${/^(?:for|at|to|of)\b/iu.test(now) ? now : isCounted ? `for ${now}` : now}`;
}

const replaced = (text: string, start: number, length: number, now: string): string =>
  `${text.slice(0, start)}${now}${text.slice(start + length)}`;

/** Words of which one replaces another: months, doneness, places, ways to cook. */
const CHOICES: readonly RegExp[] = [
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b/iu,
  /\b(?:medium[- ]rare|medium[- ]well|well[- ]done|rare|medium)\b/iu,
  /\b(?:(?:in|on|at) (?:the |a |an )?)?(?:fridge|refrigerator|freezer|counter|pantry|cupboard|room temperature)\b/iu,
  /\b(?:hard|soft)[- ]?boiled\b/iu,
  /\b(?:tablespoons?|teaspoons?|cups?|ounces?|pounds?)\b/iu,
  /\b(?:boil|steam|roast|fry|grill|bake|poach|microwave|simmer)\b/iu,
];

/** Replaces a word of a question by another of its kind: "and October?" after "what is in season in May". */
export function withChoice(question: string, said: string): string | null {
  for (const choices of CHOICES) {
    const [now, before] = [choices.exec(said), choices.exec(question)];
    if (now === null || before === null || said.replace(now[0], '').trim().length > 3) continue;
    return replaced(question, before.index, before[0].length, said.trim());
  }
  return null;
}

const PREPOSITION = /^(?<preposition>for|with|of|from|instead of)\s+/iu;
/** The object of the question rather than its subject: "how much salt for pasta", "what wine goes with lamb". */
const ASKS_FOR_FIRST = /^(?:what|which|how much|how many)\s+$/iu;

const ALLERGEN =
  /^(?:tree nuts?|nuts?|peanuts?|gluten|wheat|dairy|lactose|milk|eggs?|fish|seafood|shell ?fish|crustaceans?|mollus[ck]s?|soya?|sesame|mustard|celery|lupin|sul(?:ph|f)ites?|meat|pork|alcohol)$/iu;
const CONTAINS = /^(?:do|does|can|could|might) .+ (?:contain|include|have)s? (?:any )?/iu;

/** "And nuts?" after "does salmon contain milk" asks what else salmon contains. Null for any other question. */
export function withOtherAllergen(question: string, said: string): string | null {
  const asks = CONTAINS.exec(question)?.[0];
  return asks === undefined || !ALLERGEN.test(said) ? null : asks + said;
}

/** Replaces what the question names by another food or dish. */
export function withOtherFood(question: string, said: string): string {
  const preposition = PREPOSITION.exec(said)?.groups?.['preposition']?.toLowerCase();
  const now = said.replace(PREPOSITION, '').replace(/^(?:the|an?|some) /iu, '');
  const spans = nameSpans(question);
  const [first, second] = spans;
  if (first === undefined) return `${question} ${said}`;
  const after = spans.find((span) =>
    new RegExp(String.raw`\b${preposition ?? 'for|with'} (?:the |an? |some )?$`, 'iu').test(
      question.slice(0, span.start),
    ),
  );
  if (after !== undefined && (preposition !== undefined || ASKS_FOR_FIRST.test(question.slice(0, first.start))))
    return replaced(question, after.start, question.length - after.start, now);
  const joins = second !== undefined && /^\s*(?:and|or|,)\s*$/u.test(question.slice(first.end, second.start));
  const end = joins ? (spans.at(-1)?.end ?? first.end) : first.end;
  return question.slice(0, first.start) + now + question.slice(end);
}

export const STATE =
  /^(?:(?:it|they|that)(?:'s| is| are| was| were)?\s+)?(?:already |still |very |only |just |from |the )*(?:frozen|thawed|raw|cooked|uncooked|boiled|hard[- ]?boiled|soft[- ]?boiled|roasted|baked|fried|dried|canned|fresh|cold|warm|hot|brown|white|red|green|black|yellow|ripe|unripe|soft|hard|firm|runny|crispy|opened|unopened|whole|ground|minced|sliced|peeled|unpeeled|salted|unsalted|smoked|small|large|big|leftovers?|(?:fridge|freezer))(?: ones?)?$/iu;

/** "frozen" after "how do I cook peas": "how do I cook frozen peas". */
export function withState(question: string, said: string): string {
  const state = said
    .replace(/^(?:(?:it|they|that)(?:'s| is| are| was| were)?\s+)?(?:already |still |very |only |just |the )*/iu, '')
    .replace(/ ones?$/iu, '');
  const [first] = nameSpans(question);
  // Eggs are boiled soft or hard.
  if (/^(?:soft|hard|runny)$/iu.test(state) && /\beggs?\b/iu.test(question))
    return question.replace(/\beggs?\b/iu, (eggs) => `${state === 'hard' ? 'hard' : 'soft'}-boiled ${eggs}`);
  if (first === undefined || /\b(?:fridge|freezer|leftovers?)\b/iu.test(state)) return `${question} ${said}`;
  return `${question.slice(0, first.start)}${state} ${question.slice(first.start)}`;
}
