import type { CallText } from './answer-text.ts';
import { JsonValues } from './json-values.ts';
import { parseLeniently } from './read-json.ts';

/** A call as it was written, before it has an id. */
export interface WrittenCall {
  readonly name: string;
  readonly arguments: string;
}

type Fields = Readonly<Record<string, unknown>>;

const NAME_KEYS = ['name', 'tool_name', 'tool', 'function'];
const ARGUMENT_KEYS = ['arguments', 'parameters', 'args', 'input'];
const PARAMETER = /<parameter(?:=|\s+name\s*=)\s*["']?([\w.-]+)["']?\s*>([\s\S]*?)<\/parameter>/giu;
const PAIR = /<arg_key>([^<]*)<\/arg_key>\s*<arg_value>([\s\S]*?)<\/arg_value>/giu;
const NAMED = /<(?:function|invoke)(?:=|\s+name\s*=)\s*["']?([\w.-]+)["']?[^>]*>/giu;
/** What stands between the name of a tool and its arguments, or says nothing. */
const BETWEEN = /<[^<>]*>|\[CALL_ID\][\w-]*|\[[A-Z_]+\]|```\w*|:\d+/gu;
const NOT_A_NAME = new Set(['function', 'functions', 'json', 'call', 'assistant']);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The calls in a text that a mark says to be calls; none where it cannot be read. */
export function readCallText({ name, body }: CallText): readonly WrittenCall[] {
  const inTags = readTags(body);
  return inTags.length > 0 ? inTags : readObjects(body, name);
}

/** `<function=find><parameter=q>soup</parameter></function>`, `find<arg_key>q</arg_key><arg_value>soup</arg_value>`. */
function readTags(body: string): readonly WrittenCall[] {
  const names = [...body.matchAll(NAMED)];
  if (names.length === 0) {
    const pairs = readPairs(body, PAIR);
    const name = wordBefore(body.slice(0, body.search(/<arg_key>/iu)));
    return pairs === undefined || name === undefined ? [] : [{ name, arguments: pairs }];
  }
  return names.flatMap(({ index, 0: tag, 1: name = '' }, at) => {
    const inside = body.slice(index + tag.length, names[at + 1]?.index);
    const given =
      readPairs(inside, PARAMETER) ?? new JsonValues().read(inside)[0] ?? (inside.includes('{') ? '' : '{}');
    return given === '' ? [] : [{ name, arguments: given }];
  });
}

function readPairs(text: string, pattern: RegExp): string | undefined {
  const pairs = [...text.matchAll(pattern)].map(([, key = '', value = '']) => [key.trim(), value.trim()] as const);
  return pairs.length === 0 ? undefined : JSON.stringify(Object.fromEntries(pairs));
}

/** `{"name":"find","arguments":{…}}`, several of them, and `find{…}` with whatever is between. */
function readObjects(body: string, given: string | undefined): readonly WrittenCall[] {
  const calls: WrittenCall[] = [];
  let rest = body;
  for (const text of new JsonValues().read(body)) {
    const at = rest.indexOf(text);
    const value = parseLeniently(text);
    const isWhole =
      isFields(value) && NAME_KEYS.some((key) => key in value) && ARGUMENT_KEYS.some((key) => key in value);
    const name = given ?? (isWhole ? undefined : wordBefore(rest.slice(0, at)));
    rest = rest.slice(at + text.length);
    const call = name === undefined ? readCallObject(value) : { name, arguments: text };
    if (call !== undefined) calls.push(call);
  }
  return calls;
}

function wordBefore(text: string): string | undefined {
  const words = text.replaceAll(BETWEEN, ' ').match(/[\w.-]*\w/gu) ?? [];
  const word = words.findLast((each) => !NOT_A_NAME.has(each.toLowerCase()));
  return word?.replace(/^functions?\./u, '');
}

/** The call that an object says, if it says one. */
export function readCallObject(value: unknown): WrittenCall | undefined {
  if (!isFields(value)) return undefined;
  const inner = value['function'];
  const fields = isFields(inner) ? inner : value;
  const name = NAME_KEYS.map((key) => fields[key]).find((said) => typeof said === 'string' && said !== '');
  if (typeof name !== 'string') return undefined;
  const given = ARGUMENT_KEYS.map((key) => fields[key]).find((said) => said !== undefined && said !== null);
  if (given !== undefined && typeof given !== 'string' && !isFields(given)) return undefined;
  return {
    name: name.replace(/^functions?\./u, ''),
    arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}),
  };
}
