import { type Diet, DIETS } from '#catalogue/food-row';
import type { ComposeRequest } from '#compose/composition';
import { CUISINES, type CuisineName } from '#compose/cuisine-names';
import { abbreviate } from '#compose/note-words';
import { type Constraints, parseExclusion, exclusionByWords } from '#compose/constraints';

/** What the entries of a request state; options add to it or override it. */
interface ParsedEntries {
  readonly diets: Set<Diet>;
  readonly exclusions: Constraints['exclusions'][number][];
  readonly notes: string[];
  readonly minutes: number | null;
  readonly servings: number | null;
  readonly cuisine: CuisineName | null;
  readonly reportUnusable: (text: string, reason: string) => void;
}

export const MAX_EXCLUSIONS = 40;
/** Twice the limit of a profile: its exclusions and as many for this dish. */
const MAX_WITHOUT = 100;
const MAX_CHARACTERS = 200;
export const DEFAULT_SERVINGS = 4;
const MAX_SERVINGS = 50;

/** True if a request without foods specifies the dish by options. */
export const isOptioned = ({ dish, cuisine, diets, category, minutes }: ComposeRequest): boolean =>
  dish === undefined && [cuisine, diets, category, minutes].some((option) => option !== undefined);

/** Collects the constraints from options and entries. Adds a note for anything not understood. */
export function constraintsOf(request: ComposeRequest, parsed: ParsedEntries): Constraints {
  for (const diet of request.diets ?? []) {
    if (DIETS.includes(diet)) parsed.diets.add(diet);
    else parsed.notes.push(`I don't know the diet '${abbreviate(diet)}', so I ignored it.`);
  }
  for (const text of (request.without ?? []).slice(0, MAX_WITHOUT)) {
    const asked = text.slice(0, MAX_CHARACTERS).trim();
    if (asked === '') continue;
    addExclusion(asked, parsed);
  }
  return { diets: DIETS.filter((diet) => parsed.diets.has(diet)), exclusions: parsed.exclusions };
}

/** Adds an exclusion and notes the parts that nothing matches; false if nothing is recognized. */
export function addExclusion(
  text: string,
  { exclusions, notes }: Pick<ParsedEntries, 'exclusions' | 'notes'>,
): boolean {
  const understood = parseExclusion(text);
  exclusions.push({ ...(understood ?? exclusionByWords(text)), text: abbreviate(text) });
  const { unknown = [], corrected = [] } = understood ?? { unknown: [text] };
  const said = [
    ...unknown.map((each) => `I don't know '${abbreviate(each)}', so I only looked for the word.`),
    ...(corrected.length === 0
      ? []
      : [`I took '${abbreviate(text)}' to mean ${corrected.join(' or ')}, and left that out.`]),
  ];
  for (const note of said) if (!notes.includes(note)) notes.push(note);
  return understood !== null;
}

export function minutesOf({ minutes }: ComposeRequest, parsed: ParsedEntries): number | null {
  if (minutes === undefined) return parsed.minutes;
  if (Number.isFinite(minutes) && minutes > 0) return minutes;
  parsed.notes.push('The time limit is not a number of minutes, so I ignored it.');
  return parsed.minutes;
}

/** Returns the servings, 1–50. */
export function servingsOf({ servings }: ComposeRequest, parsed: ParsedEntries): number {
  const written = parsed.servings;
  if (servings === undefined || !Number.isFinite(servings)) return written ?? DEFAULT_SERVINGS;
  const asked = Math.min(MAX_SERVINGS, Math.max(1, Math.round(servings)));
  if (written !== null && written !== asked)
    parsed.notes.push(`Your list serves ${written}, but you chose ${asked} servings, so I went with ${asked}.`);
  return asked;
}

export function cuisineAsked({ cuisine }: ComposeRequest, parsed: ParsedEntries): CuisineName | null {
  if (cuisine === undefined) return parsed.cuisine;
  if (CUISINES.includes(cuisine)) return cuisine;
  parsed.notes.push(`I don't know the cuisine '${abbreviate(cuisine)}'.`);
  return parsed.cuisine;
}
