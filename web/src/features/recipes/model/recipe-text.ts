import type { Counted } from '@larder/contract/recipes';
import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';

interface Times {
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
}

/** Preparation plus cooking; null when neither is known or both are nothing. */
export function totalMinutes({ preparation_time: preparing, cooking_time: cooking }: Times): number | null {
  const total = (preparing ?? 0) + (cooking ?? 0);
  return total === 0 ? null : total;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  // Every card counts something, and numbers without a comma need no formatter.
  return `${count < 1_000 ? count : count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** "12 recipes", "1,000+ recipes". */
export function recipesText({ count, more }: Counted): string {
  return more ? `${numberText({ count, more })} recipes` : countText(count, 'recipe');
}

/** "12", "1,000+". */
export function numberText({ count, more }: Counted): string {
  return `${count.toLocaleString('en')}${more ? '+' : ''}`;
}

/** Below the last of one's own recipes. */
export function endText(count: number, isNarrowed: boolean): string {
  return `That is all ${count.toLocaleString('en')} ${isNarrowed ? 'that match' : 'of your recipes'}.`;
}

/** "3 h 20 min" from two hours on, where minutes alone are hard to picture; null below. */
export function hoursText(minutes: number): string | null {
  if (minutes < 120) return null;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const parts = [days > 0 ? `${days} d` : '', hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''];
  return parts.filter((part) => part !== '').join(' ');
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** "1 1/2 cups" as "1½ cups": real fractions, wherever a recipe is read. */
export function withFractions(text: string): string {
  return text.replaceAll(
    /(?<![\d/.,])(\d+ )?(\d\/\d)(?![\d/])/gu,
    (match, whole: string | undefined, fraction: string) => {
      const sign = FRACTIONS[fraction];
      return sign === undefined ? match : `${whole?.trim() ?? ''}${sign}`;
    },
  );
}

/** Why something given is not in the recipe, as a sentence that names it. */
export function unusableText({ text, reason }: { readonly text: string; readonly reason: string }): string {
  const isNamed = reason.toLowerCase().includes(text.trim().toLowerCase());
  const sentence = isNamed ? reason : `${text}: ${reason}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export interface FailureText {
  /** What happened. */
  readonly message: string;
  /** That nothing is lost, and what to do next. */
  readonly detail: string;
}

/** Refusals whose own words say when to try again, or what to delete before. */
const SAYS_WHAT_TO_DO: readonly string[] = ['too_many_requests', 'unavailable', 'quota_exceeded'];

/** Why nothing came back, in words that help; what is typed is still there in every case. */
function detailOf(error: unknown, kept: string): string {
  if (error instanceof UnreachableError)
    return `The server cannot be reached. ${kept} Try again when you are connected.`;
  if (!(error instanceof ApiError)) return `${kept} Please try again.`;
  if (error.code === 'not_authenticated') return `Your session has ended. ${kept} Log in to go on.`;
  if (error.code === 'invalid_input') return `${error.message}. ${kept}`.replace('..', '.');
  if (SAYS_WHAT_TO_DO.includes(error.code)) return `${error.message} ${kept}`;
  return `${kept} Please try again.`;
}

/** The same for a confirmed write: nothing is claimed where its outcome is unknown. `done` says what may have happened. */
function writeDetailOf(error: unknown, kept: string, done: string): string {
  return error instanceof UnreachableError ? unknownOutcomeText(done) : detailOf(error, kept);
}

const GONE = 'The recipe has been deleted.';
const TYPED_IS_KEPT = 'Everything you typed is kept.';

/** `failed` is the text for a refusal and for a failed connection. */
function describeWizardError(error: unknown, failed: string): FailureText {
  const isExpected = error instanceof ApiError || error instanceof UnreachableError;
  return { message: isExpected ? failed : RECIPE_TEXTS.unexpected, detail: detailOf(error, TYPED_IS_KEPT) };
}

export function describeSaveError(error: unknown): FailureText {
  return describeWizardError(error, RECIPE_TEXTS.create_failed);
}

export function describeGenerateError(error: unknown): FailureText {
  return describeWizardError(error, ASSISTANT_TEXTS.generate_failed);
}

export function describeDeleteError(error: unknown): FailureText {
  return { message: RECIPE_TEXTS.delete_failed, detail: writeDetailOf(error, 'It is still here.', 'it was deleted') };
}

/** Why a recipe was not taken back from the bin. */
export function describeRestoreError(error: unknown): string {
  if (isNotFound(error)) return 'It is no longer in the bin.';
  return writeDetailOf(error, 'It is still in the bin.', 'it was restored');
}

export function describeCopyError(error: unknown): FailureText {
  const detail = isNotFound(error) ? GONE : detailOf(error, 'The original is as it was.');
  return { message: 'The recipe could not be copied', detail };
}

export function describeFavoriteError(error: unknown): FailureText {
  const detail = isNotFound(error) ? GONE : writeDetailOf(error, 'It is as it was.', 'it was saved');
  return { message: 'The favorite could not be changed', detail };
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
