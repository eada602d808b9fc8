import { normalizeWords } from '#intent/normalize';
import { nutrientsIn } from '#intent/recipe-in-question';
import type { Nutrient } from '#nutrition/food-figures';

/** A question that someone asks while they cook, about the recipe and the step they are at. `food` is as written. */
export type AtHandQuestion =
  | { readonly asks: 'substitute' | 'leave-out'; readonly food: string; readonly use: string | undefined }
  | { readonly asks: 'amount'; readonly food: string }
  /** Whether a food can replace the one of its kind. */
  | { readonly asks: 'use'; readonly food: string }
  /** `food` is undefined for "is it done?". */
  | { readonly asks: 'done'; readonly food: string | undefined }
  | { readonly asks: 'nutrition'; readonly nutrients: readonly Nutrient[] }
  /** `step` counts from 1. */
  | { readonly asks: 'step'; readonly step: number }
  | {
      readonly asks:
        | 'duration'
        | 'time-left'
        | 'temperature'
        | 'next'
        | 'previous'
        | 'current'
        | 'ingredients'
        | 'step-ingredients'
        | 'servings'
        | 'ahead'
        | 'pairing'
        | 'wine';
    };

const IT = String.raw`(?:it|this|that|these|those|they|them|(?:this|that|the|my) (?:one|recipe|dish|step|part|meal|food|thing|whole thing))`;
const LEAD = String.raw`(?:(?:and|so|ok|okay|but|then|now|hey|hi|please|reece|sorry|um|oh|also) )*(?:(?:can|could|would) you )?(?:please )?(?:tell me |say )?`;
const TAIL = String.raw`(?: (?:please|now|then|here|reece|yet|already|exactly|again|for me|for (?:this|it|that)|in (?:this|it|that|there|the recipe|this recipe|this dish|this step)|for this (?:recipe|dish|step)|at this (?:point|step)|right now|at the moment|still))*`;
const FOOD = String.raw`(?:(?:the|any|some|my|a|an) )?(?<food>[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)`;
const USE = String.raw`(?:(?:the|any|some|my|a|an) )?(?<use>[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)`;
const CAN = String.raw`(?:can|could|may|should) (?:i|we|you)`;
const whole = (...bodies: readonly string[]): RegExp =>
  new RegExp(String.raw`^${LEAD}(?:${bodies.join('|')})${TAIL}$`, 'u');

