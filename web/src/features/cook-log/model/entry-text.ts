import { COOK_LOG_TEXTS } from '@larder/contract/cook-log';

import type { EntryErrors } from '#features/cook-log/model/entry-form.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** The date format of the browser, if that is an English one: the month names must fit the page. */
function dateLocale(): string {
  return navigator.languages.find((language) => /^en\b/u.test(language)) ?? 'en';
}

/** "February 28, 2030" of "2030-02-28". */
export function dayText(day: string): string {
  return new Date(`${day}T00:00`).toLocaleDateString(dateLocale(), { dateStyle: 'long' });
}

export interface EntryFailure {
  readonly message: string;
  readonly errors: EntryErrors;
}

/** Describes why an entry was not saved: a message for the form, and the errors of its fields. */
export function describeEntryFailure(error: unknown): EntryFailure {
  const { failed } = COOK_LOG_TEXTS;
  if (error instanceof UnreachableError) {
    return {
      message: 'We couldn’t reach the server. Everything you entered is still here: save again when you’re connected.',
      errors: {},
    };
  }
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { message: `${failed}. Everything you entered is still here. Please try again.`, errors: {} };
  }
  return { message: error.message, errors: error.fields };
}
