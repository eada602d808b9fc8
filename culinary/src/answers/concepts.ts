import { stemsOf } from '#answers/word-stem';

/** Question intents; `@keep` and the like in the knowledge base. */
export const CONCEPTS = ['keep', 'check', 'fix', 'instead', 'differ', 'safe', 'what', 'why'] as const;
export type Concept = (typeof CONCEPTS)[number];

interface Sign {
  readonly words: ReadonlySet<string>;
  readonly phrase?: RegExp;
}

const words = (text: string): ReadonlySet<string> => new Set(stemsOf(text));

/** Phrases are matched against {@link searchWords} joined by single spaces. */
const SIGNS: Readonly<Record<Concept, Sign>> = {
  keep: {
    words: words(
      'keep store storage fridge freeze freezer shelf spoil expire preserve storing perishable stale refrigerated',
    ),
    phrase:
      /\b(?:go (?:off|bad)|goe? (?:off|bad)|stay (?:fresh|good)|how long (?:i|are|do|doe|can|will) .{0,40}\b(?:good|last|fresh|leave)|good for|last in|shelf life|sit out|leave .{0,40} out|how long .{0,40} last)\b/u,
  },
  check: {
    words: words('done ready check doneness finished tell know sign test'),
    phrase: /\b(?:cooked|when (?:i|are) .{0,40}\b(?:cooked|set|done))\b/u,
  },
  fix: {
    words: words('fix save rescue salvage repair help remedy mend wrong ruined too saved correct'),
    phrase: /\b(?:what (?:can|do|should) i do|what now|what help)\b/u,
  },
  instead: {
    words: words('instead substitute substitution replace replacement swap alternative replacing sub'),
    phrase:
      /\b(?:(?:^|im|am|are|were|ran|run|be|all) ?out of|dont have|do not have|have no|no more|stand in|havent got|got no|in place of)\b/u,
  },
  differ: {
    words: words('difference differ vs versus different same compare distinguish distinction better or'),
    phrase: /\bthe same\b/u,
  },
  safe: {
    words: words('safe safely safety okay ok dangerous risky risk eat allowed toxic poisonous harmful'),
    phrase: /\b(?:can (?:i|you|we|a|baby)|should i|i it (?:ok|bad|safe))\b/u,
  },
  what: { words: words('what whats define meaning mean explain'), phrase: /\btell me about\b/u },
  why: { words: words('why reason cause'), phrase: /\bhow come\b/u },
};

const CONCEPT_WORDS: ReadonlyMap<string, readonly Concept[]> = (() => {
  const map = new Map<string, Concept[]>();
  for (const concept of CONCEPTS)
    for (const word of SIGNS[concept].words) map.set(word, [...(map.get(word) ?? []), concept]);
  return map;
})();

/** Returns the intents that a single stem indicates. */
export const conceptsOfStem = (stem: string): readonly Concept[] => CONCEPT_WORDS.get(stem) ?? [];

export const conceptStems = (): Iterable<string> => CONCEPT_WORDS.keys();

/**
 * Detects the intents of a question.
 * @param plain the question's {@link searchWords}, joined by spaces
 */
export function conceptsIn(plain: string, stems: readonly string[]): ReadonlySet<Concept> {
  const found = new Set<Concept>(stems.flatMap(conceptsOfStem));
  for (const concept of CONCEPTS) if (SIGNS[concept].phrase?.test(plain) === true) found.add(concept);
  return found;
}

/** Intents that an entry must cover to answer the question. */
export const ESSENTIAL_CONCEPTS: ReadonlySet<Concept> = new Set(['keep', 'fix', 'instead', 'differ']);
