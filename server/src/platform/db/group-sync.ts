/**
 * Group commit: makes writes durable before they are acknowledged, many with one sync of the file. A write waits for a sync that begins
 * after it; writes that come during a sync share the next one. Once a sync has failed, all fail: the operating system may have dropped
 * the pages that it could not write, and a later sync would not tell.
 */
export class GroupSync {
  readonly #syncFile: () => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(syncFile: () => Promise<void>) {
    this.#syncFile = syncFile;
  }

  /** Resolves when all that was written to the file before this call is on the disk. */
  sync(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      this.#running = this.#syncFile();
      // A caller waits for it as well, and reports the failure.
      return this.#running;
    });
    return this.#next;
  }
}
