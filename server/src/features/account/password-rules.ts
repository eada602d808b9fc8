import { ACCOUNT_LIMITS } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';

export const PASSWORD_RULE_TEXTS = {
  common: 'This password is on lists of the most common ones. Choose another.',
  pattern: 'This password is one character repeated or a simple sequence. Choose another.',
  own: 'This password is little more than your name, your email address or the name of this app. Choose another.',
} as const;

/** A shorter word occurs in many passwords by chance. */
const OWN_WORD_MIN_CHARACTERS = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded when a password is chosen for the first time: a server that only signs people in does without the list. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/**
 * Refuses a new password that is among the first to be guessed, however it is capitalized. `ownWords` are the person's address
 * and name and the product's name. Throws `invalid_input`, naming `field`.
 */
export async function requireUncommonPassword(
  password: string,
  { field, ownWords }: { readonly field: string; readonly ownWords: readonly (string | null)[] },
): Promise<void> {
  const problem = await findPasswordProblem(password, ownWords);
  if (problem !== null) throw new AppError('invalid_input', problem, { fields: { [field]: problem } });
}

/** What is wrong with a new password, as a sentence; null when nothing is. */
export async function findPasswordProblem(
  password: string,
  ownWords: readonly (string | null)[],
): Promise<string | null> {
  const folded = fold(password);
  if ((await loadCommonPasswords()).has(folded)) return PASSWORD_RULE_TEXTS.common;
  if (isSequence(folded)) return PASSWORD_RULE_TEXTS.pattern;
  return isMadeOf(folded, ownWords) ? PASSWORD_RULE_TEXTS.own : null;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Is each character as far from the one before as the second is from the first: none, one up or one down? */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Is what is left without these words too short for a password? */
function isMadeOf(password: string, words: readonly (string | null)[]): boolean {
  const parts = words
    .map((word) => fold(word ?? ''))
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= OWN_WORD_MIN_CHARACTERS)
    // The longest first: one may be the end of another.
    .toSorted((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), password);
  return rest !== password && rest.length < ACCOUNT_LIMITS.password_min_characters;
}
