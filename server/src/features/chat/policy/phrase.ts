import { searchWords } from '@larder/culinary/search-words';

/** Seen by nobody, but between the letters of a word it makes it another. */
const HIDDEN = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/gu;

/** A message as it looks. */
export function asSeen(message: string): string {
  return message.replaceAll(HIDDEN, '');
}

/** As much of a message as is read for what it names. */
const READ_CHARACTERS = 600;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const POLITE =
  'please can could would you i me my we us want to like need some a an the just hey hi hello reece now then of it';
const COMMANDS = {
  search: words(
    `${POLITE} search searching find finding look looking for through in recipe recipes cookbook any all do have i'd that with is are there show up collection something anything am i'm`,
  ),
  add: words(`${POLITE} add save to cookbook recipe this that one it into keep`),
  remove: words(
    `${POLITE} remove removing delete deleting recipe recipes from cookbook this that one it called named titled away bin`,
  ),
} as const;

export type Command = keyof typeof COMMANDS;

/** What is left of a message without the words that only say what to do: what is searched, or a title. */
export function phraseOf(command: Command, message: string): string {
  const said = message.slice(0, READ_CHARACTERS);
  const quoted = /[“"«]([^”"»]{2,200})[”"»]/u.exec(said)?.[1];
  if (quoted !== undefined) return quoted.trim();
  const dropped = COMMANDS[command];
  return said
    .split(/\s+/u)
    .filter((word) => !dropped.has(bare(word)))
    .join(' ')
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
}

/** Words that a title may have and whoever names it may leave out. */
const SMALL = words('a an the and with of in on for to my recipe');

export function titleWords(text: string): string[] {
  return searchWords(text).filter((word) => !SMALL.has(word));
}

/** Is this title meant by the phrase? All that the phrase says must be in it. */
export function isTitled(title: string, phrase: string): boolean {
  const said = titleWords(phrase);
  const has = new Set(titleWords(title));
  return said.length > 0 && said.every((word) => has.has(word));
}

/** The same words and no others. */
export function isExactlyTitled(title: string, phrase: string): boolean {
  return titleWords(title).toSorted().join(' ') === titleWords(phrase).toSorted().join(' ');
}

const ORDINALS: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 };

/** "the second one": which of a list is meant, from its end where it is negative; undefined where none is. */
export function placeIn(message: string): number | undefined {
  const ordinal = /\b(?:the )?(first|second|third|fourth|fifth|last) (?:one|recipe|result)?\b/iu.exec(
    `${message} `,
  )?.[1];
  if (ordinal !== undefined) return ORDINALS[ordinal.toLowerCase()];
  const number = /(?:\bnumber |#)(\d{1,2})\b/iu.exec(message)?.[1];
  return number === undefined || Number(number) === 0 ? undefined : Number(number) - 1;
}

const TITLE_CHARACTERS = 80;

/** What a conversation is called: the beginning of what was said first. */
export function conversationTitle(message: string): string {
  const line = message.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= TITLE_CHARACTERS) return line;
  const cut = line.slice(0, TITLE_CHARACTERS).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > TITLE_CHARACTERS / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
