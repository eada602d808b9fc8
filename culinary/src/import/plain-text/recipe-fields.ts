import type { ImportedRecipe } from '#import/imported-recipe';
import { readMinutes } from '#import/minutes';
import type { FoundField } from '#import/plain-text/field-line';
import { addressIn, isVideoAddress } from '#import/plain-text/social-text';
import { readYield } from '#import/yield';

type Writable<Type> = { -readonly [Key in keyof Type]?: Type[Key] };
/** The fields of a recipe that facts such as "Serves 4" fill. */
export type RecipeFields = Writable<ImportedRecipe>;

const MAX_TAG_CHARACTERS = 60;

/** Splits a list of tags at commas, semicolons, bars and carets. */
export const tagsOf = (text: string): string[] =>
  text
    .split(/\s*[,;|^•·、\n]\s*/u)
    .map((tag) => tag.replace(/^#/u, '').trim())
    .filter((tag) => tag !== '' && tag.length <= MAX_TAG_CHARACTERS);

function starsOf(text: string): number | null {
  const stars =
    /^[★⭐]+/u.exec(text)?.[0].length ?? Number(/^([1-5])(?:\s*(?:\/\s*5|stars?|\u2605)?)$/iu.exec(text)?.[1]);
  return stars >= 1 && stars <= 5 ? stars : null;
}

/** Fills in an address as the source, and as the video if it is one. */
export function addAddress(fields: RecipeFields, address: string): void {
  fields.source_url ??= address;
  if (isVideoAddress(address)) fields.video_url ??= address;
}

function addSource(fields: RecipeFields, value: string): void {
  const address = addressIn(value);
  if (address !== null) addAddress(fields, address);
  const name = address === null ? value : value.replace(address, '').replaceAll(/^[\s\P{L}]+|[\s(<[:,–—-]+$/gu, '');
  if (/\p{L}/u.test(name)) fields.source_name ??= name;
}

/** Adds a fact to the fields; the first of its kind counts. */
export function addField(fields: RecipeFields, { field, value }: FoundField): void {
  if (field === 'preparation_time' || field === 'cooking_time' || field === 'resting_time' || field === 'total_time')
    fields[field] ??= readMinutes(value);
  else if (field === 'yield') {
    if (fields.servings === undefined && fields.yield_text === undefined) Object.assign(fields, readYield(value));
  } else if (field === 'source') addSource(fields, value);
  else if (field === 'tags') fields.tags = [...(fields.tags ?? []), ...tagsOf(value)];
  else if (field === 'rating') fields.stars ??= starsOf(value);
  else if (field === 'video') fields.video_url ??= addressIn(value);
  else if (field === 'image') fields.image_url ??= addressIn(value);
  else if (field !== 'difficulty') fields[field] ??= value;
}
