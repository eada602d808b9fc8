import type { Diet } from '#catalogue/food-row';
import type { Equipment } from '#compose/equipment';
import type { Eater } from '#wish/vulnerable-eater';

export type EaterAtRisk = Exclude<Eater, 'pet'>;

/** What holds for the rest of a conversation: what the people eat, who and how many they are, and what is in the kitchen. */
export type Fact =
  | { readonly kind: 'diet'; readonly value: Diet }
  /** A food, group of foods or allergen that is excluded, in the user's words. */
  | { readonly kind: 'without'; readonly value: string }
  | { readonly kind: 'eater'; readonly value: EaterAtRisk }
  | { readonly kind: 'servings'; readonly value: number }
  /** The time that the cook has. */
  | { readonly kind: 'minutes'; readonly value: number }
  /** Equipment that the kitchen does not have. */
  | { readonly kind: 'missing'; readonly value: Equipment }
  /** The foods at hand, in the user's words. */
  | { readonly kind: 'foods'; readonly value: readonly string[] };

export type FactKind = Fact['kind'];

/** Words that take facts back, in lower case, and the kinds of facts that they can mean: "out of eggs" ends no allergy. */
export interface Forgotten {
  readonly text: string;
  readonly of: readonly FactKind[];
}

/** What a message changes: facts that it adds, and words of those that it takes back. */
export interface FactChanges {
  readonly adds: readonly Fact[];
  readonly forgets: readonly Forgotten[];
  /** True if everything is to be forgotten. */
  readonly forgetsAll: boolean;
}

export const NO_CHANGES: FactChanges = { adds: [], forgets: [], forgetsAll: false };

const FACTS_MAX = 20;
const TEXT_MAX_CHARACTERS = 60;
const FOODS_MAX = 12;
/** Facts that protect an eater's health are dropped last. */
const PROTECTS: ReadonlySet<FactKind> = new Set(['diet', 'without', 'eater']);
/** Of these kinds only the last fact counts. */
const SINGLE: ReadonlySet<FactKind> = new Set(['servings', 'minutes', 'foods']);

/** Identifies a fact within a conversation. A later fact with the same key replaces it. */
export const factKey = ({ kind, value }: Fact): string => (SINGLE.has(kind) ? kind : `${kind}:${String(value)}`);

const EATERS: Readonly<Record<EaterAtRisk, string>> = {
  baby: 'for a baby',
  toddler: 'for a toddler',
  child: 'for a child',
  pregnant: 'pregnant',
  nursing: 'breastfeeding',
  infection: 'at risk from infections',
};

/** How a request names the eater. */
export const FOR_EATER: Readonly<Record<EaterAtRisk, string>> = {
  baby: 'for my baby',
  toddler: 'for my toddler',
  child: 'for my child',
  pregnant: 'for a pregnant woman',
  nursing: 'while breastfeeding',
  infection: 'with a weak immune system',
};

/** A few words for a fact: "vegan", "no peanuts", "for 2". */
export function factLabel(fact: Fact): string {
  switch (fact.kind) {
    case 'diet':
      return fact.value;
    case 'without':
    case 'missing':
      return `no ${fact.value}`;
    case 'eater':
      return EATERS[fact.value];
    case 'servings':
      return `for ${fact.value}`;
    case 'minutes':
      return `${fact.value} minutes`;
    case 'foods':
      return `has ${fact.value.join(', ')}`;
  }
}

/** The value of the only fact of a kind. */
export function factValue(facts: readonly Fact[], kind: 'servings' | 'minutes'): number | undefined {
  for (const fact of facts) if (fact.kind === kind) return fact.value;
  return undefined;
}

/** The equipment that the kitchen lacks. */
export const missingIn = (facts: readonly Fact[]): Equipment[] =>
  facts.flatMap((fact) => (fact.kind === 'missing' ? [fact.value] : []));

/** The eaters whom ordinary recipes may harm. */
export const eatersIn = (facts: readonly Fact[]): EaterAtRisk[] =>
  facts.flatMap((fact) => (fact.kind === 'eater' ? [fact.value] : []));

/** What is never added to a dish for an eater. */
const NEVER_FOR: Readonly<Record<EaterAtRisk, readonly string[]>> = {
  baby: ['honey', 'alcohol'],
  toddler: ['alcohol'],
  child: ['alcohol'],
  pregnant: ['alcohol'],
  nursing: ['alcohol'],
  infection: [],
};

/** The diets and exclusions of the facts. */
export function rulesOf(facts: readonly Fact[]): { readonly diets: Diet[]; readonly without: string[] } {
  return {
    diets: facts.flatMap((fact) => (fact.kind === 'diet' ? [fact.value] : [])),
    without: facts.flatMap((fact) =>
      fact.kind === 'without' ? [fact.value] : fact.kind === 'eater' ? NEVER_FOR[fact.value] : [],
    ),
  };
}

