import { isFields, readRecipeFields, type RecipeFields, readRows, readStructure } from './read-recipe-fields.ts';

/** As deep as envelopes are opened. */
const ENVELOPES_MAX = 4;
const BULLET_OR_NUMBER = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(?=\S)/u;
const TITLE_AND_DESCRIPTION = /^(.{1,160}?)(?::|\s[-–—])\s+(.*)$/su;

/** Names that models give to fields, in small letters and without anything between: those of schema.org too. */
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

/** The fields under the names that they were asked for by. What has such a name already keeps it. */
function withKnownNames(fields: RecipeFields): RecipeFields {
  const renamed = Object.entries(fields).flatMap(([name, value]) => {
    const known = knownName(name);
    return known === undefined || known in fields ? [] : [[known, value] as const];
  });
  return { ...Object.fromEntries(renamed.toReversed()), ...fields };
}

/** What an envelope holds: `{"recipe": {…}}`, `{"name": "recipe", "arguments": {…}}`. */
function contentOf(envelope: RecipeFields): unknown {
  if ('recipe' in envelope) return readStructure(envelope['recipe']);
  const [only, ...others] = Object.values(envelope)
    .map(readStructure)
    .filter((value) => isFields(value) || (Array.isArray(value) && value.length === 1 && isFields(value[0])));
  return others.length === 0 ? only : undefined;
}

/** The fields of a reply that is one recipe, also in an envelope, or in a list of one. Never throws. */
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

const asItIs = (row: unknown): unknown => row;

/** The same of a reply that is one list under a name, also under another name, as the list alone, or as lines of a text. */
export function readListReply(name: 'recipes' | 'ingredients', readRow = asItIs): (given: unknown) => unknown {
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
  // Texts under another name may be about anything.
  const [list, ...others] = values.filter((value) => Array.isArray(value) && value.every(isFields));
  if (list !== undefined) return others.length === 0 ? list : undefined;
  if (values.length === 1) return isFields(values[0]) ? findList(values[0], name, depth + 1) : undefined;
  return values.length > 0 && values.every(isFields) ? values : undefined;
}

/** An idea as an object with other names, or as one text: "Leek soup: quick and warm". */
export function readIdea(row: unknown): unknown {
  if (typeof row === 'string') {
    const [, title = row, description = ''] = TITLE_AND_DESCRIPTION.exec(row) ?? [];
    return { title, description };
  }
  return isFields(row) ? { description: '', ...withKnownNames(row) } : row;
}
