import { COOK_LOG_LIMITS, COOK_LOG_TEXTS } from '@larder/contract/cook-log';
import type { CookEntry } from '@larder/contract/cook-log';
import { recipePictureUrl } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';
import { RECIPE_LIMITS } from '@larder/contract/recipes';
import { visibleText } from '@larder/contract/visible-text';

/** What the user enters about one time that they cooked. */
export interface EntryForm {
  /** "2030-02-28"; empty while the date is incomplete. */
  readonly cooked_on: string;
  readonly servings: number | null;
  readonly note: string;
  readonly stars: number | null;
  readonly picture: Picture | null;
}

/** The fields of an entry that the user can change. */
export type EntryContent = Pick<CookEntry, 'cooked_on' | 'servings' | 'note' | 'stars' | 'image_url'>;

/** The error of each invalid field. */
export type EntryErrors = Partial<Record<keyof EntryContent, string>>;

const FIELDS = [
  'cooked_on',
  'stars',
  'servings',
  'note',
  'image_url',
] as const satisfies readonly (keyof EntryContent)[];

/** The day on the calendar of this device: "2030-02-28". */
export function calendarDay(date: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

export function newForm(today: string, servings: number | null): EntryForm {
  return { cooked_on: today, servings, note: '', stars: null, picture: null };
}

export function formOf({ cooked_on, servings, note, stars, picture }: CookEntry): EntryForm {
  return { cooked_on, servings, note: note ?? '', stars, picture };
}

export function contentOf({ picture, note, ...rest }: EntryForm): EntryContent {
  const text = visibleText(note);
  return { ...rest, note: text === '' ? null : text, image_url: picture === null ? null : recipePictureUrl(picture) };
}

export function hasSameContent(one: EntryContent, other: EntryContent): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

function dayError(day: string, today: string): string | undefined {
  if (day === '') return 'Please enter a date';
  return day > today ? COOK_LOG_TEXTS.future : undefined;
}

function servingsError(servings: number | null): string | undefined {
  if (servings === null) return undefined;
  const { servings_min: min, servings_max: max } = RECIPE_LIMITS;
  if (!Number.isInteger(servings)) return 'Please enter whole servings';
  if (servings < min) return `Servings must be at least ${min}`;
  return servings > max ? `At most ${max} servings` : undefined;
}

function noteError(note: string): string | undefined {
  const { note_max_characters: max } = COOK_LOG_LIMITS;
  return visibleText(note).length > max ? `At most ${max} characters` : undefined;
}

/** The errors that are known without the server. */
export function findErrors({ cooked_on, servings, note }: EntryForm, today: string): EntryErrors {
  const errors = {
    cooked_on: dayError(cooked_on, today),
    servings: servingsError(servings),
    note: noteError(note),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

/** The first invalid field on screen; undefined if all are valid. */
export function firstInvalid(errors: EntryErrors): keyof EntryContent | undefined {
  return FIELDS.find((field) => errors[field] !== undefined);
}
