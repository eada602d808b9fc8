import { closesSpan, CodeContext } from './code-context.ts';
import { JsonValues } from './json-values.ts';
import { findMark, isCutMark, isEndOf, type Mark, MARK_BEGINNING, nameInTag } from './marks.ts';
import { WordedMarks } from './worded-marks.ts';

/** Longer names of channels and roles are none. */
const HEADER_MAX_CHARACTERS = 400;
const LINE_ENDS_MAX = 1_000;
const RECIPIENT = /\bto=(?:functions\.)?([\w.-]+)/u;
const OWN_ROLE = /^\s*(?:assistant|model|chatbot|ai|bot)\b/iu;
const SHOWN_CHANNEL = /^\s*(?:final|response|answer)/iu;
/** What closes a quote, by what opens it. */
const QUOTES = new Map(['``', '""', "''", '“”', '‘’', '«»', '**'].map(([open = '', close]) => [open, close] as const));

/** What a text brings that people may see. */
export interface Shown {
  readonly text: string;
  /** All that was shown before was a thought: the answer begins with this text. */
  readonly isRestart: boolean;
}

/** A call of a tool that was written as text. */
export interface CallText {
  /** Where a mark names the tool. */
  readonly name: string | undefined;
  readonly body: string;
}

interface Header {
  readonly kind: 'channel' | 'role' | 'role-of-line' | 'constraint';
  text: string;
}

/**
 * Takes thoughts, marks of templates and calls of tools out of an answer that comes piece by piece, wherever it is cut: what is shown
 * of the pieces is what is shown of the whole. A lone `</think>` says that everything before it was a thought.
 */
export class AnswerText {
  /** Calls that are whole, in their order. */
  readonly calls: CallText[] = [];
  /** Has any text been shown since the answer began? */
  isBlank = true;
  /** Did a thought come first, without a mark where it begins? */
  beganWithThought = false;
  #held = '';
  /** How many thoughts are open, one within the other. */
  #depth = 0;
  #isOthers = false;
  #header: Header | undefined;
  #recipient: string | undefined;
  #call: { readonly mark: string; readonly name: string | undefined; body: string } | undefined;
  /** The last letter that came, and the last one that was shown. */
  #last = '';
  #lastShown = '';
  #isAfterMark = true;
  /** At the end of what is to be shown: nothing may follow but marks. */
  #lineEnds = '';
  #shown = '';
  #isRestart = false;
  readonly #words = new WordedMarks();
  #code = new CodeContext();
  /** Has the answer itself named a mark that opens a thought? */
  #namesThoughts = false;
  #json: JsonValues | undefined;

  /** `isJson`: the answer is to be JSON, so that what looks like a mark in one of its strings is text. */
  constructor(isJson = false) {
    if (isJson) this.#json = new JsonValues();
  }

  read(piece: string): Shown {
    this.#held += this.#words.read(piece);
    return this.#take(false);
  }

