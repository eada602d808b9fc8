import pLimit from 'p-limit';

import { SECOND_MS } from '#platform/durations.ts';
import { IsolatedProcess } from '#platform/isolated-process.ts';

import { isTextRecognitionInstalled, type RecognitionLanguage } from './recognition-package.ts';

/** A page takes 2 to 5 seconds, noise without text a minute. */
const READ_MAX_MS = 30 * SECOND_MS;
/** The process takes 200 MB, so it ends when nobody imports a photo. */
const IDLE_MS = 30 * SECOND_MS;
const HEAP_MAX_MEGABYTES = 256;

export interface RecognitionTask {
  readonly picture: Uint8Array;
  readonly language: RecognitionLanguage;
}

/** A line of print. Lengths are pixels; y grows downwards. */
export interface RecognizedLine {
  readonly bottom: number;
  readonly height: number;
  readonly words: readonly RecognizedWord[];
}

export interface RecognizedWord {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
}

/** The picture takes too much time or memory. */
export class RecognitionError extends Error {
  constructor(cause: unknown) {
    super('The text of a photo was not recognized', { cause });
    this.name = 'RecognitionError';
  }
}

interface RecognitionSettings {
  readonly module: URL;
  readonly readMaxMs: number;
}

const SETTINGS: RecognitionSettings = {
  module: new URL('./recognition-process.ts', import.meta.url),
  readMaxMs: READ_MAX_MS,
};

/** Recognizes printed text in a process of its own, one picture at a time. It ends when it is idle. */
export class TextRecognition {
  readonly isAvailable: boolean;
  readonly #settings: RecognitionSettings;
  readonly #limit = pLimit(1);
  #process: IsolatedProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(isEnabled: boolean, settings: Partial<RecognitionSettings> = {}) {
    this.#settings = { ...SETTINGS, ...settings };
    this.isAvailable = isEnabled && isTextRecognitionInstalled();
  }

  /** Returns the lines of a picture that we encoded ourselves. Throws `RecognitionError`, and the reason of an abort. */
  read(picture: Buffer, language: RecognitionLanguage, signal: AbortSignal): Promise<readonly RecognizedLine[]> {
    return this.#limit(() => this.#readNow({ picture, language }, signal));
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const ended = this.#process;
    this.#process = null;
    await ended?.close();
  }

  async #readNow(task: RecognitionTask, signal: AbortSignal): Promise<readonly RecognizedLine[]> {
    clearTimeout(this.#idle);
    signal.throwIfAborted();
    const { module, readMaxMs } = this.#settings;
    this.#process ??= new IsolatedProcess(module, HEAP_MAX_MEGABYTES);
    try {
      const lines = await this.#process.ask(task, AbortSignal.any([signal, AbortSignal.timeout(readMaxMs)]));
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what recognition-process.ts answers
      return lines as readonly RecognizedLine[];
    } catch (error) {
      await this.close();
      signal.throwIfAborted();
      throw new RecognitionError(error);
    }
  }
}
