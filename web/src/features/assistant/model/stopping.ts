/** How somebody stops the making of one recipe. */
export interface Stopping {
  /** It was asked for, and has not failed. */
  readonly isAsked: () => boolean;
  /** Stops it, or as soon as the server knows of what is to be stopped. */
  readonly ask: () => void;
  /** The server has told of it. */
  readonly noteKnown: () => void;
}

export interface StoppingDeps {
  readonly cancel: () => Promise<unknown>;
  /** `isAsked` has changed. */
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
