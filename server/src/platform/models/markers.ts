// Markers that models write around an answer, in the syntax of many chat templates: reasoning, channels, turns, tool calls.

export type MarkerKind =
  /** Begins or ends reasoning. */
  | 'reasoning'
  | 'reasoning-end'
  /** Begins or ends other hidden text, such as the result of a tool. */
  | 'hidden'
  | 'hidden-end'
  /** The answer begins here. */
  | 'answer'
  /** The name of a channel or role follows as text. */
  | 'channel'
  | 'channel-end'
  | 'role'
  | 'role-of-line'
  | 'header-end'
  | 'constraint'
  /** The turn of the assistant, or of another role, follows. */
  | 'own-turn'
  | 'other-turn'
  | 'turn-end'
  | 'call'
  | 'call-end'
  /** Removed without effect. */
  | 'nothing';

export interface Marker {
  readonly kind: MarkerKind;
  readonly name: string;
  readonly length: number;
}

/** `undefined`: ordinary text. `partial`: it depends on the following text. */
export type Found = Marker | 'partial' | undefined;

/** The maximum length of a marker. */
const MARKER_MAX_CHARACTERS = 240;

const REASONING =
  /^(?:\w+_)?(?:think|thinking|thoughts?|reasoning|reflection|reflect|monologue|scratchpad|rationale|analysis|deliberation|cot)(?:_\w+)?$/u;
const BEGINNING = /^(?:begin_of_|start_of_|begin_|start_)/u;
const END = /^(?:end_of_|end_)|_end$/u;
const ANSWER = /^(?:final_)?(?:answer|response|solution|final|output)$/u;

function kinds(...groups: readonly (readonly [MarkerKind, string])[]): ReadonlyMap<string, MarkerKind> {
  return new Map(groups.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)));
}

/** `<name>` and `</name>`. */
const TAGS = kinds(
  ['call', 'tool_call tool_calls toolcall function_call function_calls functioncall tool_use use_tool tool_code'],
  ['hidden', 'tool_response tool_result tool_results tool_output function_result function_results function_response'],
  ['role-of-line', 'start_of_turn'],
  ['turn-end', 'end_of_turn eos'],
  ['nothing', 's bos pad unk mask'],
);
/** Tags that begin a call only when they name a tool: `<function=find>`, `<function/find>`, `<invoke name="find">`. */
const NAMED_CALLS = new Set(['function', 'invoke']);

/** `<|name|>`. */
const TOKENS = kinds(
  ['channel', 'channel'],
  ['header-end', 'message end_header_id header_end end_of_role role_end im_sep'],
  ['constraint', 'constrain'],
  ['role-of-line', 'start im_start turn start_of_turn'],
  ['role', 'start_header_id header_start start_of_role role_start'],
  ['own-turn', 'assistant model bot ai chatbot chatbot_token'],
  ['other-turn', 'user human system developer tool observation user_token system_token tool_response'],
  ['turn-end', 'end return call im_end eot eot_id eom_id eos endoftext end_of_text end_of_turn end_of_turn_token'],
  [
    'call',
    'python_tag python_start tool_call tool_call_start tool_calls tool_calls_begin tool_calls_section_begin tool_call_begin start_action action_start',
  ],
  ['call-end', 'python_end tool_calls_end tool_calls_section_end tool_call_end end_action action_end'],
  ['hidden', 'tool_outputs_begin tool_output_begin'],
  ['hidden-end', 'tool_outputs_end tool_output_end'],
);

/** `[NAME]` and `[/NAME]`. */
const BRACKETS = kinds(
  ['reasoning', 'think thinking thought thoughts reasoning reflection'],
  ['call', 'tool_calls'],
  ['hidden', 'inst system_prompt available_tools tool_results'],
);