const SUBSTITUTE = [
  whole(
    String.raw`what (?:(?:else )?(?:can|could|should|do|would|may) (?:i|we|you) (?:use|take|put|add) |(?:works|to use|goes|is good|about) )?(?:instead|in place) of ${FOOD}`,
  ),
  whole(String.raw`${CAN} (?:use|take|put|add) ${USE} (?:instead|in place) of ${FOOD}`),
  whole(String.raw`${USE} (?:instead|in place) of ${FOOD}`),
  whole(String.raw`${CAN} (?:replace|swap|sub|substitute) ${FOOD} (?:with|for|by) ${USE}`),
  whole(
    String.raw`(?:what |how )?(?:can|could|should|do|would) (?:i|we|you) (?:replace|swap|sub|substitute) ${FOOD}(?: with)?`,
  ),
  whole(
    String.raw`(?:(?:what(?:'s| is) |is there |do you know |any |give me )?(?:a |an |any |the )?(?:good |best )?(?:substitute|substitution|replacement|alternative|sub)s?) (?:for|to|of) ${FOOD}`,
  ),
  whole(
    String.raw`(?:i |we )?(?:have no|haven't got any|haven't any|don't have any|don't have|do not have any|do not have|am out of|are out of|ran out of|'m out of)(?: more)? ${FOOD}(?: (?:left|what now|what can i (?:use|do)(?: instead)?|what else|is that (?:ok|bad)))*`,
  ),
  whole(String.raw`(?:i'm|we're|i've run|all) out of ${FOOD}(?: (?:what now|what can i (?:use|do)(?: instead)?))?`),
  whole(String.raw`(?:no|without) ${FOOD} what (?:now|can i (?:use|do)(?: instead)?|else|do i do)`),
];
const LEAVE_OUT = whole(
  String.raw`${CAN} (?:leave out|omit|skip|do without|leave off|go without) ${FOOD}`,
  String.raw`is (?:the )?(?:it )?(?:ok|okay|fine) (?:to (?:leave out|omit|skip)|without) ${FOOD.replace('<food>', '<food2>')}`,
  String.raw`do i (?:really |have to |need to )*(?:need|use|add) ${FOOD.replace('<food>', '<food3>')}`,
);
const LEAVE_APART = whole(String.raw`${CAN} leave ${FOOD} out`);
const USE_INSTEAD = whole(
  String.raw`(?:${CAN} (?:use|take|make ${IT} with|do ${IT} with|cook ${IT} with)|(?:can|could) ${IT} be (?:made|done|cooked) with) ${FOOD}(?: (?:instead|too|as well))*`,
  String.raw`(?:would|will|does|do) ${FOOD.replace('<food>', '<food2>')} (?:work|do|be (?:ok|okay|fine))(?: (?:instead|too|as well))*`,
);
const AMOUNT = whole(
  String.raw`how (?:much|many) (?:of )?${FOOD} (?:(?:do|should|must|will|would) (?:i|we|you) (?:need|use|add|put in|put|take|have to use)(?: to add)?|goes in|go in|do(?:es)? ${IT} (?:need|take|use|have)|(?:is|are) (?:needed|in (?:it|this|that|there|the recipe)|there|it)|to (?:use|add))`,
  String.raw`how (?:much|many) (?:of )?${FOOD.replace('<food>', '<food2>')}`,
);
const DONE = whole(
  String.raw`(?:is|are) ${IT} (?:done|ready|cooked|cooked through|finished|cooked enough|safe to eat|safe)(?: enough)?`,
  String.raw`(?:how|when) (?:do|can|will|would|should) (?:i|we|you) (?:know|tell|see|check)(?: if| when| that| whether)? (?:${IT}|they) (?:is|are|'s|will be) (?:done|ready|cooked|cooked through|finished|right|safe(?: to eat)?)`,
  String.raw`how (?:do|can|should) (?:i|we|you) (?:know|tell|check)`,
  String.raw`(?:how|what) (?:should|does|do|will) (?:${IT}|they) (?:look|feel)(?: like)?(?: when (?:${IT}|they)(?: is| are|'s|'re) (?:done|ready|cooked))?`,
  String.raw`when (?:is|are|will) (?:${IT}|they) (?:be )?(?:done|cooked|cooked through)`,
  String.raw`(?:done|ready|cooked)`,
  String.raw`how done should (?:${IT}|they) be`,
);
const FOOD_DONE = whole(
  String.raw`(?:is|are) ${FOOD} (?:done|ready|cooked|cooked through|cooked enough|safe to eat)`,
  String.raw`(?:how|when) (?:do|can|will|would|should) (?:i|we|you) (?:know|tell|see|check)(?: if| when| that| whether)? ${FOOD.replace('<food>', '<food2>')} (?:is|are) (?:done|ready|cooked|cooked through)`,
  String.raw`when (?:is|are) ${FOOD.replace('<food>', '<food3>')} (?:done|cooked|cooked through)`,
);
const LEFT = whole(
  String.raw`how (?:long|much time|many minutes|much longer|long still|much more time)(?: (?:is|do i have|have i got|does it have|to go))?(?: still)? (?:left|remaining|remains|to go)(?: on (?:the|my) timers?)?`,
  String.raw`how much longer(?: (?:do(?:es)? ${IT}|do i|will ${IT}|until).*)?`,
  String.raw`(?:what(?:'s| is) on|how (?:is|are)|how about|check|show|read)(?: me)? (?:the|my) timers?(?: (?:at|doing))?`,
  String.raw`how long (?:do|have) (?:i|we) (?:still )?(?:have|got)(?: left)?`,
  String.raw`when (?:does|will) (?:the|my) timer (?:ring|end|go off|finish|be done)`,
  String.raw`time left`,
);
const DURATION = whole(
  String.raw`how (?:long|much time|many minutes) (?:does|do|will|should|would|must) (?:${IT}|i|we|you|they)(?: need to| have to)? (?:take|need|cook|simmer|fry|bake|boil|roast|grill|rest|be cooked|cook it|do this|do it|cook this|cook them|leave it|leave them|keep it in|be in (?:the oven|there))(?: (?:it|this|them|for|in the oven|in there|to cook))?`,
  String.raw`how long (?:is|are) ${IT}`,
  String.raw`how long(?: for)?`,
  String.raw`how many minutes`,
  String.raw`for how long`,
);
const TEMPERATURE = whole(
  String.raw`(?:at |to )?(?:what|which)(?:'s| is)?(?: the| oven| the oven)? (?:temperature|temp|heat|degrees)(?: (?:is (?:it|this|that|the oven)|should (?:it|this|that|the oven|i use) ?(?:be|use|have)?(?: at)?|do i (?:need|use|set|cook (?:it|this) at|set the oven to)|for the oven|of the oven|does it need|should i (?:use|set)|should the (?:oven|pan|oil|heat) be(?: at)?|is the oven|at|on))*`,
  String.raw`how hot(?: (?:should|must|does) (?:it|this|the oven|the pan|the oil)(?: (?:be|have to be|need to be))?| is (?:it|the oven))?`,
  String.raw`what(?:'s| is) the (?:core|internal) temperature`,
  String.raw`(?:what|which) (?:oven )?setting`,
  String.raw`(?:high|medium|low) heat or (?:high|medium|low)(?: heat)?`,
);
const NEXT = whole(
  String.raw`what(?:'s| is| comes| happens| do i do| should i do| do we do)?(?: the)? next(?: step| thing)?(?: to do)?`,
  String.raw`(?:(?:read|show|tell|give)(?: me)? )?(?:the )?next(?: step)?`,
  String.raw`(?:what|and) (?:then|after (?:that|this))|what comes (?:then|after(?: (?:that|this))?)|then what`,
);
const PREVIOUS = whole(
  String.raw`what was (?:the (?:last|previous) step|before(?: (?:that|this))?|that)`,
  String.raw`(?:(?:read|show|tell|give)(?: me)? )?(?:the )?(?:previous|last) step`,
  String.raw`what did i (?:just )?(?:do|miss)(?: before)?`,
);
const CURRENT = whole(
  String.raw`(?:read|repeat|show|say|tell)(?: me)? (?:this|that|it|(?:the|this) (?:current )?step|the instruction)(?: (?:aloud|to me|out loud))?`,
  String.raw`what (?:do|should|must) (?:i|we) (?:do|be doing)`,
  String.raw`(?:which|what) step (?:am i|are we|is (?:it|this))(?: (?:at|on|in))?`,
  String.raw`where (?:am i|are we|was i|were we)`,
);
const STEP = whole(
  String.raw`(?:(?:read|show|tell|give|repeat|what is|what's|what does|what was)(?: me)? )?(?:the )?step (?:number )?(?<step>\d{1,3})(?: say)?`,
);
const INGREDIENTS = whole(
  String.raw`(?:(?:read|show|list|tell|give|repeat|say)(?: me)? )(?:all )?(?:the |of the )?(?:ingredients?|shopping list|ingredient list|list of ingredients)(?: (?:aloud|to me|out loud|list))?`,
  String.raw`what (?:are |were )?(?:all )?(?:the |my )?ingredients(?: (?:do i need|are (?:there|needed)|go in))?`,
  String.raw`what (?:do|will|should) (?:i|we) need(?: (?:for|in) (?:it|all|total|the (?:recipe|dish)|this (?:recipe|dish)))?`,
  String.raw`what(?:'s| is| goes) in(?:to)? (?:it|this|that|the (?:recipe|dish)|this (?:recipe|dish))`,
  String.raw`(?:the )?ingredients`,
);
const STEP_INGREDIENTS = whole(
  String.raw`what (?:do|will|should|must) (?:i|we) (?:need|add|put in|use)(?: now)? (?:for|in|at|to) (?:this|the) step`,
  String.raw`what (?:do|will|should|must) (?:i|we) (?:add|put in|use|need now)`,
  String.raw`(?:which|what) ingredients (?:do i need |are |go |goes )?(?:for|in|into|at) (?:this|the) step`,
  String.raw`what goes in(?: (?:at|in) this step)?`,
);
const SERVINGS = whole(
  String.raw`how many (?:people |persons |guests |portions |servings )?(?:does|will|would|is|are|do) (?:${IT}|i have)(?: (?:serve|feed|make|for|give))?`,
  String.raw`how many (?:servings|portions|people)(?: (?:is|are|does) ${IT}(?: (?:for|make|serve))?)?`,
);
const AHEAD = whole(
  String.raw`(?:can|could|may|should) (?:(?:i|we|you) (?:prepare|prep|make|cook|do|bake) (?:${IT}|some of (?:it|this)|parts? of (?:it|this)|everything)|${IT} be (?:prepared|prepped|made|cooked|done|baked)) (?:ahead(?: of time)?|in advance|beforehand|earlier|the (?:day|night|evening) before|(?:a|one) (?:day|night) (?:ahead|before|early|in advance)|today for tomorrow)`,
  String.raw`(?:what|how much|which parts?) can (?:i|we|you) (?:prepare|prep|make|do|cook)(?: of (?:it|this))? (?:ahead(?: of time)?|in advance|beforehand|the (?:day|night) before)`,
  String.raw`(?:make|prepare|prep) (?:it|this) ahead`,
  String.raw`how far (?:ahead|in advance) can (?:i|we) (?:make|prepare|cook) (?:it|this)`,
);
const PAIRING = whole(
  String.raw`what(?: else)? (?:goes|would go|can go|tastes|is good|works|fits|pairs)(?: (?:well|best|good|nicely))? (?:with|to|alongside|beside) ${IT}`,
  String.raw`what (?:can|could|should|do|would|to)(?: (?:i|we|you))? (?:serve|eat|have|make|cook)(?: (?:with|alongside|beside) ${IT}| as a side(?: dish)?(?: (?:with|for|to) ${IT})?)`,
  String.raw`(?:(?:what|which|any|a|good|some) )*(?:side|side dish|sides|side dishes)(?: (?:goes?|go|works?|is good|fits?|(?:would|should|could|can|do) (?:you|i|we) (?:serve|make|eat|have|suggest|recommend))(?: (?:well|best))?)?(?: (?:with|for|to) ${IT})?`,
);
const WINE = whole(
  String.raw`(?:what|which) (?:wine|drinks?|can i drink|can we drink|should i drink|should we drink|to drink|do i drink|do we drink)(?: (?:goes|would go|(?:would|should|could|can|do) (?:you|we) (?:serve|pour|drink|open|suggest|recommend)|should i (?:serve|drink)|can i (?:serve|drink)|do i serve|suits|fits|works|is good|pairs)(?: (?:well|best))?)?(?: (?:with|to|for))?(?: ${IT})?`,
  String.raw`what (?:can|should|do|would|could) (?:i|we|you) drink (?:with|to) ${IT}`,
  String.raw`(?:and )?(?:a |some |any )?(?:wine|drink)(?: (?:with|for|to) ${IT})`,
);
const CONTENTS = whole(
  String.raw`(?:how (?:many|much)|what(?:'s| is| are) the) (?:(?:calories?|kcal|kilojoules?|energy|protein|fat|saturated fat|sugars?|carbs?|carbohydrates?|fib(?:er|re)|salt|sodium|nutrition(?:al)?(?: (?:facts|values?|info(?:rmation)?))?|nutrients|macros)(?: (?:is that|is it|are there|are in (?:it|this)|is in (?:it|this|there)|does (?:it|this|that|a (?:serving|portion)) have|has it|per (?:serving|portion|person)|(?:in|of) a (?:serving|portion)|a (?:serving|portion)))*)`,
  String.raw`(?:calories|kcal|macros|nutrition)(?: per (?:serving|portion))?`,
);

