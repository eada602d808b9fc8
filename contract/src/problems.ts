import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type Issue = z.core.$ZodIssue;

/** Plain words for zod's type names; any other is called an object. */
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

/** A zod error map with messages in plain words, for schemas without a message of their own. Pass it to every parse of user input. */
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
      return FORMATS[issue.format] ?? 'This has the wrong format';
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'Unknown field';
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : UNUSABLE;
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return UNUSABLE;
  }
}

const UNUSABLE = 'This value is not allowed here';

function oneOf(values: readonly unknown[]): string {
  const names = values.map(String);
  return names.length <= 1 ? `This must be ${names.join('')}` : `This must be one of these: ${names.join(', ')}`;
}

function bound(words: string, size: number | bigint, origin: string): string {
  const [one, many] = UNITS[origin] ?? [];
  const unit = Number(size) === 1 ? one : many;
  return [words, String(size), ...(unit === undefined ? [] : [unit])].join(' ');
}

/** One problem and its path, such as "ingredients.3"; an empty path is the whole input. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** Lists every problem of a failed parse, field by field. */
export function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.flatMap((issue) => locate(issue, [])).map(({ path, message }) => ({ path: path.join('.'), message }));
}

interface LocatedProblem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function locate(issue: Issue, parent: readonly PropertyKey[]): LocatedProblem[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: issue.message }));
  }
  const closest = issue.code === 'invalid_union' ? closestOption(issue.errors) : undefined;
  if (closest === undefined) return [{ path, message: issue.message }];
  return closest.flatMap((each) => locate(each, path));
}

/** The issues of the union option that the input matches most deeply, because the caller most likely meant that one. */
function closestOption(options: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.min(...issues.map(({ path }) => path.length));
  return options.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}
