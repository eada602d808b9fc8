import { closesSpan, CodeContext } from './code-context.ts';
import { JsonObjectScanner } from './json-object-scanner.ts';
import { findMarker, isTruncatedMarker, isEndMarkerOf, type Marker, MARKER_START, nameInTag } from './markers.ts';
import { MarkerRestorer } from './marker-restorer.ts';

/** Bounds the buffered name of a channel or role. */
const HEADER_MAX_CHARACTERS = 400;
const TRAILING_LINE_BREAKS_MAX = 1_000;
const RECIPIENT = /\bto=(?:functions\.)?([\w.-]+)/u;
const OWN_ROLE = /^\s*(?:assistant|model|chatbot|ai|bot)\b/iu;
const VISIBLE_CHANNEL = /^\s*(?:final|response|answer)/iu;
/** Closing quotes by opening quotes. */
const QUOTES = new Map(['``', '""', "''", '“”', '‘’', '«»', '**'].map(([open = '', close]) => [open, close] as const));

/** The visible part of a piece. */
export interface VisibleText {
  readonly text: string;
  /** True when all text before was reasoning: the answer begins with this text. */
  readonly isRestart: boolean;
}

/** A tool call written as text between markers. */
export interface CallText {
  /** The tool, if the marker names it. */
  readonly name: string | undefined;
  readonly body: string;
}

interface Header {
  readonly kind: 'channel' | 'role' | 'role-of-line' | 'constraint';
  text: string;
}

/**
 * Streaming filter that removes reasoning, template markers and tool calls from an answer. The result does not depend on how the
 * stream is split. A lone `</think>` marks everything before it as reasoning.
 */
export class AnswerFilter {
  /** Complete calls in order. */
  readonly calls: CallText[] = [];
  /** True until visible text appears. */
  isBlank = true;
  /** True when the answer began with reasoning without an opening marker. */
  beganWithReasoning = false;
  #buffer = '';
  /** The nesting depth of reasoning and hidden sections. */
  #depth = 0;
  #isOtherRole = false;
  #header: Header | undefined;
  #recipient: string | undefined;
  #call: { readonly marker: string; readonly name: string | undefined; body: string } | undefined;
  /** The last character that was read, and the last visible one. */
  #last = '';
  #lastVisible = '';
  #isAfterMarker = true;
  /** Trailing line breaks, held back in case only markers follow. */
  #trailingLineBreaks = '';
  #visible = '';
  #isRestart = false;
  readonly #words = new MarkerRestorer();
  #code = new CodeContext();
  /** True when the answer quoted an opening reasoning marker, so that its end may be quoted too. */
  #mentionsReasoning = false;
  #json: JsonObjectScanner | undefined;

  /** `isJson`: the answer is JSON, so that a marker within one of its strings is text. */
  constructor(isJson = false) {
    if (isJson) this.#json = new JsonObjectScanner();
  }

  read(piece: string): VisibleText {
    this.#buffer += this.#words.read(piece);
    return this.#take(false);
  }