const TAG = /<\s{0,3}(\/?)\s{0,3}(?:｜DSML｜)?([a-z][\w:.-]{0,60})((?:[\s=/][^<>]{0,200})?)>/iuy;
/** A tag without its end, as some models write it: `<function=find{"q": 1}</function>`. */
const OPEN_FUNCTION = /<function[=/]["']?[\w.-]{1,60}["']?(?=[\s=]{0,3}[{(])/iuy;
const TOKEN = /<\s?\|\s{0,3}(\/?)([\w:./-]{1,60})\s{0,3}\|>/iuy;
/** The same with full-width bars; spaces are part of the name. */
const WIDE_TOKEN = /<\s?｜\s{0,3}(\/?)([\w:./▁ -]{1,60}?)\s{0,3}｜>/iuy;
/** One-sided bars: `<|channel>` opens, `<channel|>` closes. */
const OPEN_TOKEN = /<\|([a-z_]{2,30})>/iuy;
const CLOSE_TOKEN = /<([a-z_]{2,30})\|>/iuy;
const TRIANGLE = /◁\s?(\/?)\s?([\w:-]{1,60})\s?▷/iuy;
const BRACKET = /\[\s{0,3}(\/?)\s{0,3}([a-z_]{2,20})\s{0,3}\]/iuy;

const PARTIAL_TAG = /^<\s{0,3}\/?\s{0,3}(?:｜DSML｜)?([a-z][\w:.-]{0,60})?((?:[\s=/][^<>]{0,200})?)$/iu;
const PARTIAL_TOKEN = /^<\s?\/?[|｜][\w:./▁ -]{0,60}[|｜]?$|^<[a-z_]{2,30}\|$/iu;
const PARTIAL_TRIANGLE = /^◁\s?\/?\s?[\w:-]{0,60}\s?$/u;
const PARTIAL_BRACKET = /^\[\s{0,3}\/?\s{0,3}([a-z_]{0,20})\s{0,3}\]?$/iu;
/** "[Thinking](https://…)" is a link, not a marker. */
const AFTER_LINK_TEXT = /[([:]/u;

export const MARKER_START = /[<[◁]/gu;

function normal(name: string): string {
  return name.toLowerCase().replaceAll(/[▁\s-]+/gu, '_');
}

function ended(kind: MarkerKind | undefined, isEnd: boolean): MarkerKind | undefined {
  if (!isEnd) return kind;
  switch (kind) {
    case 'reasoning':
    case 'hidden':
    case 'call':
    case 'channel':
      return `${kind}-end`;
    case undefined:
      return undefined;
    default:
      return kind === 'nothing' ? kind : 'turn-end';
  }
}

function kindOfTag(given: string, rest: string, isEnd: boolean): MarkerKind | undefined {
  const name = normal(given.slice(given.lastIndexOf(':') + 1));
  if (name === 'unused94') return 'reasoning';
  if (name === 'unused95') return 'reasoning-end';
  if (NAMED_CALLS.has(name)) return isEnd ? 'call-end' : /^[=/]|\sname\s*=/u.test(rest) ? 'call' : undefined;
  if (REASONING.test(name)) return ended('reasoning', isEnd);
  if (ANSWER.test(name)) return 'nothing';
  return ended(TAGS.get(name), isEnd);
}

function kindOfToken(given: string, isEnd: boolean): MarkerKind {
  const name = normal(given);
  const known = TOKENS.get(name);
  if (known !== undefined) return ended(known, isEnd) ?? 'nothing';
  const bare = name.replace(BEGINNING, '').replace(END, '');
  const isOver = isEnd || END.test(name);
  if (REASONING.test(bare)) return isOver ? 'reasoning-end' : 'reasoning';
  return ANSWER.test(bare) && !isOver ? 'answer' : 'nothing';
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Finds the marker at this position of a text. `isEnd`: no text follows. */
export function findMarker(text: string, at: number, isEnd: boolean): Found {
  if (text[at] === '[') return findBracket(text, at, isEnd);
  const triangle = matchAt(TRIANGLE, text, at);
  if (triangle !== null) {
    const [all, slash, name = ''] = triangle;
    const kind = kindOfTag(name, '', slash === '/');
    return kind === undefined ? undefined : { kind, name: normal(name), length: all.length };
  }
  const token = matchAt(TOKEN, text, at) ?? matchAt(WIDE_TOKEN, text, at) ?? matchAt(OPEN_TOKEN, text, at);
  if (token !== null) {
    const [all, first = '', second] = token;
    const [isOver, name] = second === undefined ? [false, first] : [first === '/', second];
    return { kind: kindOfToken(name, isOver), name: normal(name), length: all.length };
  }
  const closing = matchAt(CLOSE_TOKEN, text, at);
  if (closing !== null) {
    const [all, name = ''] = closing;
    return { kind: kindOfToken(name, true), name: normal(name), length: all.length };
  }
  const [call] = matchAt(OPEN_FUNCTION, text, at) ?? [];
  if (call !== undefined) return { kind: 'call', name: 'function', length: call.length };
  const tag = matchAt(TAG, text, at);
  if (tag !== null) {
    const [all, slash, name = '', rest = ''] = tag;
    const kind = kindOfTag(name, rest, slash === '/');
    const isEmpty = rest.trimEnd().endsWith('/') && kind === 'reasoning';
    if (kind === undefined) return undefined;
    return { kind: isEmpty ? 'nothing' : kind, name: normal(name), length: all.length };
  }
  return !isEnd && isPartial(text.slice(at, at + MARKER_MAX_CHARACTERS + 1)) ? 'partial' : undefined;
}

function findBracket(text: string, at: number, isEnd: boolean): Found {
  const found = matchAt(BRACKET, text, at);
  if (found !== null) {
    const [all, slash, name = ''] = found;
    const kind = ended(BRACKETS.get(name.toLowerCase()), slash === '/');
    if (kind === undefined) return undefined;
    const next = text[at + all.length];
    if (next === undefined && !isEnd) return 'partial';
    if (next !== undefined && kind !== 'call' && AFTER_LINK_TEXT.test(next)) return undefined;
    return { kind, name: name.toLowerCase(), length: all.length };
  }
  const name = PARTIAL_BRACKET.exec(text.slice(at, at + 40))?.[1]?.toLowerCase();
  if (isEnd || name === undefined) return undefined;
  return [...BRACKETS.keys()].some((known) => known.startsWith(name)) ? 'partial' : undefined;
}

function isPartial(rest: string): boolean {
  if (rest.length > MARKER_MAX_CHARACTERS) return false;
  if (PARTIAL_TOKEN.test(rest) || PARTIAL_TRIANGLE.test(rest)) return true;
  const [, name, attributes] = PARTIAL_TAG.exec(rest) ?? [];
  if (name === undefined) return PARTIAL_TAG.test(rest);
  return attributes === undefined || attributes === '' || kindOfTag(name, ' name=', false) !== undefined;
}

const BEGINNINGS = ['think', 'thought', 'reasoning', 'reflection', 'tool_call', 'function', ...BRACKETS.keys()];

/** True when the end of a text is a truncated marker. */
export function isTruncatedMarker(rest: string): boolean {
  const name = /^[<[◁]\s?\/?\s?(?:\w+:)?([a-z_]{2,})$/iu.exec(rest)?.[1]?.toLowerCase();
  if (name === undefined) return /^<[|｜]\w/u.test(rest);
  return BEGINNINGS.some((known) => known.startsWith(name) || name.startsWith(known));
}

/** True when the marker `closing` ends a call that the marker `opening` began. */
export function isEndMarkerOf(opening: string, closing: string): boolean {
  if (opening === closing) return true;
  const stem = (name: string) => name.replaceAll(/_?(?:begin|start|end)_?/gu, '');
  return stem(opening) === stem(closing);
}

/** The name of the tool in an opening tag. */
export function nameInTag(written: string): string | undefined {
  return /(?:[=/]|\sname\s*=)\s*["']?([\w.-]+)/u.exec(written)?.[1];
}
