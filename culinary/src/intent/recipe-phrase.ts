import type { Command } from '#intent/command';
import { searchWords } from '#plain-words';

/** How much of a message is parsed for a title or a search phrase. */
const READ_CHARACTERS = 600;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const POLITE =
  'please can could would you i me my we us want to like need some a an the just hey hi hello reece now then of it';
/** For each command, the words that only express the command or are polite. */
const COMMAND_WORDS = {
  search: wordSet(
    `${POLITE} search searching find finding look looking for through in recipe recipes cookbook any all do have i'd that with is are there show up collection something anything am i'm`,
  ),
  add: wordSet(`${POLITE} add save to cookbook recipe this that one it into keep`),
  remove: wordSet(
    `${POLITE} remove removing delete deleting recipe recipes from cookbook this that one it called named titled away bin`,
  ),
} as const satisfies Partial<Record<Command, unknown>>;

export type PhraseCommand = keyof typeof COMMAND_WORDS;

/** The search phrase or title in a command: the quoted text, or what is left without the words of the command. */
export function extractPhrase(command: PhraseCommand, message: string): string {
  const text = message.slice(0, READ_CHARACTERS);
  const quoted = /[“"«]([^”"»]{2,200})[”"»]/u.exec(text)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const dropped = COMMAND_WORDS[command];
  return text
    .split(/\s+/u)
    .filter((word) => !dropped.has(withoutPunctuation(word)))
    .join(' ')
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

function withoutPunctuation(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
}

/** Words that a title may contain and that people leave out when they name the recipe. */
const OPTIONAL_TITLE_WORDS = wordSet('a an the and with of in on for to my recipe');

export function titleWords(text: string): string[] {
  return searchWords(text).filter((word) => !OPTIONAL_TITLE_WORDS.has(word));
}

/** Whether the title contains every word of the phrase. */
export function matchesTitle(title: string, phrase: string): boolean {
  const phraseWords = titleWords(phrase);
  const known = new Set(titleWords(title));
  return phraseWords.length > 0 && phraseWords.every((word) => known.has(word));
}

/** Whether title and phrase consist of the same words, in any order. */
export function equalsTitle(title: string, phrase: string): boolean {
  return titleWords(title).toSorted().join(' ') === titleWords(phrase).toSorted().join(' ');
}

const ORDINALS: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 };

/** The index that "the second one" or "#2" refers to, as for `Array.at`: "the last one" is -1. Undefined without an ordinal. */
export function parseOrdinal(message: string): number | undefined {
  const ordinal = /\b(?:the )?(first|second|third|fourth|fifth|last) (?:(?:one|recipe|result)\b)?/iu.exec(
    `${message} `,
  )?.[1];
  if (ordinal !== undefined) return ORDINALS[ordinal.toLowerCase()];
  const number = /(?:\bnumber |#)(\d{1,2})\b/iu.exec(message)?.[1];
  return number === undefined || Number(number) === 0 ? undefined : Number(number) - 1;
}
