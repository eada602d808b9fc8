import { ACCOUNT_LIMITS } from '@larder/contract/account';

import { AppError } from '#platform/app-error.ts';

export const PASSWORD_RULE_TEXTS = {
  common: 'This password is on lists of the most common ones. Choose another.',
  pattern: 'This password is one character repeated or a simple sequence. Choose another.',
  own: 'This password is little more than your name, your email address or the name of this app. Choose another.',
} as const;

/** Shorter words occur in many passwords by chance. */
const OWN_WORD_MIN_CHARACTERS = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loaded on demand: a server that only signs users in does without the list. */
function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/**
 * Throws `invalid_input` for `field` when a new password is easy to guess, regardless of case. `ownWords` are the
 * user's address and name and the product's name.
 */
export async function requireUncommonPassword(
  password: string,
  { field, ownWords }: { readonly field: string; readonly ownWords: readonly (string | null)[] },
): Promise<void> {
  const problem = await findPasswordProblem(password, ownWords);
  if (problem !== null) throw new AppError('invalid_input', problem, { fields: { [field]: problem } });
}

/** Returns why a new password is refused, as a sentence for the user; null when it is accepted. */
export async function findPasswordProblem(
  password: string,
  ownWords: readonly (string | null)[],
): Promise<string | null> {
  const folded = fold(password);
  if ((await loadCommonPasswords()).has(folded)) return PASSWORD_RULE_TEXTS.common;
  if (isSequence(folded)) return PASSWORD_RULE_TEXTS.pattern;
  return consistsOf(folded, ownWords) ? PASSWORD_RULE_TEXTS.own : null;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** True for one repeated character and for runs such as "abcdef" and "987654". */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** True when the password without these words is too short. */
function consistsOf(password: string, words: readonly (string | null)[]): boolean {
  const parts = words
    .map((word) => fold(word ?? ''))
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)])
    .filter((part) => part.length >= OWN_WORD_MIN_CHARACTERS)
    // Longest first, because one word may contain another.
    .toSorted((a, b) => b.length - a.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), password);
  return rest !== password && rest.length < ACCOUNT_LIMITS.password_min_characters;
}
