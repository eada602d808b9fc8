// What models write around an answer: thoughts, channels, turns and calls of tools, each as some template has it.

export type MarkKind =
  /** Opens or closes a thought. */
  | 'thought'
  | 'thought-end'
  /** Opens or closes something else that is not for people, such as what a tool answered. */
  | 'aside'
  | 'aside-end'
  /** The answer begins here, whatever came before. */
  | 'answer'
  /** The name of a channel, or a role, follows as text. */
  | 'channel'
  | 'channel-end'
  | 'role'
  | 'role-of-line'
  | 'header-end'
  | 'constraint'
  /** What follows is the assistant's own, or somebody else's. */
  | 'own-turn'
  | 'other-turn'
  | 'turn-end'
  | 'call'
  | 'call-end'
  /** Means nothing to people. */
  | 'nothing';

export interface Mark {
  readonly kind: MarkKind;
  readonly name: string;
  readonly length: number;
}

/** `undefined`: ordinary text. `partial`: only what follows tells. */
export type Found = Mark | 'partial' | undefined;

/** No mark is longer. */
const MARK_MAX_CHARACTERS = 240;

const THOUGHT =
  /^(?:\w+_)?(?:think|thinking|thoughts?|reasoning|reflection|reflect|monologue|scratchpad|rationale|analysis|deliberation|cot)(?:_\w+)?$/u;
const BEGINNING = /^(?:begin_of_|start_of_|begin_|start_)/u;
const END = /^(?:end_of_|end_)|_end$/u;
const ANSWER = /^(?:final_)?(?:answer|response|solution|final|output)$/u;

function kinds(...groups: readonly (readonly [MarkKind, string])[]): ReadonlyMap<string, MarkKind> {
  return new Map(groups.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)));
}

/** `<name>` and `</name>`. */
const TAGS = kinds(
  ['call', 'tool_call tool_calls toolcall function_call function_calls functioncall tool_use use_tool tool_code'],
  ['aside', 'tool_response tool_result tool_results tool_output function_result function_results function_response'],
  ['role-of-line', 'start_of_turn'],
  ['turn-end', 'end_of_turn eos'],
  ['nothing', 's bos pad unk mask'],
);
/** These begin a call only with a name: `<function=find>`, `<function/find>`, `<invoke name="find">`. */
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
  ['aside', 'tool_outputs_begin tool_output_begin'],
  ['aside-end', 'tool_outputs_end tool_output_end'],
);

/** `[NAME]` and `[/NAME]`. */
const BRACKETS = kinds(
  ['thought', 'think thinking thought thoughts reasoning reflection'],
  ['call', 'tool_calls'],
  ['aside', 'inst system_prompt available_tools tool_results'],
);