  /** Returns the text that was held back. */
  end(): VisibleText {
    this.#buffer += this.#words.end();
    const { text, isRestart } = this.#take(true);
    if (this.#call !== undefined) this.#endCall();
    const trailingLineBreaks = this.#isAfterMarker ? '' : this.#trailingLineBreaks;
    this.#trailingLineBreaks = '';
    return { text: text + trailingLineBreaks, isRestart };
  }

  #take(isEnd: boolean): VisibleText {
    const text = this.#buffer;
    let at = 0;
    for (;;) {
      MARKER_START.lastIndex = at;
      const from = MARKER_START.exec(text)?.index ?? text.length;
      this.#consume(text.slice(at, from));
      at = from;
      if (at === text.length) break;
      const marker = findMarker(text, at, isEnd);
      if (marker === 'partial') break;
      if (marker === undefined) {
        if (isEnd && isTruncatedMarker(text.slice(at))) at = text.length;
        else this.#consume(text.slice(at, (at += 1)));
        continue;
      }
      const isText = this.#isText(text, at, marker, isEnd);
      if (isText === undefined) break;
      const end = at + marker.length;
      if (isText) this.#consume(text.slice(at, end));
      else this.#marker(marker, text.slice(at, end));
      this.#last = text[end - 1] ?? '';
      at = end;
    }
    this.#buffer = text.slice(at);
    const visible = { text: this.#visible, isRestart: this.#isRestart };
    this.#visible = '';
    this.#isRestart = false;
    return visible;
  }

  /**
   * True when a marker is only mentioned, in quotes or code. Undefined when that depends on the following text. Unmarked reasoning
   * may mention its end marker, so in an answer an end marker is text only after a mentioned opening marker.
   */
  #isText(text: string, at: number, { kind, length }: Marker, isEnd: boolean): boolean | undefined {
    const before = at === 0 ? this.#last : (text[at - 1] ?? '');
    const after = text[at + length];
    const close = QUOTES.get(before);
    if (close !== undefined && after === undefined && !isEnd) return undefined;
    const isVisible = this.#isVisible();
    if (isVisible && this.#json?.isInString === true) return true;
    const isCode = before === '`';
    const isQuoted = close !== undefined && close === after && (!isCode || !isVisible || this.#code.isInSpan);
    const isReasoningEnd = kind === 'reasoning-end';
    if (!isVisible) return isQuoted && (isCode || (before === '"' && isReasoningEnd && this.#depth > 0));
    if (isReasoningEnd && !this.#mentionsReasoning) return isQuoted && isCode;
    if ((kind === 'reasoning' || isReasoningEnd) && (isQuoted || this.#code.isFenced)) {
      this.#mentionsReasoning = true;
      return true;
    }
    if (!this.#code.isInSpan) return false;
    const isText = closesSpan(text.slice(at + length), isEnd);
    this.#mentionsReasoning ||= isText === true && kind === 'reasoning';
    return isText;
  }

  #isVisible(): boolean {
    return this.#depth === 0 && !this.#isOtherRole && this.#header === undefined && this.#call === undefined;
  }

  #marker(marker: Marker, written: string): void {
    if (this.#call !== undefined && !this.#endsCall(marker)) {
      this.#call.body += written;
      return;
    }
    this.#endHeader();
    this.#isAfterMarker = true;
    switch (marker.kind) {
      case 'reasoning':
      case 'hidden':
        this.#depth += 1;
        break;
      case 'reasoning-end':
        if (this.#depth > 0) this.#depth -= 1;
        else if (!this.#isOtherRole) this.#restart();
        break;
      case 'hidden-end':
        this.#depth = Math.max(0, this.#depth - 1);
        break;
      case 'answer':
        this.#restart();
        break;
      case 'channel':
      case 'role':
      case 'role-of-line':
        this.#header = { kind: marker.kind, text: '' };
        break;
      case 'constraint':
        this.#header = { kind: 'constraint', text: '' };
        break;
      case 'header-end':
        if (this.#recipient !== undefined) this.#call = { marker: marker.name, name: this.#recipient, body: '' };
        this.#recipient = undefined;
        break;
      case 'channel-end':
        if (this.#isOtherRole) this.#isOtherRole = false;
        else this.#restart();
        break;
      case 'own-turn':
      case 'turn-end':
        this.#isOtherRole = false;
        this.#recipient = undefined;
        break;
      case 'other-turn':
        this.#isOtherRole = true;
        break;
      case 'call':
        // A call within reasoning is not made.
        if (this.#depth === 0 && !this.#isOtherRole)
          this.#call = { marker: marker.name, name: nameInTag(written), body: written };
        break;
      case 'call-end':
      case 'nothing':
        break;
    }
  }

  /** True when the marker ends the current call; it may begin the next one. */
  #endsCall({ kind, name }: Marker): boolean {
    const call = this.#call;
    const isOver = kind === 'turn-end' || (kind === 'call-end' && isEndMarkerOf(call?.marker ?? '', name));
    const isNext = kind === 'call' && name === call?.marker;
    if (isOver || isNext) this.#endCall();
    return isOver || isNext;
  }

  #endCall(): void {
    if (this.#call !== undefined) this.calls.push({ name: this.#call.name, body: this.#call.body });
    this.#call = undefined;
  }

  /** Discards everything before as reasoning. */
  #restart(): void {
    this.beganWithReasoning ||= !this.isBlank;
    this.#isRestart ||= !this.isBlank;
    this.#visible = '';
    this.#trailingLineBreaks = '';
    this.#lastVisible = '';
    this.isBlank = true;
    this.#depth = 0;
    this.#isOtherRole = false;
    this.calls.length = 0;
    this.#code = new CodeContext();
    if (this.#json !== undefined) this.#json = new JsonObjectScanner();
    this.#mentionsReasoning = false;
  }

  #consume(text: string): void {
    if (text === '') return;
    this.#last = text.at(-1) ?? '';
    if (this.#call !== undefined) this.#call.body += text;
    else if (this.#header !== undefined) this.#readHeader(this.#header, text);
    else if (this.#isVisible()) this.#emit(text);
  }

  /** Trims leading space, and collapses space around a removed section. */
  #emit(given: string): void {
    const isApart = this.isBlank || (this.#isAfterMarker && /\s/u.test(this.#lastVisible));
    const visible = isApart ? given.trimStart() : given;
    if (visible === '') return;
    this.isBlank = false;
    this.#isAfterMarker = false;
    this.#lastVisible = visible.at(-1) ?? '';
    this.#code.read(visible);
    this.#json?.read(visible);
    const text = this.#trailingLineBreaks + visible;
    const end = text.indexOf('\n', text.trimEnd().length);
    const isHeld = end >= 0 && text.length - end <= TRAILING_LINE_BREAKS_MAX;
    this.#visible += isHeld ? text.slice(0, end) : text;
    this.#trailingLineBreaks = isHeld ? text.slice(end) : '';
  }

  #readHeader(header: Header, text: string): void {
    header.text += text;
    const line = header.kind === 'role-of-line' ? header.text.indexOf('\n') : -1;
    const channel = header.kind === 'channel' ? VISIBLE_CHANNEL.exec(header.text)?.[0] : undefined;
    const end = channel?.length ?? (line < 0 ? undefined : line);
    if (end === undefined) {
      // A header without an end: the text stays hidden.
      if (header.text.length > HEADER_MAX_CHARACTERS) header.text = header.text.slice(0, HEADER_MAX_CHARACTERS);
      return;
    }
    const rest = header.text.slice(end);
    header.text = header.text.slice(0, end);
    this.#endHeader();
    this.#consume(rest);
  }

  #endHeader(): void {
    const header = this.#header;
    this.#header = undefined;
    if (header === undefined || header.kind === 'constraint') return;
    this.#recipient = RECIPIENT.exec(header.text)?.[1] ?? this.#recipient;
    if (header.kind !== 'channel') this.#isOtherRole = !OWN_ROLE.test(header.text);
    else if (VISIBLE_CHANNEL.test(header.text)) this.#restart();
    else this.#isOtherRole = true;
  }
}

/** The visible text of a complete answer. */
export function visibleText(text: string, isJson = false): string {
  const reader = new AnswerFilter(isJson);
  const first = reader.read(text);
  const last = reader.end();
  return last.isRestart ? last.text : first.text + last.text;
}
