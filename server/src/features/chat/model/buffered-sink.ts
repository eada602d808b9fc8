import type { AnswerSink } from '../running-answers.ts';

/** Buffers text until it is known whether it will be sent at all. */
export class BufferedSink implements AnswerSink {
  readonly #sink: AnswerSink;
  #buffer: string | undefined = '';

  constructor(sink: AnswerSink) {
    this.#sink = sink;
  }

  get isReleased(): boolean {
    return this.#buffer === undefined;
  }

  get signal(): AbortSignal {
    return this.#sink.signal;
  }

  get text(): string {
    return `${this.#sink.text}${this.#buffer ?? ''}`;
  }

  showStatus(text: string): void {
    this.#sink.showStatus(text);
  }

  write(text: string): void {
    if (this.#buffer === undefined) this.#sink.write(text);
    else this.#buffer += text;
  }

  replace(text: string): void {
    if (this.#buffer === undefined) this.#sink.replace(text);
    else this.#buffer = text;
  }

  /** Sends the buffered text; from then on text is passed through. */
  release(): void {
    const buffered = this.#buffer;
    this.#buffer = undefined;
    if (buffered !== undefined && buffered !== '') this.#sink.write(buffered);
  }
}