/** The facts after a message: at most 20, those that protect an eater's health last to go. */
export function applyFacts(before: readonly Fact[], { adds, forgets, forgetsAll }: FactChanges): Fact[] {
  const left = forgetsAll
    ? []
    : before
        .map((fact) => withoutFoods(fact, forgets))
        .filter((fact) => !forgets.some(({ text, of }) => of.includes(fact.kind) && isNamedIn(fact, text)));
  const facts = new Map(left.map((fact) => [factKey(fact), fact]));
  for (const fact of adds) {
    const key = factKey(fact);
    const merged = mergeFoods(facts.get(key), fact);
    facts.delete(key);
    facts.set(key, bounded(merged));
  }
  const all = [...facts.values()];
  const byImportance = [
    ...all.filter(({ kind }) => PROTECTS.has(kind)).slice(-FACTS_MAX),
    ...all.filter(({ kind }) => !PROTECTS.has(kind)).toReversed(),
  ];
  const remaining = new Set(byImportance.slice(0, FACTS_MAX));
  return all.filter((fact) => remaining.has(fact));
}

/** What is at hand adds up: "I have rice", later "I also have peas". */
function mergeFoods(before: Fact | undefined, fact: Fact): Fact {
  if (before?.kind !== 'foods' || fact.kind !== 'foods') return fact;
  return { ...fact, value: [...new Set([...before.value, ...fact.value])] };
}

function withoutFoods(fact: Fact, forgets: readonly Forgotten[]): Fact {
  if (fact.kind !== 'foods') return fact;
  const stems = forgets.flatMap(({ text, of }) => (of.includes('foods') ? stemsOf(text) : []));
  return { ...fact, value: fact.value.filter((food) => !stemsOf(food).some((stem) => stems.includes(stem))) };
}

function bounded(fact: Fact): Fact {
  if (fact.kind === 'without') return { ...fact, value: fact.value.slice(0, TEXT_MAX_CHARACTERS) };
  return fact.kind === 'foods'
    ? { ...fact, value: fact.value.slice(-FOODS_MAX).map((food) => food.slice(0, TEXT_MAX_CHARACTERS)) }
    : fact;
}

/** Words that name the kind rather than the value: "forget the allergy". */
const KIND_WORDS: Readonly<Record<FactKind, RegExp>> = {
  diet: /\bdiets?\b/u,
  without: /\b(?:allerg\w+|intoleran\w+|exclusions?)\b/u,
  eater: /\b(?:pregnan\w+|bab(?:y|ies)|toddlers?|child(?:ren)?|kids?|breastfeeding|nursing|chemo\w*|immun\w+)\b/u,
  servings: /\b(?:servings?|portions?|people|guests)\b/u,
  minutes: /\b(?:time|minutes|hurry|rush)\b/u,
  missing: /\bequipment\b/u,
  foods: /\b(?:ingredients|foods?|what i have|the fridge)\b/u,
};
const EATER_WORDS: Readonly<Record<EaterAtRisk, RegExp>> = {
  baby: /\bbab(?:y|ies)\b/u,
  toddler: /\btoddlers?\b/u,
  child: /\b(?:child(?:ren)?|kids?|teenagers?)\b/u,
  pregnant: /\b(?:pregnan|expecting)/u,
  nursing: /\b(?:breast[- ]?feeding|nursing)\b/u,
  infection: /\b(?:chemo\w*|immun\w+|transplant|elderly|grand\w+)\b/u,
};
/** Words that say nothing about which fact is meant. */
const FILLERS =
  /\b(?:the|that|this|my|our|things?|rules?|restrictions?|about|any|more|being|now|again|please|whole|part|what|said|for|was|are|is|am|it|i|we|you|an?|no|not|also|limit|actually|to|of|thanks?)\b/gu;

/** True if a text names a fact, by its value or by its kind. "Almond milk" does not name milk. */
function isNamedIn(fact: Fact, text: string): boolean {
  if (fact.kind === 'eater') return EATER_WORDS[fact.value].test(text);
  if (fact.kind === 'foods' && fact.value.length === 0) return true;
  return text.split(/,|\b(?:and|or)\b/u).some((part) => {
    const words = part.replaceAll(FILLERS, ' ');
    const named = stemsOf(words.replace(KIND_WORDS[fact.kind], ' '));
    if (named.length === 0 || isCount(fact) || fact.kind === 'foods') return KIND_WORDS[fact.kind].test(words);
    const stems = stemsOf(fact.value);
    return named.every((stem) => stems.includes(stem));
  });
}

const isCount = (fact: Fact): fact is Extract<Fact, { kind: 'servings' | 'minutes' }> => typeof fact.value === 'number';

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:arians?|ans?|ies|y|e?s)$/u, ''));
