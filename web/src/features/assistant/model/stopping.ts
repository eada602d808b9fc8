/** Cancels one generation. */
export interface Stopping {
  /** A cancellation was requested and has not failed. */
  readonly isAsked: () => boolean;
  /** Requests cancellation now, or as soon as the server knows the generation. */
  readonly ask: () => void;
  /** The server has reported the generation. */
  readonly noteKnown: () => void;
}

export interface StoppingDeps {
  readonly cancel: () => Promise<unknown>;
  /** Called when `isAsked` changes. */
  readonly onChange: () => void;
  readonly onFailed: (error: unknown) => void;
}

export function createStopping({ cancel, onChange, onFailed }: StoppingDeps): Stopping {
  let asked = false;
  let known = false;

  const send = async (): Promise<void> => {
    try {
      await cancel();
    } catch (error) {
      asked = false;
      onChange();
      onFailed(error);
    }
  };

  return {
    isAsked: () => asked,
    ask: () => {
      if (asked) return;
      asked = true;
      onChange();
      if (known) void send();
    },
    noteKnown: () => {
      if (known) return;
      known = true;
      if (asked) void send();
    },
  };
}
