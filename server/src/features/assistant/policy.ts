import type { GeneratedRecipe, Generation } from '@larder/contract/assistant';
import type { RuleFinding } from '@larder/culinary/check-recipe';
import { DIETS } from '@larder/culinary/catalogue/food-row';

import type { Eating } from '#features/profile/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Person } from '#platform/context.ts';

import type { RecipeWish } from './generator.ts';

const MAY_NOT_KEEP =
  'This token may have recipes made but not keep them. Send "keep": false, or use a token that may also write recipes.';

/** A recipe that is made is kept only for a session, or a token that may write recipes. Throws `insufficient_scope`. */
export function requireMayKeep({ session, scopes = [] }: Person): void {
  if (session === undefined && !scopes.includes('recipes:write'))
    throw new AppError('insufficient_scope', MAY_NOT_KEEP);
}

type Asked = Pick<RecipeWish, 'diets' | 'without'>;

/** What is wrong with a recipe, by its lines and steps, and what is to be said of one that has no faults. */
export interface Judgement {
  readonly faults: Generation['unusable'];
  readonly notes: readonly string[];
}

/** More than so many are not told one by one. */
const MOST_TOLD = 5;
const MOST_CHARACTERS = 120;

/** A request that also asks for what the profile says, or whoever else says what somebody eats. */
export function withEating<Request extends Asked>(
  request: Request,
  { diets, allergies }: Pick<Eating, 'diets' | 'allergies'>,
): Request {
  const asked = new Set([...diets, ...(request.diets ?? [])]);
  // First what must never be in it: the reader of a long list may stop somewhere.
  const without = [...new Set([...allergies, ...(request.without ?? [])])];
  return {
    ...request,
    ...(asked.size === 0 ? {} : { diets: DIETS.filter((diet) => asked.has(diet)) }),
    ...(without.length === 0 ? {} : { without }),
  };
}

/**
 * Whether a recipe may be given out, whoever made it: not where it breaks what was asked. What is kept to is told.
 * @param asked what the recipe has to keep to, that of the profile included
 */
export async function judge(recipe: GeneratedRecipe, asked: Asked, eating: Eating): Promise<Judgement> {
  // Loaded when somebody asks for the first time: a start does not wait for it.
  const { checkRecipe } = await import('@larder/culinary/check-recipe');
  const findings = checkRecipe(recipe, { diets: asked.diets ?? [], without: asked.without ?? [] });
  const faults = findings.filter(({ certainty }) => certainty === 'breaks');
  if (faults.length > 0) return { faults: whyNot(faults), notes: [] };
  const notes = [
    ...keptInWords(eating, findings, 'as your profile says'),
    ...keptInWords(besides(asked, eating), findings, 'as you asked'),
    ...unsureInWords(findings),
  ];
  return { faults: [], notes };
}

/** What was asked for that the profile does not say. */
function besides({ diets = [], without = [] }: Asked, eating: Eating): Pick<Eating, 'diets' | 'allergies'> {
  return {
    diets: diets.filter((diet) => !eating.diets.includes(diet)),
    allergies: without.filter((text) => !eating.allergies.includes(text)),
  };
}

/** What is wrong with each line or step, once. */
function whyNot(faults: readonly RuleFinding[]): Generation['unusable'] {
  const places = Map.groupBy(faults, ({ place, at }) => `${place} ${at}`);
  return [...places.values()].slice(0, MOST_TOLD).map((found) => {
    const foods = new Set(found.map(({ food }) => food).filter((food) => food !== null));
    const rules = [...new Set(found.map(({ rule }) => (rule.startsWith('without ') ? rule : `not ${rule}`)))];
    const what = foods.size === 0 ? 'This' : capital(listOf([...foods]));
    return {
      text: short(found[0]?.text ?? ''),
      reason: `${what} may not be in it (${listOf(rules)}), so the recipe was not taken`,
    };
  });
}

/** What was asked for and the recipe keeps to: of what nobody knows only the word was looked for. */
function keptInWords(
  { diets, allergies }: Pick<Eating, 'diets' | 'allergies'>,
  findings: readonly RuleFinding[],
  whoSays: string,
): string[] {
  const unknown = new Set(findings.filter(({ place }) => place === 'without').map(({ rule }) => rule));
  const [strange, known] = partition(allergies, (text) => unknown.has(`without ${text}`));
  const without = known.length > MOST_TOLD ? `the ${known.length} things that you never eat` : listOf(known, 'or');
  const kept = [...(known.length === 0 ? [] : [`without ${without}`]), ...diets];
  return [
    ...(kept.length === 0 ? [] : [`Made ${listOf(kept)}, ${whoSays}.`]),
    ...strange.slice(0, MOST_TOLD).map((text) => `I do not know ${quoted(text)}, so I only looked for the word.`),
  ];
}

function unsureInWords(findings: readonly RuleFinding[]): string[] {
  const lines = findings.filter(({ place, certainty }) => place === 'ingredients' && certainty === 'unsure');
  const texts = [...new Set(lines.map(({ text }) => quoted(short(text))))].slice(0, MOST_TOLD);
  return texts.length === 0 ? [] : [`I cannot tell what is in ${listOf(texts)}: please read the label.`];
}

function partition(texts: readonly string[], test: (text: string) => boolean): [string[], string[]] {
  return [texts.filter((text) => test(text)), texts.filter((text) => !test(text))];
}

const quoted = (text: string): string => `'${text}'`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const short = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS).toWellFormed().trimEnd()}…`;

/** "a, b and c". */
export function listOf(parts: readonly string[], joint = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1) ?? ''}`;
}
