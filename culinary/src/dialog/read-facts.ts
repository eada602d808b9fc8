import { DIETS } from '#catalogue/food-row';
import { type Fact, type FactChanges, type Forgotten, NO_CHANGES } from '#dialog/facts';
import { readForgotten } from '#dialog/read-forgotten';
import { type Eater, parseEater } from '#answers/eater';
import { nameSpans } from '#dialog/spans';
import { parseCommand } from '#intent/command';
import { statesRestriction } from '#intent/dietary-question';
import { asksForIdeas, asksForRecipe } from '#intent/recipe-request';
import { withoutShorthand } from '#intent/shorthand';
import { isMenuRequest } from '#menu/is-menu-request';
import { plainPhrase } from '#search/plain-phrase';
import { parseLastingRules } from '#wish';
import { findServings, findTimeLimit } from '#wish/counts';
import { readEquipment } from '#wish/equipment';
import { extractRules } from '#wish/restrictions';
import { findEaters } from '#wish/vulnerable-eater';

const MAX_CHARACTERS = 600;

/** Wordings that the parser of restrictions does not know, as ones that it knows. */
const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "I am not allergic to peanuts but to walnuts".
  [
    /\b(?<not>not|n't) (?<ill>allergic|intolerant) to (?<what>[^.!?;,]{2,60}?),? (?:but|only|just) (?:only |rather |just )?(?:allergic )?to /iu,
    '$<not> $<ill> to $<what>. I am $<ill> to ',
  ],
  [
    /(?<what>[\p{L} ]{3,30}?) (?:could|would|will|can|might|nearly|almost) kill(?:ed)? (?:me|him|her|us|them)\b/iu,
    'I am allergic to $<what>',
  ],
  // "We are two, no wait, four".
  [
    /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b[\s.,…]{1,5}(?:no,? wait|wait,? no|no|actually|i mean|sorry)[\s,]{1,3}(?<now>(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/iu,
    '$<now>',
  ],
  [/\b(?:nobody|no one|none of us)(?: here| at home| in (?:my|our) family)? (?:eats?|likes?) /iu, 'we do not eat '],
];
/** "What if I were vegan?" */
const HYPOTHETICAL =
  /\b(?:what if|(?:if|whether|suppose) (?:i|we|he|she|they|my \p{L}+) (?:am|was|were|are|is|go|went))\b/u;
const ILLNESS = /\b(?:al+erg|intol+er|c(?:o)?eliac|anaphyla)/u;
/** "My soup is vegan" says nothing about a person. */
const THING =
  /\b(?:soups?|stews?|salads?|cakes?|recipes?|dish(?:es)?|(?:cook)?books?|meals?|menus?|food|(?:my|our) (?<what>(?:\p{L}+ ){0,2}\p{L}+)) (?:is|are|was|were)\b/u;
const PEOPLE =
  /\b(?:wi(?:fe|ves)|husbands?|partners?|sons?|daughters?|kids?|child(?:ren)?|m[ou]ms?|mothers?|dads?|fathers?|sisters?|brothers?|friends?|guests?|family)\b/u;
/** "Never use mushrooms" excludes them from all dishes. */
const ALWAYS = /\b(?:never|always|from now on|ever again)\b/u;
/** "I went vegan", "she is on a gluten-free diet". */
const HAS_DIET =
  /\b(?:i|i'm|im|we|we're|he|he's|she|she's|they|they're|my \p{L}+|our \p{L}+)(?: \p{L}+| '\p{L}+){0,2} (?:on an?|on the|follow(?:s|ing)?|went|became|turned|going|gone|(?:try|tries|trying) to (?:avoid|be|eat|go|stay)|avoid|breastfeeding)\b|\b(?:one|two|three|everyone|everybody|most)(?: of \p{L}+)? (?:is|are)\b|\b(?:vegan|vegetarian|pescatarian|c(?:o)?eliac|halal|kosher|gluten[- ]free|lactose[- ]intolerant) (?:wife|husband|partner|sons?|daughters?|kids?|child(?:ren)?|m[ou]m|dad|sisters?|brothers?|friends?|guests?|family|household)\b/u;

const QUESTION =
  /^(?:(?:so|and|but|ok|okay|hey|hi|hello|please|reece)[\s,]+)*(?:how|what|which|when|where|why|who|is|are|does|do|did|should|may|must|was|were|can i|could i|can we|could we|can you (?!forget|ignore|make|cook|write|give|suggest|create))\b/u;
/** Statements about how many eat. */
const PARTY =
  /\b(?:we(?:'re| are| will be|'ll be)|there(?:'s| are| will be| is|'ll be)|i(?:'m| am) (?:cooking|having|feeding|expecting|hosting)|(?:i|we)(?: \p{L}+)? cook|coming|visit(?:s|ing)?|it'?s (?:just |only )?for)\b/u;
const ALONE =
  /\bi (?:live|eat|cook) (?:alone|by myself|just for myself|only for myself|for one)\b|\b(?:it'?s|there'?s) (?:just|only) me\b|^(?:just|only) me$/u;
const MANY =
  /\b(?:(?:we(?:'re| are| will be|'ll be)|there(?:'re| are| will be|'ll be))(?: only| just| now)*|(?:just|only) the) (?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of us)?\b(?! (?:g|kg|ml|cups?|minutes?|hours?|years?|recipes?|ways?|kinds?|types?|things?))/u;
/** A turn that only changes the number of people or the time: "for 6 instead", "actually for two". */
const CORRECTION =
  /^(?:(?:no|actually|sorry|ok|okay|and|but|make (?:it|that)|rather|it'?s|we(?:'re| are)|now|please|just|only|instead)[\s,]+)*(?:for |in )?[\p{L}\d]+(?: (?:people|persons|of us|guests|servings|portions|minutes|mins))?(?: instead| please| rather)?[.!]?$/u;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** "I only have 20 minutes". */
const HAS_TIME =
  /\b(?:(?:i|we)(?:'ve)? (?:only |just |about )*(?:have|got|have got)|(?:i|we)'ve(?: only| just)*|(?:(?:i|we) |^)need (?:it|this|dinner|lunch|breakfast|food|something))\b[^.!?]{0,25}(?:minute|min\b|mins\b|hour)/u;
/** Says what the own kitchen lacks, rather than asks about it. */
const OWN_KITCHEN = /\b(?:i|we|my|our)\b|^(?:sorry,? |there's |there is )?no [\p{L} ]{3,20}$/u;
const HAS_FOODS =
  /^(?:got|have) (?:some )?(?<got>[^.!?;]{3,200})|(?:^|[.!?;,]\s*|\b(?:and|but|so|because) )(?:i|we)(?: also| still| only| just)?(?:'ve got| have got|'ve| have| got)(?: also| only| just| still| some| leftover| left over)* (?<what>(?!to\b|been\b|a question\b|never\b|no\b|not\b|n't)[^.!?;]{3,200})|\bin (?:my|our|the) (?:fridge|pantry|larder|cupboard|freezer|house|kitchen)(?: there)?(?:'s| is| are|:)? (?<there>[^.!?;]{3,200})|\bthere(?:'s| is| are) (?<lie>[^.!?;]{3,200}?) in (?:my|our|the) (?:fridge|pantry|larder|cupboard|freezer|house|kitchen)\b/u;
/** What "I have …" is followed by where it names no foods at hand. */
const NO_STOCK =
  /\b(?:allerg|intoleran|months? old|years? old|diabet|pregnan|celiac|coeliac|guests|people|minutes|hours|question|problem|recipe)/u;
const EXCLUSION_ONLY_FILLERS =
  /\b(?:no|not?|without|any|and|or|please|thanks?|thank you|ever|in it|at all|for me|for us|for (?:my|our) \p{L}+|but|also|dont|don't|do|use|add|put|avoid|skip|leave out|hold the|the|with)\b|[\s,.!-]+/gu;
/** "Vegan dinner for 4" names no dish: whatever is talked of then is for that dinner. */
const OPEN_MEAL =
  /^(?:(?:an?|some|quick|easy|i need|i want|we need|we want|please)[ ,]+)*(?:vegan|vegetarian|pescatarian|gluten[- ]free|dairy[- ]free|lactose[- ]free|nut[- ]free|halal|kosher) (?:\p{L}+ )?(?:breakfast|brunch|lunch|dinner|supper|meal)\b(?! (?:recipe|idea|menu))/u;
/** "My 9-month-old", "I am pregnant", "for a toddler", but not "can babies eat honey?". */
const OWN_EATER =
  /\b(?:my|our|i'm|i am|we're|for (?:an?|the|two|his|her)|i have|we have|i've|i had|she's|she is|he's|he is|(?:one|two|some|someone)(?: of \p{L}+)? (?:is|are))\b|^(?:preggers|ich stille|j'allaite|(?:mum|mom|mother)[- ]to[- ]be)\b/u;

/** Reads what a message says that holds for the rest of the conversation. Reads the first 600 characters. Never throws. */
export function readFacts(message: string): FactChanges {
  const said = REWORDINGS.reduce(
    (text, [pattern, by]) => text.replace(pattern, by),
    withoutShorthand(message.slice(0, MAX_CHARACTERS)).replaceAll('’', "'"),
  );
  // "Plan a dinner for 6, one is vegan" plans a dish for that one, so that not everyone eats vegan.
  const plansMenu = isMenuRequest(said);
  const changes = said.split(/(?<=[.!?;])\s+/u).map((sentence) => readSentence(sentence, plansMenu));
  return {
    adds: changes.flatMap(({ adds }) => adds),
    forgets: changes.flatMap(({ forgets }) => forgets),
    forgetsAll: changes.some(({ forgetsAll }) => forgetsAll),
  };
}

function readSentence(said: string, plansMenu: boolean): FactChanges {
  const text = plainPhrase(said).text.trim();
  if (text === '') return NO_CHANGES;
  const isQuestion = QUESTION.test(text);
  const { forgets, forgetsAll } = isQuestion || ASKS.test(said) ? NO_CHANGES : readForgotten(text);
  if (ONLY_FORGETS.test(text)) return { adds: [], forgets, forgetsAll };
  const adds = [
    ...rulesIn(said, text, { isQuestion, plansMenu }),
    ...eatersIn(text, forgets),
    ...kitchenIn(said, text, isQuestion),
  ];
  return { adds, forgets, forgetsAll };
}

/** "Forget the egg allergy" states none. */
const ONLY_FORGETS =
  /^(?:(?:please|ok|okay|actually|so|can you|could you)[\s,]+)*(?:forget|ignore|disregard) (?:about )?(?:the|my|our|her|his|that) [^,;]*$/u;
/** A request to forget may be put as a question. */
const ASKS = /^(?!(?:can|could) you (?:please )?(?:forget|ignore)).*\?\s*$/isu;

interface Sentence {
  readonly isQuestion: boolean;
  /** True in a message that asks for a menu. */
  readonly plansMenu: boolean;
}

function rulesIn(said: string, text: string, of: Sentence): Fact[] {
  const { diets, without } = statedRules(said, text, of);
  return [
    ...DIETS.filter((diet) => diets.includes(diet)).map((value): Fact => ({ kind: 'diet', value })),
    ...without.map((value): Fact => ({ kind: 'without', value })),
  ];
}

function statedRules(
  said: string,
  text: string,
  { isQuestion, plansMenu }: Sentence,
): Pick<Eater, 'diets' | 'without'> {
  if (HYPOTHETICAL.test(text) && !ILLNESS.test(text)) return NO_RULES;
  if (statesRestriction(said)) return parseEater(said);
  const thing = THING.exec(text);
  if (isQuestion || (thing !== null && !PEOPLE.test(thing[0]) && isThing(thing))) return NO_RULES;
  if (isOnlyExclusion(said, text) || (!plansMenu && OPEN_MEAL.test(text))) return extractRules(said);
  return ALWAYS.test(text) || (HAS_DIET.test(text) && !plansMenu) ? parseEater(said) : parseLastingRules(said);
}

/** A thing is a food or the word for a dish: "my chili is vegan", but not "my Anna is vegan". */
const isThing = ({ groups }: RegExpExecArray): boolean => {
  const what = groups?.['what'];
  return (
    what === undefined ||
    /\b(?:recipe|dish|soup|stew|salad|cake|meal|menu|food|book|cookbook)s?$/u.test(what) ||
    nameSpans(what).length > 0
  );
};
const NO_RULES = { diets: [], without: [] } as const;

/** True for a message such as "no peanuts, please". */
function isOnlyExclusion(said: string, text: string): boolean {
  const { gaps, without, diets } = extractRules(said);
  return (
    without.length + diets.length > 0 &&
    /\b(?:no|without|not|don't)\b/u.test(text) &&
    gaps.join(' ').replaceAll(EXCLUSION_ONLY_FILLERS, '') === ''
  );
}

function eatersIn(text: string, forgets: readonly Forgotten[]): Fact[] {
  if (!OWN_EATER.test(text)) return [];
  const forgotten = forgets.flatMap(({ text: each, of }) => (of.includes('eater') ? findEaters(`my ${each}`) : []));
  return findEaters(text).flatMap((value) =>
    value === 'pet' || forgotten.includes(value) ? [] : [{ kind: 'eater', value }],
  );
}

function kitchenIn(said: string, text: string, isQuestion: boolean): Fact[] {
  const facts: Fact[] = [];
  const servings = isQuestion ? undefined : servingsIn(said, text);
  if (servings !== undefined) facts.push({ kind: 'servings', value: servings });
  const limit = isQuestion ? undefined : findTimeLimit(text);
  if (limit !== undefined && (HAS_TIME.test(text) || CORRECTION.test(text)))
    facts.push({ kind: 'minutes', value: limit.count });
  if (OWN_KITCHEN.test(text) && !isQuestion)
    for (const value of readEquipment(text).missing) facts.push({ kind: 'missing', value });
  const foods = foodsIn(text);
  if (foods.length > 0) facts.push({ kind: 'foods', value: foods });
  return facts;
}

function servingsIn(said: string, text: string): number | undefined {
  if (ALONE.test(text)) return 1;
  const many = MANY.exec(text)?.groups?.['count'];
  if (many !== undefined) return NUMBERS[many] ?? Number(many);
  const isRequest =
    parseCommand(said) === 'generate' ||
    asksForRecipe(said) ||
    asksForIdeas(said) ||
    PARTY.test(text) ||
    CORRECTION.test(text);
  return isRequest ? findServings(text.replace(/ (?:instead|rather|please)\b[.!]?$/u, ''))?.count : undefined;
}

/** The foods that the cook says they have. */
function foodsIn(text: string): string[] {
  const groups = HAS_FOODS.exec(text)?.groups;
  const list = groups?.['got'] ?? groups?.['what'] ?? groups?.['there'] ?? groups?.['lie'];
  if (list === undefined || NO_STOCK.test(list)) return [];
  const stock = list.split(/\b(?:what (?:can|should|could|do)|can you|make|and i (?:want|need|would))\b/u, 1)[0] ?? '';
  return [...new Set(nameSpans(stock).map((span) => span.text.toLowerCase()))];
}
