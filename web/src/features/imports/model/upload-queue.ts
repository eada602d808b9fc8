/** A file that is being uploaded. */
export interface Upload {
  /** The id of the import. */
  readonly id: string;
  /** The user who chose the file. */
  readonly owner: string;
  readonly file: File;
  readonly phase: 'waiting' | 'sending' | 'stopped' | 'failed';
  /** Bytes of the file that the server has. */
  readonly sent: number;
  /** Why it failed. */
  readonly error: unknown;
}

export type RunUpload = (signal: AbortSignal, onSent: (bytes: number) => void) => Promise<void>;

interface Entry {
  upload: Upload;
  readonly run: RunUpload;
  controller: AbortController;
}

/** Uploads one file after the other. An upload leaves the queue when it is complete; one that failed or was stopped can be resumed. */
export class UploadQueue {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];

  /** The same array until something changes. */
  readonly list = (): readonly Upload[] => this.#uploads;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds a file, or chooses the file of an interrupted upload again. One that is in progress goes on. */
  add(chosen: Pick<Upload, 'id' | 'owner' | 'file'>, run: RunUpload): void {
    const phase = this.#entries.get(chosen.id)?.upload.phase;
    if (phase === 'sending' || phase === 'waiting') return;
    const upload: Upload = { ...chosen, phase: 'waiting', sent: 0, error: null };
    this.#entries.set(chosen.id, { upload, run, controller: new AbortController() });
    this.#publish();
    void this.#runNext();
  }

  resume(id: string): void {
    const entry = this.#entries.get(id);
    if (entry !== undefined) this.add(entry.upload, entry.run);
  }

  stop(id: string): void {
    this.#entries.get(id)?.controller.abort();
    this.#change(id, { phase: 'stopped' });
  }

  remove(id: string): void {
    this.#entries.get(id)?.controller.abort();
    this.#entries.delete(id);
    this.#publish();
    void this.#runNext();
  }

  async #runNext(): Promise<void> {
    const entries = [...this.#entries.values()];
    const next = entries.find(({ upload }) => upload.phase === 'waiting');
    if (next === undefined || entries.some(({ upload }) => upload.phase === 'sending')) return;
    await this.#run(next);
    await this.#runNext();
  }

  async #run(entry: Entry): Promise<void> {
    const { id } = entry.upload;
    const { signal } = entry.controller;
    // An aborted run must not change the one that follows it.
    const report = (change: Partial<Upload>): void => {
      if (!signal.aborted) this.#change(id, change);
    };
    report({ phase: 'sending' });
    try {
      await entry.run(signal, (sent) => report({ sent }));
      if (signal.aborted) return;
      this.#entries.delete(id);
      this.#publish();
    } catch (error) {
      report({ phase: 'failed', error });
    }
  }

  #change(id: string, change: Partial<Upload>): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.upload = { ...entry.upload, ...change };
    this.#publish();
  }

  #publish(): void {
    this.#uploads = [...this.#entries.values()].map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}
