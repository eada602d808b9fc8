import { readListText } from '@larder/contract/recipe-fields';
import { findTimes } from '@larder/culinary/steps/find-times';
import { inFigures } from '@larder/culinary/text/figures';

import { parseLeniently } from '#platform/models/read-json.ts';

// Normalizes the usual shapes in which models write a recipe to the one that the schemas expect. Unreadable values stay unchanged, so
// that the schema reports them.

type Fields = Readonly<Record<string, unknown>>;

/** Longer texts state more than a number. */
const NUMBER_MAX_CHARACTERS = 80;

const AMOUNT_KEYS = ['amount', 'quantity', 'qty', 'count', 'value'];
const UNIT_KEYS = ['unit', 'units', 'measure'];
const FOOD_KEYS = ['name', 'item', 'ingredient', 'food'];
const PREPARATION_KEYS = ['preparation', 'prep', 'notes', 'note'];
const LINE_KEYS = ['text', 'line'];
/** Keys of nested lists: sections of a recipe, including those of schema.org. */
const GROUP_KEYS = ['items', 'ingredients', 'steps', 'instructions', 'itemListElement'];
const GROUPS_MAX = 2;
/** `{"1": …}`, `{"step 1": …}`. */
const NUMBERED = /^[a-z]{0,12}[\s_-]?\d{1,3}$/iu;
const STEP_KEYS = ['text', 'instruction', 'description', 'details', 'action', 'direction', 'step'];

/** An amount written at the end of a line: "salt, to taste". */
const AMOUNT_AT_END = /^(?:to taste|as needed|as required|optional)$/iu;
const ISO_DURATION = /^P(?:0+D)?T(?=\d)(?:(\d{1,3})H)?(?:(\d{1,5})M)?(?:\d{1,2}S)?$/iu;
const MINUTES_IN_SHORT = /(\d)\s?m$/iu;
const NO_TIME = /^(?:0+\s*[\p{L}.]*|none)$/iu;
/** "4 servings", "Serves four", "4-6 people": one count among words. Takes the lower end of a range. */
const COUNT =
  /^(?:[\p{L}\s:]*[\s:])?(?<count>\d{1,5}(?:\.\d{1,3})?)(?:\s?(?:[-–—]|to)\s?\d{1,5})?(?:\s(?!dozen)[\p{L}\s().]*)?$/iu;
const VAGUE = /\b(?:few|several)\b/iu;

export type RecipeFields = Fields;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses an object or list written as JSON text. Returns anything else unchanged. */
export function readStructure(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/u.test(value)) return value;
  return parseLeniently(value) ?? value;
}

