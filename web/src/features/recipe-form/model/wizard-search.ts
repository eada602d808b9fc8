import { readSearchParam, UUID } from '#platform/search-param.ts';

export const STEP_NAMES = ['Basic Info', 'Ingredients', 'Instructions', 'Details'] as const;
export const LAST_STEP = STEP_NAMES.length - 1;

/** Servers refuse longer URLs. */
const SHARED_MAX_CHARACTERS = 20_000;

/** The wizard's state in the URL: the id of the draft, and the step counted from 1. */
export interface WizardSearch {
  readonly draft?: string | undefined;
  readonly step?: number | undefined;
}

function isDraftId(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** Parses any search parameters; invalid ones are undefined. */
export function parseWizardSearch(search: Readonly<Record<string, unknown>>): WizardSearch {
  const { draft, step } = search;
  return {
    draft: isDraftId(draft) ? draft : undefined,
    step: Number.isInteger(step) && Number(step) >= 2 && Number(step) <= LAST_STEP + 1 ? Number(step) : undefined,
  };
}

/** A text or address that another app shared, by the web app manifest's share target. Null when there is none. */
export function parseShared(search: Readonly<Record<string, unknown>>): { title: string; text: string } | null {
  const read = (name: string): string => readSearchParam(search[name], SHARED_MAX_CHARACTERS).trim();
  const [title, text, url] = [read('title'), read('text'), read('url')];
  const texts = [text, text.includes(url) ? '' : url].filter((part) => part !== '');
  return title === '' && texts.length === 0 ? null : { title, text: texts.join('\n') };
}

/** `step` counts from 0. */
export function toWizardSearch(draft: string, step: number): WizardSearch {
  return { draft, step: step === 0 ? undefined : step + 1 };
}

export function stepOfSearch({ step = 1 }: WizardSearch): number {
  return step - 1;
}
