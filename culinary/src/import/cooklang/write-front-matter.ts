import type { ImportedRecipe } from '#import/imported-recipe';

type Value = string | number | null | readonly string[] | Readonly<Record<string, string | null>>;

/** A JSON string is a YAML string, too. */
const quoted = (value: string | number): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

const isList = (value: Value): value is readonly string[] => Array.isArray(value);

function linesOfValue(key: string, value: Value): string[] {
  if (value === null) return [];
  if (typeof value === 'string' || typeof value === 'number') return [`${key}: ${quoted(value)}`];
  if (isList(value)) return value.length === 0 ? [] : [`${key}:`, ...value.map((item) => `  - ${quoted(item)}`)];
  const entries = Object.entries(value).flatMap(([name, text]) =>
    text === null ? [] : [`  ${quoted(name)}: ${quoted(text)}`],
  );
  return entries.length === 0 ? [] : [`${key}:`, ...entries];
}

const minutes = (count: number | null): string | null => (count === null ? null : `${String(count)} minutes`);

/** Writes the facts of a recipe as front matter, by the canonical names of Cooklang where it has them; '' without facts. */
export function writeFrontMatter(recipe: ImportedRecipe): string {
  const values: Readonly<Record<string, Value>> = {
    title: recipe.title === '' ? null : recipe.title,
    description: recipe.description,
    servings: recipe.servings,
    yield: recipe.yield_text,
    'prep time': minutes(recipe.preparation_time),
    'cook time': minutes(recipe.cooking_time),
    'resting time': minutes(recipe.resting_time),
    'time required': minutes(recipe.total_time),
    author: recipe.author,
    source: { name: recipe.source_name, url: recipe.source_url },
    image: recipe.image_url,
    video: recipe.video_url,
    locale: recipe.language,
    tags: recipe.tags,
    nutrition: recipe.nutrition,
  };
  const lines = Object.entries(values).flatMap(([key, value]) => linesOfValue(key, value));
  return lines.length === 0 ? '' : ['---', ...lines, '---'].join('\n');
}
