import { type EaterAtRisk, eatersIn, type Fact, rulesOf } from '#dialog/facts';

const MAX_CHARACTERS = 300;
const PATTERNS: readonly RegExp[] = [
  /\b(?:can|could|may|should|is it (?:ok|okay|safe) (?:if|for)) (?<who>i|we|he|she|they|him|her|them|it|me) (?:to )?(?:eat|have|drink|try) (?:this |that |the |some |any )?(?<food>[\p{L} -]{2,40})\s*\?*$/iu,
  /\b(?:can|could|may|should) (?:i|we) (?:give|feed|serve|offer) (?<who>him|her|them|it) (?:this |that |the |some |any )?(?<food>[\p{L} -]{2,40})\s*\?*$/iu,
  /\b(?:is|are) (?:this |that |the )?(?<food>[\p{L} -]{2,40}) (?:safe|ok|okay|fine|good|all ?right|allowed) for (?<who>me|us|him|her|them|it)\s*\?*$/iu,
];
const WHO = String.raw`(?:me|us|him|her|them|(?:my|our|the) (?:\p{L}+ ){0,2}\p{L}+)`;
const EATS = String.raw`(?:i|we|he|she|they|(?:my|our|the) (?:\p{L}+ ){0,2}\p{L}+)`;
const THIS = String.raw`(?:it|this|that|these|those|them|some(?: of (?:it|this|that))?|(?:this|that|the) (?:dish|recipe|one|meal|food))`;
const IS_SAFE = new RegExp(
  String.raw`^(?:(?:and|but|so|ok|okay|wait|hmm)[, ]+)*(?:(?:is|are|would|will) ${THIS}(?: be)?(?: really| also| still)? (?:safe|ok|okay|fine|good|suitable|all ?right|allowed)(?: to eat| to have)?(?: for ${WHO})?|(?:can|could|may|should) ${EATS} (?:also |still |really )?(?:eat|have|try|taste) ${THIS}(?: too| as well)?|(?:can|could|may|should) (?:i|we) (?:give|feed|serve) (?:${THIS} to ${WHO}|${WHO} ${THIS}))\s*[?!.]*$`,
  'iu',
);

/** True for "is it safe for her?", "can he eat this?": about what was just talked of. */
export const asksIfSafe = (message: string): boolean =>
  IS_SAFE.test(message.slice(0, MAX_CHARACTERS).replaceAll('’', "'").trim());

const EATERS: Readonly<Record<EaterAtRisk, string>> = {
  baby: 'babies',
  toddler: 'toddlers',
  child: 'children',
  pregnant: 'pregnant women',
  nursing: 'breastfeeding women',
  infection: 'people with a weak immune system',
};
const CHILD = /^(?:baby|toddler|child)$/u;
const SELF = /^(?:i|me)$/iu;
const NAMED_ALREADY = /\b(?:bab(?:y|ies)|toddlers?|pregnan\w*)\b/iu;

const WHAT_ABOUT =
  /^(?:(?:and|but|so|or|what about|how about)[, ]+)+(?:the |an? |some )?(?<food>[\p{L} -]{2,40}?)\s*\?*$/iu;

/** "What about brie?" with nothing else under discussion, about the eater that the conversation remembers. */
export function questionAboutFood(message: string, facts: readonly Fact[]): string | null {
  const food = WHAT_ABOUT.exec(message.slice(0, MAX_CHARACTERS).trim())?.groups?.['food'];
  const [eater] = eatersIn(facts);
  return food === undefined || eater === undefined ? null : `can ${EATERS[eater]} eat ${food}?`;
}

const CAN_USE = /^(?:can|could|may) (?:i|we) use (?:some |the )?(?<food>[\p{L} -]{2,40}?)\s*\?*$/iu;

/** "Can I use soy sauce?" where the conversation remembers who must not have what. Null for any other message. */
export function questionAboutUse(message: string, facts: readonly Fact[]): string | null {
  const food = CAN_USE.exec(message.slice(0, MAX_CHARACTERS).trim())?.groups?.['food'];
  const { diets, without } = rulesOf(facts);
  const why = diets[0] ?? (without[0] === undefined ? undefined : `allergic to ${without[0]}`);
  return food === undefined || why === undefined ? null : `can I use ${food} if I am ${why}?`;
}

/**
 * "Can I give him honey?" about the eater that the conversation remembers: "can babies eat honey?". Null for any other
 * question, or without such an eater.
 * @param subject what "it" means
 */
export function questionForEater(message: string, facts: readonly Fact[], subject = ''): string | null {
  const text = message.slice(0, MAX_CHARACTERS).trim();
  if (NAMED_ALREADY.test(text)) return null;
  if (asksIfSafe(text)) {
    const [first] = eatersIn(facts);
    return subject === '' || first === undefined ? null : `can ${EATERS[first]} eat ${subject}?`;
  }
  for (const pattern of PATTERNS) {
    const { who = '', food } = pattern.exec(text)?.groups ?? {};
    if (food === undefined) continue;
    const eater = facts.find((fact) => fact.kind === 'eater' && (!SELF.test(who) || !CHILD.test(fact.value)));
    if (eater?.kind === 'eater') return `can ${EATERS[eater.value]} eat ${food.trim()}?`;
    const { diets, without } = rulesOf(facts);
    return diets.length + without.length > 0 && !SELF.test(who) ? `can I eat ${food.trim()}?` : null;
  }
  return null;
}
