import { recipePictureUrl } from '@larder/contract/pictures';
import type { UseFormReturn } from 'react-hook-form';

import type { PictureUploadState } from '#features/pictures/hooks/use-picture-upload.ts';
import { describePictureFailure } from '#features/pictures/model/picture-failure.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { fetchScript } from '#platform/fetch-script.ts';

const IDLE: PictureUploadState = { phase: 'idle' };

interface Upload {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  state: PictureUploadState;
}

/**
 * The uploads of pictures of steps. Each has a key, which its row holds until it gets the address: the row may move meanwhile, and the
 * wizard may show another step.
 */
export class StepUploads {
  readonly #form: UseFormReturn<RecipeForm>;
  readonly #uploads = new Map<string, Upload>();
  readonly #listeners = new Set<() => void>();

  constructor(form: UseFormReturn<RecipeForm>) {
    this.#form = form;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The state of the upload with this key; idle for anything else. */
  stateOf(key: string): PictureUploadState {
    return this.#uploads.get(key)?.state ?? IDLE;
  }

  /** Uploads the picture of a row. It replaces the one before. */
  start(index: number, files: readonly File[]): void {
    if (files.length === 0) return;
    this.remove(index);
    const key = `upload ${crypto.randomUUID()}`;
    const controller = new AbortController();
    const upload: Upload = {
      controller,
      state: { phase: 'preparing' },
      done: Promise.resolve().then(() => this.#send(key, files, controller.signal)),
    };
    this.#uploads.set(key, upload);
    this.#form.setValue(`instructions.${index}.picture`, key);
  }

  /** Removes the picture of a row and aborts its upload. */
  remove(index: number): void {
    const name = `instructions.${index}.picture` as const;
    const key = this.#form.getValues(name) ?? '';
    this.#uploads.get(key)?.controller.abort();
    this.#uploads.delete(key);
    this.#form.setValue(name, '');
  }

  /** Waits for all uploads. Returns the first failure of a row that still exists. */
  async settle(): Promise<{ readonly index: number; readonly message: string } | null> {
    await Promise.all([...this.#uploads.values()].map(({ done }) => done));
    const states = this.#form.getValues('instructions').map(({ picture = '' }) => this.stateOf(picture));
    const index = states.findIndex(({ phase }) => phase === 'failed');
    const failed = states[index];
    return failed?.phase === 'failed' ? { index, message: failed.message } : null;
  }

  abortAll(): void {
    for (const { controller } of this.#uploads.values()) controller.abort();
  }

  async #send(key: string, files: readonly File[], signal: AbortSignal): Promise<void> {
    try {
      // Loaded on demand: most steps have no picture.
      const { sendPhoto } = await fetchScript(() => import('#features/pictures/model/send-photo.ts'));
      const picture = await sendPhoto(files, signal, (share) => this.#report(key, { phase: 'sending', share }));
      const index = this.#form.getValues('instructions').findIndex((row) => row.picture === key);
      if (signal.aborted || index === -1) return;
      this.#uploads.delete(key);
      this.#form.setValue(`instructions.${index}.picture`, recipePictureUrl(picture));
    } catch (error) {
      this.#report(key, { phase: 'failed', url: null, message: describePictureFailure(error, 'picture') });
    }
  }

  #report(key: string, state: PictureUploadState): void {
    const upload = this.#uploads.get(key);
    if (upload === undefined) return;
    upload.state = state;
    for (const listener of this.#listeners) listener();
  }
}
