import type { AnswerSink } from '../running-answers.ts';
import { CitationReader } from './citations.ts';

/** The text of an answer as it streams in, without its citation marks. */
export class AnswerText {
  readonly #sink: AnswerSink;
  readonly #citations = new CitationReader();
  /** The model's text, with citation marks. */
  raw = '';
  text = '';
  #isNewParagraph = false;
  /** The state at the beginning of the model's current round. */
  #mark = { raw: 0, text: '', isNewParagraph: false };

  constructor(sink: AnswerSink) {
    this.#sink = sink;
  }

  get cited(): readonly string[] {
    return this.#citations.cited;
  }

  markRound(): void {
    this.#mark = { raw: this.raw.length, text: this.text, isNewParagraph: this.#isNewParagraph };
  }

  get rawSinceMark(): string {
    return this.raw.slice(this.#mark.raw);
  }

  /** Discards the text of the current round. */
  rollBack(): void {
    const { raw, text, isNewParagraph } = this.#mark;
    this.#citations.end();
    this.raw = this.raw.slice(0, raw);
    this.#isNewParagraph = isNewParagraph;
    if (this.text === text) return;
    this.text = text;
    this.#sink.replace(text);
  }

  append(text: string): void {
    this.raw += text;
    this.#emit(this.#citations.read(text));
  }

  startParagraph(): void {
    this.#emit(this.#citations.end());
    this.#isNewParagraph = this.text !== '';
  }

  appendParagraph(text: string): void {
    this.startParagraph();
    this.#emit(text);
  }

  end(): void {
    this.#emit(this.#citations.end());
  }

  #emit(text: string): void {
    if (text === '') return;
    const added = this.#isNewParagraph ? `\n\n${text.trimStart()}` : text;
    this.#isNewParagraph = false;
    this.text += added;
    this.#sink.write(added);
  }
}
