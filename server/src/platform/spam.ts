import { LinkifyIt, type Match } from 'linkify-it';
import tlds from 'tlds' with { type: 'json' };

import { AppError } from './app-error.ts';

/** What a text may hold, and what it is called when its writer is told. */
export interface SpamLimits {
  /** "a comment" */
  readonly what: string;
  readonly maxLinks: number;
}

/** By name of field. */
export type Texts = Readonly<Record<string, string>>;

/** What is wrong, as one sentence to whoever wrote it, and in which field. */
export interface SpamProblem {
  readonly field: string;
  readonly problem: string;
}

type Rule = (texts: Texts, limits: SpamLimits) => SpamProblem | null;

/** Every rule there is. Each looks at what can be shown to its writer and set right; none weighs words or guesses what was meant. */
const RULES: readonly Rule[] = [hidesLinks, hasTooManyLinks, repeatsItself];

/**
 * What keeps a text from being taken; null for nearly every text. Letting some spam through is better than turning away somebody
 * who cooks: whoever reads it can report it.
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

/** What is written apart or with letters that look like others, so that a program does not see a link in it: "example (dot) com". */
function unfold(text: string): string {
  const plain = text.normalize('NFKC');
  return (
    // A single sign can stand for eighteen letters; whoever writes many of those writes no link with them.
    (plain.length > 2 * text.length ? text : plain)
      .replaceAll(/\bhxxp/giu, 'http')
      .replaceAll(/ ?[[({] ?(?:dot|\.) ?[\])}] ?| dot | \. /gu, '.')
      .replaceAll(/\b(https?) ?: ?[\\/]+/giu, '$1://')
      // One after the other without anything between them.
      .replaceAll(
        /https?:\/\/|www\./giu,
        (start) => ` ${start.startsWith('w') || start.startsWith('W') ? 'http://www.' : start}`,
      )
      .replaceAll(/(https?:\/\/) http:\/\//giu, ' $1')
  );
}

function findLinks(text: string): string[] {
  const found = LINKS.match(unfold(text)) ?? [];
  return found.filter(isMeant).map(({ text: link }) => link.toLowerCase());
}

/** Where somebody leaves the space after a full stop out a sentence begins with a capital letter: "the oven.Take it out". */
function isMeant({ schema, raw }: Match): boolean {
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
  const problem = `Please remove some of the links: at most ${maxLinks} are taken in ${what}.`;
  return { field: worst.field, problem };
}

/** Nothing of these is seen. Emoji and several scripts are written with some of them, so they may stand anywhere else. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u{2800}]/gu;

function hidesLinks(texts: Texts): SpamProblem | null {
  const found = Object.entries(texts).find(([, text]) => {
    const seen = text.replaceAll(INVISIBLE, '');
    if (seen === text) return false;
    const open = new Set(findLinks(text));
    return findLinks(seen).some((link) => !open.has(link));
  });
  if (found === undefined) return null;
  return { field: found[0], problem: 'Please write the link without invisible characters in it.' };
}

/** Cyrillic and Greek letters that look like Latin ones, and those, each in its place. */
const ALIKE = 'авекмнорстухіјѕԁԛԝһӏαβεηικμνορτυχγ';
const LOOKS = 'abekmhopctyxijsdqwhlabenikmvoptuxy';
const LOOKS_LIKE = new Map(Array.from(ALIKE, (letter, at) => [letter, LOOKS.charAt(at)]));

/**
 * What is left of a text of its letters and digits, so that two in which the same is said are equal: whatever their case, accents,
 * punctuation and spaces, letters that are written several times or look like others, and characters that nobody sees.
 */
export function textSkeleton(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return Array.from(plain, (letter) => LOOKS_LIKE.get(letter) ?? letter)
    .filter((letter, at, all) => letter !== all[at - 1])
    .join('');
}

const PIECE = 8;
const SHORT_TEXT = 60;
const LOOKED_AT = 20_000;
const SAID_TIMES = 4;
/** "So good!!!!!!" is joy up to here. */
const JOYFUL_MARKS = 100;

/** Said four times or more on average, piece by piece: letters, words and whole sentences alike, in any script. */
function repeatsItself(texts: Texts): SpamProblem | null {
  const found = Object.entries(texts).find(([, text]) => {
    const letters = Array.from(
      text
        .slice(0, LOOKED_AT)
        .toLowerCase()
        .replaceAll(/([^\p{L}\p{N}\s])\1{3,}/gu, (marks) => (marks.length > JOYFUL_MARKS ? marks : marks.slice(0, 3)))
        .replaceAll(/[\s\p{Cf}]+/gu, ' ')
        .trim(),
    );
    const pieces = letters.length - PIECE + 1;
    if (letters.length < SHORT_TEXT) return false;
    const different = new Set<string>();
    for (let at = 0; at < pieces; at++) different.add(letters.slice(at, at + PIECE).join(''));
    return different.size * SAID_TIMES < pieces;
  });
  if (found === undefined) return null;
  return { field: found[0], problem: 'Please say it once: most of this is the same text over and over.' };
}
