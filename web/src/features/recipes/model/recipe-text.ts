import { formatNumber } from '@larder/contract/format-number';
import type { Counted } from '@larder/contract/recipes';
import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';

interface Times {
  readonly preparation_time: number | null;
  readonly cooking_time: number | null;
}

/** Preparation plus cooking in minutes; null when the sum is zero or both are unknown. */
export function totalMinutes({ preparation_time: preparing, cooking_time: cooking }: Times): number | null {
  const total = (preparing ?? 0) + (cooking ?? 0);
  return total === 0 ? null : total;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** "45 minutes", "3 h 1 min". */
export function minutesText(minutes: number): string {
  return hoursText(minutes) ?? countText(minutes, 'minute');
}

/** "12 recipes", "1,000+ recipes". */
export function recipesText({ count, more }: Counted): string {
  return more ? `${numberText({ count, more })} recipes` : countText(count, 'recipe');
}

/** "12", "1,000+". */
export function numberText({ count, more }: Counted): string {
  return `${formatNumber(count)}${more ? '+' : ''}`;
}

/** Shown below the last recipe of a list. */
export function endText(count: number, isFiltered: boolean): string {
  return `That’s all ${formatNumber(count)} ${isFiltered ? 'that match' : 'of your recipes'}.`;
}

/** "3 h 20 min" from two hours on; null below, where minutes are easy to read. */
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

/** Replaces fractions by their characters: "1 1/2 cups" becomes "1½ cups". Dates such as 1/2/2024 stay. */
function withFractions(text: string): string {
  return text.replaceAll(
    /(?<![\d/.,])(\d+ )?(\d\/\d)(?![\d/])/gu,
    (match, whole: string | undefined, fraction: string) => {
      const sign = FRACTIONS[fraction];
      return sign === undefined ? match : `${whole?.trim() ?? ''}${sign}`;
    },
  );
}

const WORD_JOINER = '\u2060';
const NO_BREAK_SPACE = '\u00A0';
/** A dash between two figures, with its spaces. */
const RANGE = /(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞])( ?)([-–—])( ?)(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/gu;
/** The space between a figure and its unit. */
const BEFORE_UNIT =
  /(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞]) (?=(?:°|%|(?:k?g|mg|[mcd]?l|cm|mm|oz|fl oz|lbs?|tsp|tbsp|cups?|inch(?:es)?|min(?:ute)?s?|h(?:ou)?rs?|h|secs?|seconds?|days?|degrees?|teaspoons?|tablespoons?|ounces?|pounds?|grams?|pinch(?:es)?|EL|TL|Minuten?|Stunden?|minutos?|horas?|heures?|minuti|or[ae])(?!\p{L})))/giu;

/** Sets a line or step of a recipe: real fractions, and no line break within "6–8 minutes". */
export function typeset(text: string): string {
  return withFractions(text)
    .replaceAll(
      RANGE,
      (_all, before: string, dash: string, after: string) =>
        [before, dash, after].map((part) => (part === ' ' ? NO_BREAK_SPACE : part)).join('') + WORD_JOINER,
    )
    .replaceAll(BEFORE_UNIT, NO_BREAK_SPACE);
}

/** The text without what {@link typeset} added for the screen, for copying. */
export function withoutTypesetting(text: string): string {
  return text.replaceAll(WORD_JOINER, '').replaceAll(NO_BREAK_SPACE, ' ');
}

/** Why an input is not in the recipe, as a sentence that names the input. */
export function unusableText({ text, reason }: { readonly text: string; readonly reason: string }): string {
  const isNamed = reason.toLowerCase().includes(text.trim().toLowerCase());
  const sentence = isNamed ? reason : `${text}: ${reason}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export interface FailureText {
  /** What failed. */
  readonly message: string;
  /** What is unchanged, and what to do next. */
  readonly detail: string;
}

/** Codes whose message from the server says when to retry or what to delete first. */
const SELF_EXPLANATORY_CODES: readonly string[] = ['too_many_requests', 'unavailable', 'quota_exceeded'];

/** Explains a failure. `unchanged` is a sentence about what did not change. */
function detailOf(error: unknown, unchanged: string): string {
  if (error instanceof UnreachableError)
    return `We couldn’t reach the server. ${unchanged} Try again when you’re connected.`;
  if (!(error instanceof ApiError)) return `${unchanged} Please try again.`;
  if (error.code === 'not_authenticated') return `Your session has ended. ${unchanged} Log in to continue.`;
  if (error.code === 'invalid_input') return `${error.message}. ${unchanged}`.replace('..', '.');
  if (SELF_EXPLANATORY_CODES.includes(error.code)) return `${error.message} ${unchanged}`;
  return `${unchanged} Please try again.`;
}

/** The same for a confirmed write, whose outcome may be unknown. `done` says what may have happened: "it was deleted". */
function writeDetailOf(error: unknown, unchanged: string, done: string): string {
  return error instanceof UnreachableError ? unknownOutcomeText(done) : detailOf(error, unchanged);
}

const DELETED = 'The recipe has been deleted.';
const INPUT_UNCHANGED = 'Everything you typed is still here.';

/** `failed` is the message for a refused request and a failed connection. */
function describeWizardError(error: unknown, failed: string): FailureText {
  const isExpected = error instanceof ApiError || error instanceof UnreachableError;
  return { message: isExpected ? failed : RECIPE_TEXTS.unexpected, detail: detailOf(error, INPUT_UNCHANGED) };
}

export function describeSaveError(error: unknown): FailureText {
  return describeWizardError(error, RECIPE_TEXTS.create_failed);
}

export function describeGenerateError(error: unknown): FailureText {
  return describeWizardError(error, ASSISTANT_TEXTS.generate_failed);
}

export function describeDeleteError(error: unknown): FailureText {
  return { message: RECIPE_TEXTS.delete_failed, detail: writeDetailOf(error, 'It’s still here.', 'it was deleted') };
}

/** Why a recipe could not be restored from the bin. */
export function describeRestoreError(error: unknown): string {
  if (isNotFound(error)) return 'It is no longer in the bin.';
  return writeDetailOf(error, 'It is still in the bin.', 'it was restored');
}

export function describeCopyError(error: unknown): FailureText {
  const detail = isNotFound(error) ? DELETED : detailOf(error, 'The original hasn’t changed.');
  return { message: 'The recipe could not be copied', detail };
}

export function describeFavoriteError(error: unknown): FailureText {
  const detail = isNotFound(error) ? DELETED : writeDetailOf(error, 'Nothing has changed.', 'it was saved');
  return { message: 'The favorite could not be changed', detail };
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}