/** In this order: the more particular come first. A bare noun such as "how much salt" is the nutrient only if asked of the dish. */
const PLAIN = [
  ['time-left', LEFT],
  ['next', NEXT],
  ['previous', PREVIOUS],
  ['current', CURRENT],
  ['temperature', TEMPERATURE],
  ['duration', DURATION],
  ['step-ingredients', STEP_INGREDIENTS],
  ['ingredients', INGREDIENTS],
  ['servings', SERVINGS],
  ['ahead', AHEAD],
  ['wine', WINE],
  ['pairing', PAIRING],
] as const;

/** No foods, though they are in the place of one. */
const NO_FOOD = new Set(
  'it this that these those them they one more else time longer long people servings portions minutes hours calories kcal energy carbs macros nutrition timer everything something anything idea problem what now per for with to in is are was does do did i you we longer'.split(
    ' ',
  ),
);

function foodIn(match: RegExpExecArray | null): string | undefined {
  const { food, food2, food3 } = match?.groups ?? {};
  const found = food ?? food2 ?? food3;
  return found === undefined || found.split(' ').some((word) => NO_FOOD.has(word)) ? undefined : found;
}

function firstFood(text: string, patterns: readonly RegExp[]): { food: string; use: string | undefined } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const food = foodIn(match);
    if (food !== undefined) return { food, use: match?.groups?.['use'] };
  }
  return undefined;
}

