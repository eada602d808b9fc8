import { boundedForm } from '#bounded-form';
import { normalText } from '#text/normalize';

/** Requests and questions are short. Longer text is pasted; parsing a bounded part keeps every message cheap. */
export const QUESTION_MAX_CHARACTERS = 300;
const TEXT_MAX_CHARACTERS = 600;

const straightQuotes = (text: string): string => normalText(text).toLowerCase().replaceAll('’', "'");

const singleSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Lower-case words, apostrophes and hyphens of the first 300 characters; other punctuation becomes one space. */
export function normalizeWords(message: string): string {
  return singleSpaces(straightQuotes(message.slice(0, QUESTION_MAX_CHARACTERS)).replaceAll(/[^\p{L}\p{N}'\s-]/gu, ' '));
}

/** The first 600 characters in lower case, with punctuation and with line breaks, which separate sentences. */
export function normalizeLines(message: string): string {
  return straightQuotes(boundedForm(message.slice(0, TEXT_MAX_CHARACTERS), 'NFKC')).replaceAll(/[^\S\n]+/gu, ' ');
}

/** The first 600 characters in lower case, with punctuation, on one line. */
export function normalizeText(message: string): string {
  return singleSpaces(normalizeLines(message));
}

/** The first 300 characters with capitals and punctuation, but without the punctuation that ends the sentence. */
export function trimSentence(message: string): string {
  return singleSpaces(normalText(message.slice(0, QUESTION_MAX_CHARACTERS).toWellFormed())).replace(/[\s.!?]+$/u, '');
}
