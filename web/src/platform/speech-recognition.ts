/** Hearing what is said, where the browser can. Most browsers send what they hear to their maker to be understood. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  abort(): void;
}

interface RecognitionEvent extends Event {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type RecognitionMaker = new () => Recognition;

function findMaker(): RecognitionMaker | null {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'];
  const found = names.map((name): unknown => Reflect.get(window, name)).find((each) => typeof each === 'function');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the interface of the Web Speech API, which TypeScript does not know
  return found === undefined ? null : (found as RecognitionMaker);
}

export function canRecognizeSpeech(): boolean {
  return findMaker() !== null;
}

export interface Listening {
  readonly onHeard: (words: string) => void;
  /** It will not listen: no permission, no microphone, or no way to its maker. */
  readonly onRefused: () => void;
}

const REFUSALS = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'network']);

/** Listens until it is stopped. Returns how to stop. */
export function listen({ onHeard, onRefused }: Listening): () => void {
  const Maker = findMaker();
  if (Maker === null) {
    onRefused();
    return () => undefined;
  }
  const recognition = new Maker();
  let stopped = false;
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.lang = 'en-US';
  recognition.addEventListener('result', (event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this event carries in the Web Speech API
    const { results, resultIndex } = event as RecognitionEvent;
    for (const result of Array.from(results).slice(resultIndex)) {
      const said = result[0]?.transcript;
      if (said !== undefined && !stopped) onHeard(said);
    }
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { readonly error?: string };
    if (stopped || error === undefined || !REFUSALS.has(error)) return;
    stopped = true;
    onRefused();
  });
  // After a silence the browser stops by itself.
  recognition.addEventListener('end', () => {
    if (!stopped) recognition.start();
  });
  recognition.start();
  return () => {
    stopped = true;
    recognition.abort();
  };
}
