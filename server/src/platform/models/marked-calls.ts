import type { CallText } from './answer-filter.ts';
import { JsonObjectScanner } from './json-object-scanner.ts';
import { readPythonicCall } from './pythonic-calls.ts';
import { parseLeniently } from './read-json.ts';
import { toolNameOf, type ParsedCall } from './wire.ts';

type Fields = Readonly<Record<string, unknown>>;

const NAME_KEYS = ['name', 'tool_name', 'tool', 'function'];
const ARGUMENT_KEYS = ['arguments', 'parameters', 'args', 'input'];
const PARAMETER = /<parameter(?:=|\s+name\s*=)\s*["']?([\w.-]+)["']?[^>]*>([\s\S]*?)<\/parameter>/giu;
const PAIR = /<arg_key>([^<]*)<\/arg_key>\s*<arg_value>([\s\S]*?)<\/arg_value>/giu;
const NAMED = /<(?:function|invoke)(?:=|\s+name\s*=)\s*["']?([\w.-]+)["']?[^>]*>/giu;
/** Markup between the name of a tool and its arguments. */
const BETWEEN = /<[^<>]*>|\[CALL_ID\][\w-]*|\[[A-Z_]+\]|```\w*|:\d+/gu;
const NOT_A_NAME = new Set(['function', 'functions', 'json', 'call', 'assistant']);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the calls in a text between call markers. Empty when the text is unreadable. */
export function readCallText({ name, body: written }: CallText): readonly ParsedCall[] {
  const body = written.replaceAll('｜DSML｜', '');
  const inTags = readTags(body);
  if (inTags.length > 0) return inTags;
  const asPython = readPythonic(body);
  return asPython.length > 0 ? asPython : readObjects(body, name);
}

/** `[find(q="soup"), list()]`. */
function readPythonic(marked: string): readonly ParsedCall[] {
  const body = marked.replace(/^<[^<>]*>/u, '');
  const calls: ParsedCall[] = [];
  for (let at = 0; at < body.length;) {
    const [start = ''] = /^[^\w]*(?:print\()?/u.exec(body.slice(at)) ?? [];
    const read = readPythonicCall(body.slice(at + start.length));
    if (typeof read !== 'object') break;
    calls.push(read.call);
    at += start.length + read.length;
  }
  return calls;
}

/** `<function=find><parameter=q>soup</parameter></function>`, `find<arg_key>q</arg_key><arg_value>soup</arg_value>`. */
function readTags(body: string): readonly ParsedCall[] {
  const names = [...body.matchAll(NAMED)];
  if (names.length === 0) {
    const pairs = readPairs(body, PAIR);
    const name = wordBefore(body.slice(0, body.search(/<arg_key>/iu)));
    return pairs === undefined || name === undefined ? [] : [{ name, arguments: pairs }];
  }
  return names.flatMap(({ index, 0: tag, 1: name = '' }, at) => {
    const inside = body.slice(index + tag.length, names[at + 1]?.index);
    const given =
      readPairs(inside, PARAMETER) ?? new JsonObjectScanner().read(inside)[0] ?? (inside.includes('{') ? '' : '{}');
    return given === '' ? [] : [{ name, arguments: given }];
  });
}

function readPairs(text: string, pattern: RegExp): string | undefined {
  const pairs = [...text.matchAll(pattern)].map(([, key = '', value = '']) => [key.trim(), value.trim()] as const);
  return pairs.length === 0 ? undefined : JSON.stringify(Object.fromEntries(pairs));
}

/** `{"name":"find","arguments":{…}}` and `find{…}`, one or several, with any text between them. */
function readObjects(body: string, given: string | undefined): readonly ParsedCall[] {
  const calls: ParsedCall[] = [];
  let rest = body;
  for (const text of objectsIn(body)) {
    const at = Math.max(0, rest.indexOf(text));
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

/** The closing bracket of a single object may be missing. */
function objectsIn(body: string): readonly string[] {
  const reader = new JsonObjectScanner();
  const whole = reader.read(body);
  return whole.length === 0 && reader.isOpen ? reader.read('}') : whole;
}

function wordBefore(text: string): string | undefined {
  const words = text.replaceAll(BETWEEN, ' ').match(/[\w.-]*\w/gu) ?? [];
  const word = words.findLast((each) => !NOT_A_NAME.has(each.toLowerCase()));
  return word === undefined ? undefined : toolNameOf(word);
}

/** Reads a call from an object with a name and arguments. Undefined for any other value. */
export function readCallObject(value: unknown): ParsedCall | undefined {
  if (!isFields(value)) return undefined;
  const inner = value['function'];
  const fields = isFields(inner) ? inner : value;
  const name = NAME_KEYS.map((key) => fields[key]).find((found) => typeof found === 'string' && found !== '');
  if (typeof name !== 'string') return undefined;
  const given = ARGUMENT_KEYS.map((key) => fields[key]).find((found) => found !== undefined && found !== null);
  if (given !== undefined && typeof given !== 'string' && !isFields(given)) return undefined;
  return {
    name: toolNameOf(name),
    arguments: typeof given === 'string' ? given : JSON.stringify(given ?? {}),
  };
}