/** The first of these fields with a text or number, as text. */
function textOf(fields: Fields, keys: readonly string[]): string {
  for (const key of keys) {
    const value = fields[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number' && Number.isFinite(value)) return String(Math.round(value * 100) / 100);
  }
  return '';
}

function joinTexts(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}

/** Joins `{name, amount, unit}` to one line: "2 cloves garlic, crushed". */
function readIngredient(row: unknown): unknown {
  if (!isFields(row)) return row;
  const inner = AMOUNT_KEYS.map((key) => row[key]).find(isFields);
  if (inner !== undefined) return readIngredient({ ...row, ...inner, amount: textOf(inner, AMOUNT_KEYS) });
  const [food, amount] = [textOf(row, FOOD_KEYS), textOf(row, AMOUNT_KEYS)];
  if (food === '') return textOf(row, LINE_KEYS) || row;
  const preparation = textOf(row, PREPARATION_KEYS);
  if (AMOUNT_AT_END.test(amount)) return joinTexts([food, preparation, amount], ', ');
  return joinTexts([joinTexts([amount, textOf(row, UNIT_KEYS), food], ' '), preparation], ', ');
}

/** Reduces `{step, text}` to its text. */
function readStep(row: unknown): unknown {
  if (!isFields(row)) return row;
  const texts = STEP_KEYS.map((key) => row[key]);
  return texts.find((text) => typeof text === 'string' && /\p{L}/u.test(text)) ?? row;
}

export function readRows(list: unknown, readRow: (row: unknown) => unknown, groups = GROUPS_MAX): unknown {
  const rows = listIn(readListText(readStructure(list)));
  if (!Array.isArray(rows)) return list;
  return rows.flatMap((row: unknown) => {
    const inner = Array.isArray(row)
      ? row
      : isFields(row)
        ? GROUP_KEYS.map((key) => row[key]).find(Array.isArray)
        : undefined;
    return inner === undefined || groups === 0 ? [readRow(row)] : readRows(inner, readRow, groups - 1);
  });
}

/** The rows of a list written as an object, with numbers as keys or as `{"rice": "200 g"}`. */
function listIn(list: unknown): unknown {
  if (!isFields(list)) return list;
  const names = Object.keys(list);
  if (names.length === 0) return list;
  if (names.every((name) => NUMBERED.test(name))) return Object.values(list);
  const isOneRow = [...FOOD_KEYS, ...LINE_KEYS, ...STEP_KEYS].some((key) => key in list);
  if (isOneRow) return [list];
  const isAmounts = Object.values(list).every(
    (value) => typeof value === 'number' || /^\s*\d/u.test(inFigures(String(value)).text),
  );
  return isAmounts ? names.map((name) => ({ name, amount: list[name] })) : list;
}

/** "25 minutes", "1h 15m", "25-30", "PT25M". Takes the upper end of a range. */
function readMinutes(value: unknown): unknown {
  if (isFields(value)) {
    const { hours = 0, minutes = 0 } = value;
    if ('hours' in value || 'minutes' in value) return Number(hours) * 60 + Number(minutes);
    return readMinutes(joinTexts([textOf(value, AMOUNT_KEYS), textOf(value, UNIT_KEYS)], ' '));
  }
  if (typeof value !== 'string' || value.length > NUMBER_MAX_CHARACTERS) return value;
  const iso = ISO_DURATION.exec(value.trim());
  const text = value.trim().replace(MINUTES_IN_SHORT, '$1 min');
  if (iso !== null) return Number(iso[1] ?? 0) * 60 + Number(iso[2] ?? 0);
  if (NO_TIME.test(text)) return 0;
  if (text === '' || Number.isFinite(Number(text)) || /^[-–—−]/u.test(text)) return value;
  const isBare = !/\p{L}/u.test(text);
  const stated = isBare ? `${text} minutes` : text;
  const [time, ...others] = findTimes(stated);
  if (time === undefined || others.length > 0) return value;
  // Without a unit the whole text must be a number of minutes: "1:30" may be hours or minutes.
  if (isBare && (text.includes(':') || time.start > 0 || time.end < stated.length)) return value;
  return Math.round(time.high / 60);
}

function readServings(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > NUMBER_MAX_CHARACTERS) return value;
  const count = VAGUE.test(value) ? undefined : COUNT.exec(inFigures(value.trim()).text)?.groups?.['count'];
  return count === undefined ? value : Number(count);
}

const unchanged = (row: unknown): unknown => row;

const READERS: ReadonlyMap<string, (value: unknown) => unknown> = new Map([
  ['ingredients', (value) => readRows(value, readIngredient)],
  ['instructions', (value) => readRows(value, readStep)],
  ['diets', (value) => readRows(value, unchanged)],
  ['without', (value) => readRows(value, unchanged)],
  ['preparation_time', readMinutes],
  ['cooking_time', readMinutes],
  ['minutes', readMinutes],
  ['servings', readServings],
]);

/** Normalizes the fields of a recipe or wish that a model wrote. Never throws. */
export function readRecipeFields(given: unknown): unknown {
  const fields = readStructure(given);
  if (!isFields(fields)) return given;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, (READERS.get(name) ?? unchanged)(value)]),
  );
}
