import { readMinutes } from '#import/minutes';
import { addAddress, type RecipeFields, tagsOf } from '#import/plain-text/recipe-fields';
import { addressIn } from '#import/plain-text/social-text';
import { oneLine } from '#import/text-lines';
import { readYield } from '#import/yield';

type Values = ReadonlyMap<string, unknown>;

const TAG_KEYS = ['tags', 'tag', 'keywords', 'categories', 'category', 'course', 'courses', 'cuisine', 'diet'];
const TIME_KEYS = {
  preparation_time: ['prep time', 'time.prep', 'preparation time', 'prep', 'preptime', 'active time'],
  cooking_time: ['cook time', 'time.cook', 'cooking time', 'cook', 'cooktime', 'baking time'],
  resting_time: ['resting time', 'rest time', 'time.rest', 'inactive time', 'chill time'],
  total_time: ['total time', 'time.total', 'time required', 'time', 'duration', 'totaltime'],
} as const;
const LOCALE = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/u;

/** Returns a text or number as one line; null for anything else. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? oneLine(value) : typeof value === 'number' ? String(value) : '';
  return text === '' ? null : text;
}

/** Returns the texts of a list, or of one text. */
export function textsOf(value: unknown): string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => textOf(item) ?? []);
}

function firstOf<Found>(values: Values, keys: readonly string[], read: (value: unknown) => Found | null): Found | null {
  for (const key of keys) {
    const found = read(values.get(key));
    if (found !== null) return found;
  }
  return null;
}

const firstText = (values: Values, ...keys: string[]): string | null => firstOf(values, keys, textOf);

function addSource(fields: RecipeFields, values: Values): void {
  const source = firstText(values, 'source', 'original', 'from');
  const address = addressIn(
    firstText(values, 'source.url', 'source url', 'url', 'link', 'original url') ?? source ?? '',
  );
  if (address !== null) addAddress(fields, address);
  const name = firstText(values, 'source.name', 'source name') ?? (source === address ? null : source);
  if (name !== null) fields.source_name = name;
}

function addYield(fields: RecipeFields, values: Values): void {
  for (const key of ['servings', 'serves', 'yield', 'yields', 'portions', 'makes']) {
    const read = readYield(textOf(values.get(key))?.replace(/\|.*$/u, ''));
    fields.servings ??= read.servings;
    fields.yield_text ??= read.yield_text;
  }
}

/** Returns the fields of a recipe that front matter states: its canonical names in Cooklang, Jekyll and Hugo. */
export function fieldsOfFrontMatter(values: Values): RecipeFields {
  const fields: RecipeFields = {};
  const title = firstText(values, 'title', 'name');
  if (title !== null) fields.title = title;
  const description = values.get('description') ?? values.get('introduction') ?? values.get('summary');
  if (typeof description === 'string' && description.trim() !== '') fields.description = description.trim();
  fields.author = firstText(values, 'author', 'source.author');
  for (const [field, keys] of Object.entries(TIME_KEYS))
    Object.assign(fields, { [field]: firstOf(values, keys, readMinutes) });
  addYield(fields, values);
  addSource(fields, values);
  fields.tags = TAG_KEYS.flatMap((key) => textsOf(values.get(key)).flatMap((text) => tagsOf(text)));
  fields.equipment = textsOf(values.get('equipment') ?? values.get('tools') ?? values.get('cookware'));
  const images = ['image', 'images', 'picture', 'pictures', 'photo'].flatMap((key) => textsOf(values.get(key)));
  fields.image_url = images.flatMap((image) => addressIn(image) ?? [])[0] ?? null;
  fields.video_url ??= addressIn(firstText(values, 'video', 'video url') ?? '');
  const locale = firstText(values, 'locale', 'language', 'lang') ?? '';
  if (LOCALE.test(locale)) fields.language = locale.replace('_', '-');
  const notes = values.get('notes');
  if (typeof notes === 'string' && notes.trim() !== '') fields.notes = notes.trim();
  fields.nutrition = nutritionOf(values.get('nutrition'));
  return fields;
}

function nutritionOf(value: unknown): Readonly<Record<string, string>> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const texts = Object.entries(value).flatMap(([name, amount]) => {
    const text = textOf(amount);
    return text === null ? [] : [[name, text] as const];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}
