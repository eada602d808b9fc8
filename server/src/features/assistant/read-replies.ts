import { isFields, readRecipeFields, type RecipeFields, readRows, readStructure } from './read-recipe-fields.ts';

/** The maximum nesting of envelopes. */
const ENVELOPES_MAX = 4;
const BULLET_OR_NUMBER = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(?=\S)/u;
const TITLE_AND_DESCRIPTION = /^(.{1,160}?)(?::|\s[-–—])\s+(.*)$/su;

/** Names that models give to fields, including those of schema.org, in lower case without separators. */
const OTHER_NAMES = {
  title: ['name', 'recipename', 'recipetitle', 'dish', 'dishname'],
  description: ['summary'],
  ingredients: ['recipeingredient', 'recipeingredients', 'ingredientlist', 'items', 'foods', 'fooditems'],
  instructions: ['steps', 'directions', 'method', 'recipeinstructions', 'cookinginstructions'],
  preparation_time: ['preptime', 'prep'],
  cooking_time: ['cooktime'],
  servings: ['serves', 'yield', 'recipeyield', 'portions'],
  category: ['recipecategory', 'course'],
  recipes: ['ideas', 'suggestions', 'dishes'],
} as const;
const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) => [
    [name.replace('_', ''), name] as const,
    ...others.map((other) => [other, name] as const),
  ]),
);

/** "Prep Time (minutes)" and "prepTime" are the preparation time. */
function knownName(name: string): string | undefined {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/gu, '');
  return KNOWN_NAMES.get(letters.replace(/(?:in)?min(?:ute)?s?$/u, ''));
}

/** Renames fields to the requested names. An existing field is not overwritten. */
function withKnownNames(fields: RecipeFields): RecipeFields {
  const renamed = Object.entries(fields).flatMap(([name, value]) => {
    const known = knownName(name);
    return known === undefined || known in fields ? [] : [[known, value] as const];
  });
  return { ...Object.fromEntries(renamed.toReversed()), ...fields };
}

/** The content of an envelope: `{"recipe": {…}}`, `{"name": "recipe", "arguments": {…}}`. */
function contentOf(envelope: RecipeFields): unknown {
  if ('recipe' in envelope) return readStructure(envelope['recipe']);
  const [only, ...others] = Object.values(envelope)
    .map(readStructure)
    .filter((value) => isFields(value) || (Array.isArray(value) && value.length === 1 && isFields(value[0])));
  return others.length === 0 ? only : undefined;
}

/** Normalizes a reply with one recipe, optionally in an envelope or a list of one. Never throws. */
export function readRecipeReply(given: unknown): unknown {
  let reply = readStructure(given);
  for (let depth = 0; depth < ENVELOPES_MAX; depth += 1) {
    if (Array.isArray(reply)) {
      if (reply.length !== 1) return given;
      reply = readStructure(reply[0]);
    } else if (isFields(reply) && !('ingredients' in withKnownNames(reply))) {
      const content = contentOf(reply);
      if (content === undefined) break;
      reply = content;
    } else break;
  }
  if (!isFields(reply)) return given;
  const fields = withKnownNames(reply);
  const { description, category } = fields;
  return readRecipeFields({
    ...fields,
    description: description ?? '',
    category: (Array.isArray(category) ? (category as unknown[])[0] : category) ?? '',
  });
}

const unchanged = (row: unknown): unknown => row;

/** Normalizes a reply with one list: under `name` or another name, the list alone, or lines of text. Never throws. */
export function readListReply(name: 'recipes' | 'ingredients', readRow = unchanged): (given: unknown) => unknown {
  return (given) => {
    const list = findList(readStructure(given), name);
    if (list === undefined) return given;
    return readRecipeFields({ [name]: readRows(list, (row) => readRow(readStructure(row))) });
  };
}

function findList(reply: unknown, name: string, depth = 0): unknown {
  if (typeof reply === 'string') {
    const lines = reply.split('\n').filter((line) => BULLET_OR_NUMBER.test(line));
    return lines.length === 0
      ? undefined
      : lines.map((line) => line.replace(BULLET_OR_NUMBER, '').replaceAll(/\*\*|__/gu, ''));
  }
  if (Array.isArray(reply)) return reply;
  if (!isFields(reply) || depth === ENVELOPES_MAX) return undefined;
  const known = withKnownNames(reply);
  if (name in known) return known[name];
  const values = Object.values(reply).map(readStructure);
  // A list of strings under another name may be anything.
  const [list, ...others] = values.filter((value) => Array.isArray(value) && value.every(isFields));
  if (list !== undefined) return others.length === 0 ? list : undefined;
  if (values.length === 1) return isFields(values[0]) ? findList(values[0], name, depth + 1) : undefined;
  return values.length > 0 && values.every(isFields) ? values : undefined;
}

/** Normalizes an idea: an object with other names, or one text such as "Leek soup: quick and warm". */
export function readIdea(row: unknown): unknown {
  if (typeof row === 'string') {
    const [, title = row, description = ''] = TITLE_AND_DESCRIPTION.exec(row) ?? [];
    return { title, description };
  }
  return isFields(row) ? { description: '', ...withKnownNames(row) } : row;
}
