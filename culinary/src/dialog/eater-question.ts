import { type Fact, rulesOf } from '#dialog/facts';

const MAX_CHARACTERS = 300;
const PATTERNS: readonly RegExp[] = [
  /\b(?:can|could|may|should|is it (?:ok|okay|safe) (?:if|for)) (?<who>i|we|he|she|they|him|her|them|it|me) (?:to )?(?:eat|have|drink|try) (?:this |that |the |some |any )?(?<food>[\p{L} -]{2,40})\s*\?*$/iu,
  /\b(?:can|could|may|should) (?:i|we) (?:give|feed|serve|offer) (?<who>him|her|them|it) (?:this |that |the |some |any )?(?<food>[\p{L} -]{2,40})\s*\?*$/iu,
  /\b(?:is|are) (?:this |that |the )?(?<food>[\p{L} -]{2,40}) (?:safe|ok|okay|fine|good|all ?right|allowed) for (?<who>me|us|him|her|them|it)\s*\?*$/iu,
];
const EATERS = { baby: 'babies', toddler: 'toddlers', pregnant: 'pregnant women' } as const;
const SELF = /^(?:i|me)$/iu;
const NAMED_ALREADY = /\b(?:bab(?:y|ies)|toddlers?|pregnan\w*)\b/iu;

/**
 * "Can I give him honey?" about the eater that the conversation remembers: "can babies eat honey?". Null for any other
 * question, or without such an eater.
 */
export function questionForEater(message: string, facts: readonly Fact[]): string | null {
  const text = message.slice(0, MAX_CHARACTERS).trim();
  if (NAMED_ALREADY.test(text)) return null;
  for (const pattern of PATTERNS) {
    const { who = '', food } = pattern.exec(text)?.groups ?? {};
    if (food === undefined) continue;
    const eater = facts.find((fact) => fact.kind === 'eater' && (!SELF.test(who) || fact.value === 'pregnant'));
    if (eater?.kind === 'eater') return `can ${EATERS[eater.value]} eat ${food.trim()}?`;
    const { diets, without } = rulesOf(facts);
    return diets.length + without.length > 0 && !SELF.test(who) ? `can I eat ${food.trim()}?` : null;
  }
  return null;
}
