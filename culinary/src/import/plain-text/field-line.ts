import { isTime, readMinutes } from '#import/minutes';
import { type FieldName, FIELD_WORDS } from '#import/plain-text/field-words-data';
import { addressIn } from '#import/plain-text/social-text';
import { wordMap } from '#import/plain-text/word-map';
import { readYield } from '#import/yield';

export interface FoundField {
  readonly field: FieldName;
  /** As written, without its label. */
  readonly value: string;
}

const LABELS = wordMap(FIELD_WORDS);
/** Longer lines state more than fields. */
const MAX_CHARACTERS = 160;
/** A longer part is a sentence with a dash or a comma in it: "rest for 15 - 30 minutes". */
const MAX_OTHER_CHARACTERS = 20;
const MAX_LABEL_WORDS = 4;
const MAX_YIELD_CHARACTERS = 60;
/** "Prep: 10 min · Cook: 5 min | Serves 4", "30 min, 4 servings". */
const BETWEEN = /\s*[|·•;⋅∙●]\s*|\s{3,}|\t+|\s+[-–—/]\s+|,\s+(?=\p{L}*\s*:|\d|[Ss]erv|[Mm]akes)/u;
/** "For 4 people", but not "for 2 cups rice". */
const PREPOSITION = /^(?:for|für|pour|para|per|voor|dla|för)$/iu;
const NOT_WORDS = /^[^\p{L}\p{N}]+|[\s*_]+$/gu;
const LABEL_AND_VALUE = /^(?<label>[^:：=\d]{2,40}?)\s*[*_]*(?<sign>[:：=]|\s[-–—](?=\s))[*_\s]*(?<value>.*)$/u;
/** Fields whose label must be followed by a colon. */
const NEEDS_COLON: ReadonlySet<FieldName> = new Set([
  'title',
  'author',
  'source',
  'tags',
  'difficulty',
  'rating',
  'video',
  'image',
]);

const labelOf = (text: string): FieldName | undefined => LABELS.get(text.trim().toLowerCase());

/** True if a value can be what its field says. */
function fits(field: FieldName, value: string): boolean {
  if (field.endsWith('_time')) return readMinutes(value) !== null;
  if (field === 'yield') return /\p{N}/u.test(value) && value.length <= MAX_YIELD_CHARACTERS;
  return field === 'source' ? value !== '' : /[\p{L}\p{N}]/u.test(value);
}

const fitting = (field: FieldName | undefined, value: string): FoundField | null =>
  field !== undefined && fits(field, value) ? { field, value } : null;

/** True for a number of portions and nothing else. */
function isPortions(text: string): boolean {
  const { servings, yield_text: words } = readYield(text);
  return servings !== null && words === null;
}

/** "Serves 4", "Prep 10 min", "ready in 30 minutes": the label is the words before the first number. */
function labelBefore(text: string): FoundField | null {
  const at = text.search(/\p{N}/u);
  const words = text.slice(0, Math.max(0, at)).trim();
  if (words === '' || words.split(/\s+/u).length > MAX_LABEL_WORDS) return null;
  const field = labelOf(words.replace(/\s+(?:about|approximately|approx\.?|ca\.?|circa|environ|~)$/iu, ''));
  if (field === undefined || NEEDS_COLON.has(field)) return null;
  const value = text.slice(at).trim();
  return PREPOSITION.test(words) && !isPortions(value) ? null : fitting(field, value);
}

/** "10 min prep", "30 minutes cooking time". */
function labelBehind(text: string): FoundField | null {
  const words = text.split(/\s+/u);
  for (let from = Math.max(2, words.length - 3); from < words.length; from += 1) {
    const field = labelOf(words.slice(from).join(' ').replaceAll(/[()]/gu, ''));
    if (field?.endsWith('_time') === true) return fitting(field, words.slice(0, from).join(' '));
  }
  return null;
}

/** "4 servings", "für 4 Personen", "30 minutes": the value says what it is. */
function withoutLabel(text: string): FoundField | null {
  if (!/\p{N}/u.test(text) || text.length > 40) return null;
  if (isPortions(text) && /\p{L}/u.test(text)) return { field: 'yield', value: text };
  return isTime(text) ? { field: 'total_time', value: text } : null;
}

function fieldOf(part: string): FoundField | null {
  const text = part
    .replaceAll(NOT_WORDS, '')
    .replaceAll(/[*_]{2,}/gu, '')
    .trim();
  const { label = '', value = '' } = LABEL_AND_VALUE.exec(text)?.groups ?? {};
  return fitting(labelOf(label), value.trim()) ?? labelBefore(text) ?? labelBehind(text) ?? withoutLabel(text);
}

/**
 * Reads a line of facts ("Prep: 10 min · Serves 4", "Source: A Book"); null for any other line. The parts of such a line
 * that say nothing known are returned, too.
 */
export function readFieldLine(line: string): { readonly fields: FoundField[]; readonly others: string[] } | null {
  if (line.length > MAX_CHARACTERS) return null;
  const whole = fieldOf(line);
  const parts = line.split(BETWEEN).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const isOne = whole !== null && (NEEDS_COLON.has(whole.field) || parts.length < 2);
  if (isOne || (addressIn(line) !== null && whole !== null)) return { fields: [whole], others: [] };
  if (parts.length < 2) return null;
  const read = parts.map((part) => fieldOf(part));
  const fields = read.filter((found) => found !== null);
  const others = parts.filter((_, at) => read[at] === null).map((part) => part.trim());
  const areShort = others.every((part) => part.length <= MAX_OTHER_CHARACTERS);
  return fields.length >= others.length && areShort ? { fields, others } : null;
}
