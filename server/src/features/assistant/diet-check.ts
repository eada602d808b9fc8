import type { GeneratedRecipe, Generation } from '@larder/contract/assistant';
import { listed } from '@larder/culinary/answers/phrasing';
import { DIETS } from '@larder/culinary/catalogue/food-row';
import type { RuleFinding } from '@larder/culinary/check-recipe';

import type { DietPreferences } from '#features/profile/queries.ts';

import type { RecipeWish } from './generator.ts';

/** What a recipe is requested to comply with. */
type Requested = Pick<RecipeWish, 'diets' | 'without'>;

/** The violations of a recipe by line and step, and the notes to show for a recipe without any. */
export interface DietCheck {
  readonly faults: Generation['unusable'];
  readonly notes: readonly string[];
}

/** Longer lists are summarized or cut. */
const MAX_LISTED = 5;
const MAX_CHARACTERS = 120;

/** The request, extended by the diets and allergies of the profile (or of a conversation). */
export function withEating<Request extends Requested>(
  request: Request,
  { diets, allergies }: Pick<DietPreferences, 'diets' | 'allergies'>,
): Request {
  const requested = new Set([...diets, ...(request.diets ?? [])]);
  // Allergies first: a model may ignore the end of a long list.
  const without = [...new Set([...allergies, ...(request.without ?? [])])];
  return {
    ...request,
    ...(requested.size === 0 ? {} : { diets: DIETS.filter((diet) => requested.has(diet)) }),
    ...(without.length === 0 ? {} : { without }),
  };
}

/**
 * Checks a recipe of any generator against the requested diets and exclusions. A recipe with faults must not be used.
 * @param requested everything the recipe must comply with, including the profile
 */
export async function checkDiets(
  recipe: GeneratedRecipe,
  requested: Requested,
  eating: DietPreferences,
): Promise<DietCheck> {
  // Loaded on first use, so that the server starts faster.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const findings = checkRecipe(recipe, { diets: requested.diets ?? [], without: requested.without ?? [] });
  const faults = findings.filter(({ certainty }) => certainty === 'breaks');
  if (faults.length > 0) return { faults: describeFaults(faults), notes: [] };
  const notes = [
    ...complianceNotes(eating, findings, 'as your profile says'),
    ...complianceNotes(besides(requested, eating), findings, 'as you asked'),
    ...uncertaintyNotes(findings),
  ];
  return { faults: [], notes };
}

/** What the request adds to the profile. */
function besides(
  { diets = [], without = [] }: Requested,
  eating: DietPreferences,
): Pick<DietPreferences, 'diets' | 'allergies'> {
  return {
    diets: diets.filter((diet) => !eating.diets.includes(diet)),
    allergies: without.filter((text) => !eating.allergies.includes(text)),
  };
}

/** One reason for each line or step. */
function describeFaults(faults: readonly RuleFinding[]): Generation['unusable'] {
  const places = Map.groupBy(faults, ({ place, at }) => `${place} ${at}`);
  return [...places.values()].slice(0, MAX_LISTED).map((found) => {
    const foods = new Set(found.map(({ food }) => food).filter((food) => food !== null));
    const rules = [...new Set(found.map(({ rule }) => (rule.startsWith('without ') ? rule : `not ${rule}`)))];
    const what = foods.size === 0 ? 'This' : capital(listed([...foods]));
    return {
      text: short(found[0]?.text ?? ''),
      reason: `${what} may not be in it (${listed(rules)}), so I rejected this recipe`,
    };
  });
}

/** States what the recipe complies with. An unknown food can only be searched for as a word, which is stated too. */
function complianceNotes(
  { diets, allergies }: Pick<DietPreferences, 'diets' | 'allergies'>,
  findings: readonly RuleFinding[],
  whoSays: string,
): string[] {
  const unknown = new Set(findings.filter(({ place }) => place === 'without').map(({ rule }) => rule));
  const [strange, known] = partition(allergies, (text) => unknown.has(`without ${text}`));
  const without = known.length > MAX_LISTED ? `the ${known.length} things that you never eat` : listed(known, 'or');
  const rules = [...(known.length === 0 ? [] : [`without ${without}`]), ...diets];
  return [
    ...(rules.length === 0 ? [] : [`Made ${listed(rules)}, ${whoSays}.`]),
    ...strange.slice(0, MAX_LISTED).map((text) => `I don't know ${quoted(text)}, so I only looked for the word.`),
  ];
}

function uncertaintyNotes(findings: readonly RuleFinding[]): string[] {
  const lines = findings.filter(({ place, certainty }) => place === 'ingredients' && certainty === 'unsure');
  const textsOf = (some: readonly RuleFinding[]): string[] =>
    [...new Set(some.map(({ text }) => quoted(short(text))))].slice(0, MAX_LISTED);
  const unknown = textsOf(lines.filter(({ food }) => food === null));
  const branded = textsOf(lines.filter(({ food }) => food !== null));
  return [
    ...(unknown.length === 0 ? [] : [`I can't tell what is in ${listed(unknown)}. Please check the label.`]),
    ...(branded.length === 0 ? [] : [`Not every brand of ${listed(branded)} is suitable. Please check the label.`]),
  ];
}

function partition(texts: readonly string[], test: (text: string) => boolean): [string[], string[]] {
  return [texts.filter((text) => test(text)), texts.filter((text) => !test(text))];
}

const quoted = (text: string): string => `'${text}'`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const short = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).toWellFormed().trimEnd()}…`;
