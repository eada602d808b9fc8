import {
  EMPTY_RECIPE,
  type FieldOrigin,
  type Finding,
  type ImportedRecipe,
  type RecipeDraft,
} from '@larder/culinary/import/imported-recipe';

/** What one source of a page says about a recipe. */
export interface SourceRecipe {
  readonly from: FieldOrigin;
  readonly sure: boolean;
  readonly recipe: ImportedRecipe;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const LINES_MAX = 500;
const TEXT_MAX_CHARACTERS = 10_000;

/** Cuts texts and lists that are longer than any recipe. */
function bounded(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, TEXT_MAX_CHARACTERS);
  return Array.isArray(value) ? value.slice(0, LINES_MAX).map(bounded) : value;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal are its type's keys
const FIELDS = Object.keys(EMPTY_RECIPE) as readonly (keyof ImportedRecipe)[];

/** Makes a draft of what sources say: each field comes from the first source that has it, and a finding states which. */
export function mergeSources(sources: readonly SourceRecipe[]): RecipeDraft {
  const findings: Finding[] = [];
  const values = FIELDS.flatMap((field) => {
    const source = sources.find(({ recipe }) => !isEmpty(recipe[field]));
    if (source === undefined) return [];
    findings.push({ field, from: source.from, sure: source.sure });
    return [[field, bounded(source.recipe[field])] as const];
  });
  return { ...EMPTY_RECIPE, ...Object.fromEntries(values), findings };
}
