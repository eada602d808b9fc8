import { PROFILE_LIMITS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';

export type DietName = Profile['diets'][number];

/** In the order in which they are kept. */
export const DIET_CHOICES: readonly { readonly diet: DietName; readonly label: string; readonly hint: string }[] = [
  { diet: 'vegetarian', label: 'Vegetarian', hint: 'No meat and no fish.' },
  { diet: 'vegan', label: 'Vegan', hint: 'Nothing from animals: no eggs, milk or honey either.' },
  { diet: 'gluten-free', label: 'Gluten-free', hint: 'No wheat, rye or barley.' },
  { diet: 'dairy-free', label: 'Dairy-free', hint: 'No milk, butter, cream or cheese.' },
  { diet: 'halal', label: 'Halal', hint: 'No pork and no alcohol. That the meat is halal is up to you.' },
  { diet: 'kosher-style', label: 'Kosher-style', hint: 'No pork or shellfish, and no milk beside meat.' },
];

/** What people most often must not eat: the allergens that are named by law in Europe. */
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
  'sulphites',
  'lupin',
] as const;

/** Several in one text, as people write or paste them. */
export function splitTexts(text: string): string[] {
  return text
    .split(/[,;\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The list with these added at its end, none twice, however it is written. */
export function withTexts(texts: readonly string[], more: readonly string[]): string[] {
  const all = [...texts];
  for (const text of more) if (!all.some((there) => there.toLowerCase() === text.toLowerCase())) all.push(text);
  return all;
}

export const withDiet = (diets: readonly DietName[], diet: DietName, isKept: boolean): DietName[] =>
  DIET_CHOICES.map((choice) => choice.diet).filter((each) => (each === diet ? isKept : diets.includes(each)));

export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** What is wrong with the list, or nothing. */
export function faultOfAllergies(texts: readonly string[]): string | undefined {
  const { allergies_max: most, allergy_max_characters: longest } = PROFILE_LIMITS;
  const long = texts.find((text) => text.length > longest);
  if (long !== undefined) return `At most ${longest} characters each, please: “${long.slice(0, 30)}…” is longer`;
  return texts.length > most ? `At most ${most}, please: these are ${texts.length}` : undefined;
}
