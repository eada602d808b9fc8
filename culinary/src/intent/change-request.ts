import { parseCommand } from '#intent/command';
import { AGREES, type ChangeKind, STEMS, TITLE, VERBS } from '#intent/change-words';
import { orders, ordersMaking, SMALL_WORDS, withTitle } from '#intent/change-grammar';
import { normalizeLines } from '#intent/normalize';
import { titleWords } from '#intent/recipe-phrase';
import { asksForIdeas, asksForRecipe } from '#intent/recipe-request';

export type { ChangeKind } from '#intent/change-words';

/** What was said in the conversation. */
export interface DialogMessage {
  readonly author: 'user' | 'assistant';
  readonly content: string;
  /** The recipes that an answer showed. */
  readonly titles?: readonly string[];
}

/** What a model proposes: of which kind, and of the recipe of which title. */
export interface ChangeProposal {
  readonly kind: ChangeKind;
  readonly title: string;
}

/** Whether the person orders a recipe to be made in their own words: it is then kept without a further question. */
export function requestsRecipe(message: string): boolean {
  return parseCommand(message) === 'generate' || asksForRecipe(message) || ordersMaking(withTitle(message, ''));
}

/** "It" is what was spoken of in the last of the messages. */
const RECENT = 4;

/**
 * Whether the person asked for what a model proposes: by an order in their own message, by a yes to REECE's own question about it, or by a
 * short answer to a question that REECE asked about their order. What recipes and other data say does not count, nor what the message quotes. A
 * deletion has to be asked for of this very recipe. What is doubtful was not asked for.
 * @param before what was said before the message, the last first
 */
export function isChangeRequested(
  { kind, title }: ChangeProposal,
  message: string,
  before: readonly DialogMessage[],
): boolean {
  if (kind === 'save' && (requestsRecipe(message) || asksForIdeas(message))) return true;
  const text = withTitle(message, title);
  const isMentioned = mentions(title, [{ author: 'user', content: message }, ...before.slice(0, RECENT)]);
  // The cook sees a change in full and keeps the version before, so that "it" may be any recipe.
  const isMeant = isMentioned || (kind === 'edit' && IT.test(text));
  if (orders(kind, text, title, isMeant)) return true;
  const [last, earlier] = before;
  const question = last?.author === 'assistant' ? lastQuestion(last.content) : undefined;
  if (last === undefined || question === undefined) return false;
  const isAgreed = AGREES.test(normalizeLines(message).trim());
  if (earlier?.author === 'user' && (isAgreed ? mentions(title, before.slice(0, RECENT)) : names(text, title, last))) {
    // What was ordered without a name is named by now.
    if (orders(kind, withTitle(earlier.content, title), title, true)) return true;
  }
  if (!isAgreed || !speaksOf(kind, question)) return false;
  return kind !== 'delete' || mentions(title, [last]) || (IT.test(question) && mentions(title, before.slice(0, 2)));
}

const speaksOf = (kind: ChangeKind, text: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})(?:${VERBS[kind]})(?!\p{L})`, 'u').test(text) || STEMS[kind].test(text);
const IT = /(?<!\p{L})(?:it|that|this|them)(?!\p{L})/u;
const MEANT = /(?<!\p{L})(?:yes|yep|yeah|ok|okay|i (?:mean|meant|want)|is|the one|one|please)(?!\p{L})/gu;

/** Is an answer no more than the title, words of it, or the place of the recipe among those that REECE named? */
function names(answer: string, title: string, asked: DialogMessage): boolean {
  const words = answer
    .replaceAll(TITLE, ` ${title} `)
    .replaceAll(MEANT, ' ')
    .replaceAll(/[\p{P}\p{S}]/gu, ' ')
    .trim();
  const said = titleWords(words.replaceAll(SMALL_WORDS, ' '));
  const has = new Set(titleWords(title));
  if (said.length > 0) return said.every((word) => has.has(word));
  return POINTS.test(words === '' ? answer : words) && mentions(title, [asked]);
}
const POINTS = /(?<!\p{L})(?:first|second|third|fourth|fifth|last|other|one|all|both|it|that|this|\d+)(?!\p{L})/u;

/** The last question of a text; with what is before it where the question alone says nothing ("Shall I?"). */
function lastQuestion(text: string): string | undefined {
  const sentences = normalizeLines(text).match(/[^.!?？\n]+[.!?？]*/gu) ?? [];
  const at = sentences.findLastIndex((sentence) => /[?？]$/u.test(sentence.trim()));
  const question = sentences[at]?.trim();
  if (question === undefined) return undefined;
  return ELLIPTIC.test(question) ? `${sentences[at - 1] ?? ''} ${question}` : question;
}
const ELLIPTIC =
  /^(?:(?:shall|should|may) (?:i|we)(?: do (?:it|that|so))?|ok|okay|right|yes|do you (?:want|agree)(?: (?:that|me to))?|is that ok(?:ay)?|would you like (?:that|me to))\s*[?？]$/u;

/** Does anything that was said name this recipe? */
function mentions(title: string, said: readonly DialogMessage[]): boolean {
  const named = normalizeLines(title).trim();
  const words = titleWords(title);
  return said.some(({ content, titles = [] }) => {
    if (titles.some((each) => normalizeLines(each).trim() === named) || normalizeLines(content).includes(named))
      return true;
    const has = new Set(titleWords(normalizeLines(content)));
    return words.some((each) => has.has(each));
  });
}