/** Parses a question about the recipe and the step at hand; undefined for anything else. */
export function parseAtHand(message: string): AtHandQuestion | undefined {
  const text = normalizeWords(message.replaceAll(/[?.!,:;]/gu, ' '));
  const replaced = firstFood(text, SUBSTITUTE);
  if (replaced !== undefined) return { asks: 'substitute', ...replaced };
  const left = firstFood(text, [LEAVE_OUT, LEAVE_APART]);
  if (left !== undefined) return { asks: 'leave-out', ...left };
  const step = STEP.exec(text)?.groups?.['step'];
  if (step !== undefined) return { asks: 'step', step: Number(step) };
  if (DONE.test(text)) return { asks: 'done', food: undefined };
  const plain = PLAIN.find(([, pattern]) => pattern.test(text))?.[0];
  if (plain !== undefined) return { asks: plain };
  const nutrients = CONTENTS.test(text) ? nutrientsIn(text) : undefined;
  if (nutrients !== undefined && !/^(?:.* )?how much (?:salt|sugars?|fat)$/u.test(text))
    return { asks: 'nutrition', nutrients };
  const used = firstFood(text, [USE_INSTEAD])?.food;
  if (used !== undefined) return { asks: 'use', food: used };
  const amount = firstFood(text, [AMOUNT])?.food;
  if (amount !== undefined) return { asks: 'amount', food: amount };
  const cooked = firstFood(text, [FOOD_DONE])?.food;
  return cooked === undefined ? undefined : { asks: 'done', food: cooked };
}