const TAG = /<\s{0,3}(\/?)\s{0,3}(?:｜DSML｜)?([a-z][\w:.-]{0,60})((?:[\s=/][^<>]{0,200})?)>/iuy;
/** `<function=find{"q": 1}</function>`, as models write it that have forgotten the end of the tag. */
const OPEN_FUNCTION = /<function[=/]["']?[\w.-]{1,60}["']?(?=[\s=]{0,3}[{(])/iuy;
const TOKEN = /<\s?\|\s{0,3}(\/?)([\w:./-]{1,60})\s{0,3}\|>/iuy;
/** The same with wide bars, in which blanks are letters of the name. */
const WIDE_TOKEN = /<\s?｜\s{0,3}(\/?)([\w:./▁ -]{1,60}?)\s{0,3}｜>/iuy;
/** Cut on one side: `<|channel>` opens, `<channel|>` closes. */
const OPEN_TOKEN = /<\|([a-z_]{2,30})>/iuy;
const CLOSE_TOKEN = /<([a-z_]{2,30})\|>/iuy;
const TRIANGLE = /◁\s?(\/?)\s?([\w:-]{1,60})\s?▷/iuy;
const BRACKET = /\[\s{0,3}(\/?)\s{0,3}([a-z_]{2,20})\s{0,3}\]/iuy;

const PARTIAL_TAG = /^<\s{0,3}\/?\s{0,3}(?:｜DSML｜)?([a-z][\w:.-]{0,60})?((?:[\s=/][^<>]{0,200})?)$/iu;
const PARTIAL_TOKEN = /^<\s?\/?[|｜][\w:./▁ -]{0,60}[|｜]?$|^<[a-z_]{2,30}\|$/iu;
const PARTIAL_TRIANGLE = /^◁\s?\/?\s?[\w:-]{0,60}\s?$/u;
const PARTIAL_BRACKET = /^\[\s{0,3}\/?\s{0,3}([a-z_]{0,20})\s{0,3}\]?$/iu;
/** "[Thinking](https://…)" is a link. A list of calls follows the mark of calls. */
const AFTER_LINK_TEXT = /[([:]/u;

export const MARK_BEGINNING = /[<[◁]/gu;

function normal(name: string): string {
  return name.toLowerCase().replaceAll(/[▁\s-]+/gu, '_');
}

function ended(kind: MarkKind | undefined, isEnd: boolean): MarkKind | undefined {
  if (!isEnd) return kind;
  switch (kind) {
    case 'thought':
    case 'aside':
    case 'call':
    case 'channel':
      return `${kind}-end`;
    case undefined:
      return undefined;
    default:
      return kind === 'nothing' ? kind : 'turn-end';
  }
}

function kindOfTag(given: string, rest: string, isEnd: boolean): MarkKind | undefined {
  const name = normal(given.slice(given.lastIndexOf(':') + 1));
  if (name === 'unused94') return 'thought';
  if (name === 'unused95') return 'thought-end';
  if (NAMED_CALLS.has(name)) return isEnd ? 'call-end' : /^[=/]|\sname\s*=/u.test(rest) ? 'call' : undefined;
  if (THOUGHT.test(name)) return ended('thought', isEnd);
  if (ANSWER.test(name)) return 'nothing';
  return ended(TAGS.get(name), isEnd);
}

function kindOfToken(given: string, isEnd: boolean): MarkKind {
  const name = normal(given);
  const known = TOKENS.get(name);
  if (known !== undefined) return ended(known, isEnd) ?? 'nothing';
  const bare = name.replace(BEGINNING, '').replace(END, '');
  const isOver = isEnd || END.test(name);
  if (THOUGHT.test(bare)) return isOver ? 'thought-end' : 'thought';
  return ANSWER.test(bare) && !isOver ? 'answer' : 'nothing';
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The mark that begins at this place of a text. With `isEnd` nothing follows the text. */
export function findMark(text: string, at: number, isEnd: boolean): Found {
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
    const isEmpty = rest.trimEnd().endsWith('/') && kind === 'thought';
    if (kind === undefined) return undefined;
    return { kind: isEmpty ? 'nothing' : kind, name: normal(name), length: all.length };
  }
  return !isEnd && isPartial(text.slice(at, at + MARK_MAX_CHARACTERS + 1)) ? 'partial' : undefined;
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
  if (rest.length > MARK_MAX_CHARACTERS) return false;
  if (PARTIAL_TOKEN.test(rest) || PARTIAL_TRIANGLE.test(rest)) return true;
  const [, name, attributes] = PARTIAL_TAG.exec(rest) ?? [];
  if (name === undefined) return PARTIAL_TAG.test(rest);
  return attributes === undefined || attributes === '' || kindOfTag(name, ' name=', false) !== undefined;
}

const BEGINNINGS = ['think', 'thought', 'reasoning', 'reflection', 'tool_call', 'function', ...BRACKETS.keys()];

/** Is the end of a text a mark that was cut off? */
export function isCutMark(rest: string): boolean {
  const name = /^[<[◁]\s?\/?\s?(?:\w+:)?([a-z_]{2,})$/iu.exec(rest)?.[1]?.toLowerCase();
  if (name === undefined) return /^<[|｜]\w/u.test(rest);
  return BEGINNINGS.some((known) => known.startsWith(name) || name.startsWith(known));
}

/** Does the mark of this name end a call that one of another name began? */
export function isEndOf(opening: string, closing: string): boolean {
  if (opening === closing) return true;
  const stem = (name: string) => name.replaceAll(/_?(?:begin|start|end)_?/gu, '');
  return stem(opening) === stem(closing);
}

/** The name of a tool in the tag that begins its call. */
export function nameInTag(written: string): string | undefined {
  return /(?:[=/]|\sname\s*=)\s*["']?([\w.-]+)/u.exec(written)?.[1];
}