  /** What was held back until it was known that nothing follows. */
  end(): Shown {
    this.#held += this.#words.end();
    const { text, isRestart } = this.#take(true);
    if (this.#call !== undefined) this.#endCall();
    const lineEnds = this.#isAfterMark ? '' : this.#lineEnds;
    this.#lineEnds = '';
    return { text: text + lineEnds, isRestart };
  }

  #take(isEnd: boolean): Shown {
    const text = this.#held;
    let at = 0;
    for (;;) {
      MARK_BEGINNING.lastIndex = at;
      const from = MARK_BEGINNING.exec(text)?.index ?? text.length;
      this.#say(text.slice(at, from));
      at = from;
      if (at === text.length) break;
      const mark = findMark(text, at, isEnd);
      if (mark === 'partial') break;
      if (mark === undefined) {
        if (isEnd && isCutMark(text.slice(at))) at = text.length;
        else this.#say(text.slice(at, (at += 1)));
        continue;
      }
      const isText = this.#isText(text, at, mark, isEnd);
      if (isText === undefined) break;
      const end = at + mark.length;
      if (isText) this.#say(text.slice(at, end));
      else this.#mark(mark, text.slice(at, end));
      this.#last = text[end - 1] ?? '';
      at = end;
    }
    this.#held = text.slice(at);
    const shown = { text: this.#shown, isRestart: this.#isRestart };
    this.#shown = '';
    this.#isRestart = false;
    return shown;
  }

  /**
   * A mark between quotes or in code is spoken about. Undefined where only what follows tells. A thought that is not marked may speak of
   * its end as well, so in an answer the end of a thought is text only where its beginning was.
   */
  #isText(text: string, at: number, { kind, length }: Mark, isEnd: boolean): boolean | undefined {
    const before = at === 0 ? this.#last : (text[at - 1] ?? '');
    const after = text[at + length];
    const close = QUOTES.get(before);
    if (close !== undefined && after === undefined && !isEnd) return undefined;
    const isShowing = this.#isShowing();
    if (isShowing && this.#json?.isInText === true) return true;
    const isCode = before === '`';
    const isQuoted = close !== undefined && close === after && (!isCode || !isShowing || this.#code.isInSpan);
    const isThoughtEnd = kind === 'thought-end';
    if (!isShowing) return isQuoted && (isCode || (before === '"' && isThoughtEnd && this.#depth > 0));
    if (isThoughtEnd && !this.#namesThoughts) return isQuoted && isCode;
    if ((kind === 'thought' || isThoughtEnd) && (isQuoted || this.#code.isFenced)) {
      this.#namesThoughts = true;
      return true;
    }
    if (!this.#code.isInSpan) return false;
    const isText = closesSpan(text.slice(at + length), isEnd);
    this.#namesThoughts ||= isText === true && kind === 'thought';
    return isText;
  }

  #isShowing(): boolean {
    return this.#depth === 0 && !this.#isOthers && this.#header === undefined && this.#call === undefined;
  }

  #mark(mark: Mark, written: string): void {
    if (this.#call !== undefined && !this.#endsCall(mark)) {
      this.#call.body += written;
      return;
    }
    this.#endHeader();
    this.#isAfterMark = true;
    switch (mark.kind) {
      case 'thought':
      case 'aside':
        this.#depth += 1;
        break;
      case 'thought-end':
        if (this.#depth > 0) this.#depth -= 1;
        else if (!this.#isOthers) this.#restart();
        break;
      case 'aside-end':
        this.#depth = Math.max(0, this.#depth - 1);
        break;
      case 'answer':
        this.#restart();
        break;
      case 'channel':
      case 'role':
      case 'role-of-line':
        this.#header = { kind: mark.kind, text: '' };
        break;
      case 'constraint':
        this.#header = { kind: 'constraint', text: '' };
        break;
      case 'header-end':
        if (this.#recipient !== undefined) this.#call = { mark: mark.name, name: this.#recipient, body: '' };
        this.#recipient = undefined;
        break;
      case 'channel-end':
        if (this.#isOthers) this.#isOthers = false;
        else this.#restart();
        break;
      case 'own-turn':
      case 'turn-end':
        this.#isOthers = false;
        this.#recipient = undefined;
        break;
      case 'other-turn':
        this.#isOthers = true;
        break;
      case 'call':
        // What is thought of is not done.
        if (this.#depth === 0 && !this.#isOthers)
          this.#call = { mark: mark.name, name: nameInTag(written), body: written };
        break;
      case 'call-end':
      case 'nothing':
        break;
    }
  }

  /** Ends the call that is being read, if this mark does; it may begin the next one. */
  #endsCall({ kind, name }: Mark): boolean {
    const call = this.#call;
    const isOver = kind === 'turn-end' || (kind === 'call-end' && isEndOf(call?.mark ?? '', name));
    const isNext = kind === 'call' && name === call?.mark;
    if (isOver || isNext) this.#endCall();
    return isOver || isNext;
  }

  #endCall(): void {
    if (this.#call !== undefined) this.calls.push({ name: this.#call.name, body: this.#call.body });
    this.#call = undefined;
  }

  /** All that came before was a thought. */
  #restart(): void {
    this.beganWithThought ||= !this.isBlank;
    this.#isRestart ||= !this.isBlank;
    this.#shown = '';
    this.#lineEnds = '';
    this.#lastShown = '';
    this.isBlank = true;
    this.#depth = 0;
    this.#isOthers = false;
    this.calls.length = 0;
    this.#code = new CodeContext();
    if (this.#json !== undefined) this.#json = new JsonValues();
    this.#namesThoughts = false;
  }

  #say(text: string): void {
    if (text === '') return;
    this.#last = text.at(-1) ?? '';
    if (this.#call !== undefined) this.#call.body += text;
    else if (this.#header !== undefined) this.#readHeader(this.#header, text);
    else if (this.#isShowing()) this.#show(text);
  }

  /** No blanks at the beginning, nor twice as many where something was taken out. */
  #show(given: string): void {
    const isApart = this.isBlank || (this.#isAfterMark && /\s/u.test(this.#lastShown));
    const shown = isApart ? given.trimStart() : given;
    if (shown === '') return;
    this.isBlank = false;
    this.#isAfterMark = false;
    this.#lastShown = shown.at(-1) ?? '';
    this.#code.read(shown);
    this.#json?.read(shown);
    const text = this.#lineEnds + shown;
    const end = text.indexOf('\n', text.trimEnd().length);
    const isHeld = end >= 0 && text.length - end <= LINE_ENDS_MAX;
    this.#shown += isHeld ? text.slice(0, end) : text;
    this.#lineEnds = isHeld ? text.slice(end) : '';
  }

  #readHeader(header: Header, text: string): void {
    header.text += text;
    const line = header.kind === 'role-of-line' ? header.text.indexOf('\n') : -1;
    const channel = header.kind === 'channel' ? SHOWN_CHANNEL.exec(header.text)?.[0] : undefined;
    const end = channel?.length ?? (line < 0 ? undefined : line);
    if (end === undefined) {
      // A word that says nothing more than that: what follows without end is hidden with it.
      if (header.text.length > HEADER_MAX_CHARACTERS) header.text = header.text.slice(0, HEADER_MAX_CHARACTERS);
      return;
    }
    const rest = header.text.slice(end);
    header.text = header.text.slice(0, end);
    this.#endHeader();
    this.#say(rest);
  }

  #endHeader(): void {
    const header = this.#header;
    this.#header = undefined;
    if (header === undefined || header.kind === 'constraint') return;
    this.#recipient = RECIPIENT.exec(header.text)?.[1] ?? this.#recipient;
    if (header.kind !== 'channel') this.#isOthers = !OWN_ROLE.test(header.text);
    else if (SHOWN_CHANNEL.test(header.text)) this.#restart();
    else this.#isOthers = true;
  }
}

/** What people may see of a whole answer. */
export function shownText(text: string, isJson = false): string {
  const reader = new AnswerText(isJson);
  const first = reader.read(text);
  const last = reader.end();
  return last.isRestart ? last.text : first.text + last.text;
}
