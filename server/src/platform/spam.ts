import { LinkifyIt, type Match } from 'linkify-it';
import tlds from 'tlds' with { type: 'json' };

import { AppError } from './app-error.ts';

/** What a text may contain. */
export interface SpamLimits {
  /** What the text is called in messages: "a comment". */
  readonly what: string;
  readonly maxLinks: number;
}

/** By name of field. */
export type Texts = Readonly<Record<string, string>>;

/** One sentence to the author, and the field that it concerns. */
export interface SpamProblem {
  readonly field: string;
  readonly problem: string;
}

type Rule = (texts: Texts, limits: SpamLimits) => SpamProblem | null;

/** Each rule reports something that the author can see and correct. None weighs words or guesses intent. */
const RULES: readonly Rule[] = [hasHiddenLink, hasTooManyLinks, isRepetitive];

/**
 * Finds the first problem of a text; null for nearly every text. False positives cost more than missed spam, which
 * readers can report.
 */
export function findSpam(texts: Texts, limits: SpamLimits): SpamProblem | null {
  for (const rule of RULES) {
    const found = rule(texts, limits);
    if (found !== null) return found;
  }
  return null;
}

/** Throws `invalid_input` with what `findSpam` finds. */
export function refuseSpam(texts: Texts, limits: SpamLimits): void {
  const found = findSpam(texts, limits);
  if (found !== null) throw new AppError('invalid_input', found.problem, { fields: { [found.field]: found.problem } });
}

const LINKS = new LinkifyIt({ fuzzyLink: true, tlds, maxLength: 2_000 });

/** Normalizes obfuscated links, such as "example (dot) com" and look-alike letters. */
function deobfuscate(text: string): string {
  const plain = text.normalize('NFKC');
  return (
    // NFKC expands one character to up to eighteen. Texts with many of those contain no links.
    (plain.length > 2 * text.length ? text : plain)
      .replaceAll(/\bhxxp/giu, 'http')
      .replaceAll(/ ?[[({] ?(?:dot|\.) ?[\])}] ?| dot | \. /gu, '.')
      .replaceAll(/\b(https?) ?: ?[\\/]+/giu, '$1://')
      // Links without a space between them.
      .replaceAll(
        /https?:\/\/|www\./giu,
        (start) => ` ${start.startsWith('w') || start.startsWith('W') ? 'http://www.' : start}`,
      )
      .replaceAll(/(https?:\/\/) http:\/\//giu, ' $1')
  );
}

function findLinks(text: string): string[] {
  const found = LINKS.match(deobfuscate(text)) ?? [];
  return found.filter(isIntended).map(({ text: link }) => link.toLowerCase());
}

/** A missing space after a full stop is no link: "the oven.Take it out". Sentences begin with a capital letter. */
function isIntended({ schema, raw }: Match): boolean {
  if (schema !== '') return true;
  const [host = ''] = raw.split(/[/:?#]/u, 1);
  const ending = host.slice(host.lastIndexOf('.') + 1);
  return ending === ending.toLowerCase() || host === host.toUpperCase();
}

function hasTooManyLinks(texts: Texts, { what, maxLinks }: SpamLimits): SpamProblem | null {
  const counts = Object.entries(texts).map(([field, text]) => ({ field, count: findLinks(text).length }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [worst] = counts.toSorted((a, b) => b.count - a.count);
  if (worst === undefined || total <= maxLinks) return null;
  const problem = `Please remove some of the links: ${what} can have at most ${maxLinks}.`;
  return { field: worst.field, problem };
}

/** Invisible characters. Emoji and several scripts need some of them, so they are only refused inside links. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u{2800}]/gu;

function hasHiddenLink(texts: Texts): SpamProblem | null {
  const found = Object.entries(texts).find(([, text]) => {
    const visible = text.replaceAll(INVISIBLE, '');
    if (visible === text) return false;
    const open = new Set(findLinks(text));
    return findLinks(visible).some((link) => !open.has(link));
  });
  if (found === undefined) return null;
  return { field: found[0], problem: 'Please write the link without invisible characters in it.' };
}

/** Cyrillic and Greek letters that look like Latin ones, with those at the same position. */
const HOMOGLYPHS = 'авекмнорстухіјѕԁԛԝһӏαβεηικμνορτυχγ';
const LATIN = 'abekmhopctyxijsdqwhlabenikmvoptuxy';
const LATIN_FOR = new Map(Array.from(HOMOGLYPHS, (letter, at) => [letter, LATIN.charAt(at)]));

/**
 * A skeleton for comparison (as in UTS #39): letters and digits, without case, accents, punctuation, spaces, repeated
 * letters, invisible characters and homoglyphs.
 */
export function textSkeleton(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return Array.from(plain, (letter) => LATIN_FOR.get(letter) ?? letter)
    .filter((letter, at, all) => letter !== all[at - 1])
    .join('');
}

const PIECE = 8;
const SHORT_TEXT = 60;
const CHECKED_CHARACTERS = 20_000;
const REPETITIONS_MAX = 4;
/** "So good!!!!!!" is fine up to here. */
const PUNCTUATION_RUN_MAX = 100;

/**
 * True if the text repeats each part four times or more on average. Compares overlapping pieces of eight characters, in
 * any script.
 */
function isRepetitive(texts: Texts): SpamProblem | null {
  const found = Object.entries(texts).find(([, text]) => {
    const letters = Array.from(
      text
        .slice(0, CHECKED_CHARACTERS)
        .toLowerCase()
        .replaceAll(/([^\p{L}\p{N}\s])\1{3,}/gu, (marks) =>
          marks.length > PUNCTUATION_RUN_MAX ? marks : marks.slice(0, 3),
        )
        .replaceAll(/[\s\p{Cf}]+/gu, ' ')
        .trim(),
    );
    const pieces = letters.length - PIECE + 1;
    if (letters.length < SHORT_TEXT) return false;
    const different = new Set<string>();
    for (let at = 0; at < pieces; at++) different.add(letters.slice(at, at + PIECE).join(''));
    return different.size * REPETITIONS_MAX < pieces;
  });
  if (found === undefined) return null;
  return { field: found[0], problem: 'Please say it once: most of this is the same text over and over.' };
}
