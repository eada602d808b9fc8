/** Cancels one generation. */
export interface Cancellation {
  /** A cancellation was requested and has not failed. */
  readonly isRequested: () => boolean;
  /** Requests cancellation now, or as soon as the server knows the generation. */
  readonly request: () => void;
  /** The server has reported the generation. */
  readonly noteStarted: () => void;
}

export interface CancellationOptions {
  readonly cancel: () => Promise<unknown>;
  /** Called when `isRequested` changes. */
  readonly onChange: () => void;
  readonly onFailed: (error: unknown) => void;
}

export function createCancellation({ cancel, onChange, onFailed }: CancellationOptions): Cancellation {
  let isRequested = false;
  let known = false;

  const send = async (): Promise<void> => {
    try {
      await cancel();
    } catch (error) {
      isRequested = false;
      onChange();
      onFailed(error);
    }
  };

  return {
    isRequested: () => isRequested,
    request: () => {
      if (isRequested) return;
      isRequested = true;
      onChange();
      if (known) void send();
    },
    noteStarted: () => {
      if (known) return;
      known = true;
      if (isRequested) void send();
    },
  };
}
