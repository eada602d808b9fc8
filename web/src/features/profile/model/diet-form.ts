import { PROFILE_LIMITS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';

export type DietName = Profile['diets'][number];

/** In the order of the stored list. */
export const DIET_CHOICES: readonly { readonly diet: DietName; readonly label: string; readonly hint: string }[] = [
  { diet: 'vegetarian', label: 'Vegetarian', hint: 'No meat or fish.' },
  { diet: 'vegan', label: 'Vegan', hint: 'No animal products, including eggs, milk and honey.' },
  { diet: 'gluten-free', label: 'Gluten-free', hint: 'No wheat, rye or barley.' },
  { diet: 'dairy-free', label: 'Dairy-free', hint: 'No milk, butter, cream or cheese.' },
  { diet: 'halal', label: 'Halal', hint: 'No pork or alcohol. Choosing halal meat is up to you.' },
  { diet: 'kosher-style', label: 'Kosher-style', hint: 'No pork or shellfish, and no dairy with meat.' },
];

/** The allergens that EU law requires on food labels. */
export const COMMON_ALLERGENS = [
  'peanuts',
  'nuts',
  'milk',
  'eggs',
  'gluten',
  'fish',
  'shellfish',
  'soy',
  'sesame',
  'mustard',
  'celery',
  'sulfites',
  'lupin',
] as const;

/** Splits a typed or pasted text at commas, semicolons and line breaks. */
export function splitTexts(text: string): string[] {
  return text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Appends texts without duplicates; case is ignored. */
export function withTexts(texts: readonly string[], added: readonly string[]): string[] {
  const all = [...texts];
  for (const text of added) if (!all.some((each) => each.toLowerCase() === text.toLowerCase())) all.push(text);
  return all;
}

export const withDiet = (diets: readonly DietName[], diet: DietName, isChosen: boolean): DietName[] =>
  DIET_CHOICES.map((choice) => choice.diet).filter((each) => (each === diet ? isChosen : diets.includes(each)));

export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Returns the error of the list, or undefined. */
export function checkAllergies(texts: readonly string[]): string | undefined {
  const { allergies_max: maxCount, allergy_max_characters: maxLength } = PROFILE_LIMITS;
  const tooLong = texts.find((text) => text.length > maxLength);
  if (tooLong !== undefined)
    return `At most ${maxLength} characters each, please. “${tooLong.slice(0, 30)}…” is too long.`;
  return texts.length > maxCount ? `At most ${maxCount}, please. You have ${texts.length}.` : undefined;
}
