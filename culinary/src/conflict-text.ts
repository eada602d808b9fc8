import { listed } from '#answers/phrasing';
import type { Conflict } from '#recipe-contents';

/** Why a recipe does not suit a user, in a few words: "Contains peanuts". */
export interface ConflictNote {
  readonly text: string;
  /** False if only some products violate the rule, or a line is not understood. */
  readonly certain: boolean;
}

const MAX_NAMED = 3;

/** Describes violated rules, the certain ones first. */
export function conflictNotes(conflicts: readonly Conflict[]): ConflictNote[] {
  return [true, false].flatMap((certain) => {
    const found = conflicts.filter(({ isCertain }) => isCertain === certain);
    const names = found.filter(({ diet }) => diet === null).map(({ name }) => inSentence(name));
    const diets = found.flatMap(({ diet, food }) => (diet === null ? [] : [dietText(diet, certain, food)]));
    const exclusions =
      names.length === 0 ? [] : [certain ? `Contains ${some(names, 'and')}` : `May contain ${some(names, 'or')}`];
    return [...exclusions, ...diets].map((text) => ({ text, certain }));
  });
}

function dietText(diet: string, isCertain: boolean, food: string | null): string {
  const verdict = isCertain ? `Not ${diet}` : `May not be ${diet}`;
  return food === null || food === '' ? verdict : `${verdict}: ${food}`;
}

/** The first names, and how many more there are. */
function some(names: readonly string[], joint: string): string {
  const rest = names.length - MAX_NAMED;
  return listed(rest > 1 ? [...names.slice(0, MAX_NAMED), `${rest} more`] : names, joint);
}

/** In lower case, unless it is an abbreviation: "MSG". */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
