import type { NewGeneration } from '@larder/contract/assistant';
import { APPLIANCES } from '@larder/culinary/compose/equipment';
import type { Appliance } from '@larder/culinary/compose/equipment';

import { DIET_CHOICES } from '#features/profile/model/diet-form.ts';
import type { DietName } from '#features/profile/model/diet-form.ts';
import { parseJson } from '#platform/parse-json.ts';

/** What a generated recipe is limited to, besides its ingredients and the user's profile. Browsers store it under these names. */
export interface GenerationOptions {
  /** Null leaves the choice to the form and the kitchen. */
  readonly servings: number | null;
  readonly minutes: number | null;
  readonly diets: readonly DietName[];
  /** The equipment that the kitchen lacks. */
  readonly missing: readonly Appliance[];
}

export const MINUTES_CHOICES = [15, 20, 30, 45, 60, 90, 120] as const;

export const APPLIANCE_LABELS: Readonly<Record<Appliance, string>> = {
  hob: 'Stovetop',
  oven: 'Oven',
  microwave: 'Microwave',
  'air fryer': 'Air fryer',
  'slow cooker': 'Slow cooker',
  'pressure cooker': 'Pressure cooker',
  blender: 'Blender',
  grill: 'Grill',
};

const MAX_SERVINGS = 50;

export function isServings(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SERVINGS;
}

/** Parses stored options. What is unknown is left out; `servings` is the default. */
export function parseOptions(stored: string | null, servings: number | null): GenerationOptions {
  const parsed: unknown = parseJson(stored ?? '');
  const read = (name: keyof GenerationOptions): unknown =>
    typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined;
  const names = (name: 'diets' | 'missing'): readonly unknown[] => {
    const value = read(name);
    return Array.isArray(value) ? value : [];
  };
  const [diets, missing] = [new Set(names('diets')), new Set(names('missing'))];
  const stated = read('servings');
  return {
    servings: stated === null || isServings(stated) ? stated : servings,
    minutes: MINUTES_CHOICES.find((minutes) => minutes === read('minutes')) ?? null,
    diets: DIET_CHOICES.map(({ diet }) => diet).filter((diet) => diets.has(diet)),
    missing: APPLIANCES.filter((appliance) => missing.has(appliance)),
  };
}

type Wish = Partial<Pick<Extract<NewGeneration, { kind: 'ingredients' }>, keyof GenerationOptions>>;

/** The options as fields of a request. `typed` are the servings in the form, for options without any. */
export function wishOf({ servings, minutes, diets, missing }: GenerationOptions, typed: number | null): Wish {
  const chosen = servings ?? (isServings(typed) ? typed : null);
  return {
    ...(chosen === null ? {} : { servings: chosen }),
    ...(minutes === null ? {} : { minutes }),
    ...(diets.length === 0 ? {} : { diets: [...diets] }),
    ...(missing.length === 0 ? {} : { missing: [...missing] }),
  };
}

export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return `${hours}${minutes % 60 === 0 ? '' : '½'} ${minutes === 60 ? 'hour' : 'hours'}`;
}

/** The chosen options in a few words: "2 servings, at most 30 minutes, vegan, no oven". */
export function optionsText({ servings, minutes, diets, missing }: GenerationOptions): string {
  return [
    ...(servings === null ? [] : [`${servings} ${servings === 1 ? 'serving' : 'servings'}`]),
    ...(minutes === null ? [] : [`at most ${minutesText(minutes)}`]),
    ...diets,
    ...missing.map((appliance) => `no ${APPLIANCE_LABELS[appliance].toLowerCase()}`),
  ].join(', ');
}
