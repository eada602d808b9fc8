import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type Issue = z.core.$ZodIssue;

/** What something is to be, by the library's names for it. Whatever else they may be is an object. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address',
  uuid: 'This is not an id',
  url: 'This is not a full address, such as https://example.org/soup.jpg',
  datetime: 'This is not a date and time, such as 2026-01-31T12:00:00Z',
};

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/**
 * Says in plain words what is wrong where a schema has none of its own for it: the library's name types as programs do. Give it to
 * whatever parses what people or programs sent.
 */
export function plainProblem(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `This must be ${KINDS[issue.expected] ?? 'an object'}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This must not be empty';
      return bound(issue.inclusive === false ? 'More than' : 'At least', issue.minimum, issue.origin);
    case 'too_big':
      return bound(issue.inclusive === false ? 'Less than' : 'At most', issue.maximum, issue.origin);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not written as it has to be';
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'This field is not known here';
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : UNUSABLE;
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return UNUSABLE;
  }
}

const UNUSABLE = 'This cannot be used here';

function oneOf(values: readonly unknown[]): string {
  const names = values.map(String);
  return names.length <= 1 ? `This must be ${names.join('')}` : `This must be one of these: ${names.join(', ')}`;
}

function bound(words: string, size: number | bigint, origin: string): string {
  const [one, many] = UNITS[origin] ?? [];
  const unit = Number(size) === 1 ? one : many;
  return [words, String(size), ...(unit === undefined ? [] : [unit])].join(' ');
}

/** What is wrong, and where: "ingredients.3"; of the whole where that is empty. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** All that is wrong with what was parsed, field by field. */
export function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.flatMap((issue) => reach(issue, [])).map(({ path, message }) => ({ path: path.join('.'), message }));
}

interface Reached {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function reach(issue: Issue, inside: readonly PropertyKey[]): Reached[] {
  const path = [...inside, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: issue.message }));
  }
  const meant = issue.code === 'invalid_union' ? mostLike(issue.errors) : undefined;
  if (meant === undefined) return [{ path, message: issue.message }];
  return meant.flatMap((each) => reach(each, path));
}

/** Of the ways in which something may be written, the one that it follows furthest: what is wrong there is what was meant. */
function mostLike(ways: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.min(...issues.map(({ path }) => path.length));
  return ways.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}
