/** The Web Speech API. Most browsers send the audio to their vendor for recognition. */
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

type RecognitionConstructor = new () => Recognition;

function findConstructor(): RecognitionConstructor | null {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'];
  const found = names.map((name): unknown => Reflect.get(window, name)).find((each) => typeof each === 'function');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the interface of the Web Speech API, which TypeScript does not know
  return found === undefined ? null : (found as RecognitionConstructor);
}

export function canRecognizeSpeech(): boolean {
  return findConstructor() !== null;
}

export interface SpeechHandlers {
  readonly onTranscript: (words: string) => void;
  /** No permission, no microphone or no recognition service. Recognition has stopped. */
  readonly onUnavailable: () => void;
}

const FATAL_ERRORS = new Set(['not-allowed', 'service-not-allowed', 'audio-capture', 'network']);

/** Recognizes speech continuously. Returns how to stop. */
export function recognizeSpeech({ onTranscript, onUnavailable }: SpeechHandlers): () => void {
  const Constructor = findConstructor();
  if (Constructor === null) {
    onUnavailable();
    return () => undefined;
  }
  const recognition = new Constructor();
  let stopped = false;
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.lang = 'en-US';
  recognition.addEventListener('result', (event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this event carries in the Web Speech API
    const { results, resultIndex } = event as RecognitionEvent;
    for (const result of Array.from(results).slice(resultIndex)) {
      const transcript = result[0]?.transcript;
      if (transcript !== undefined && !stopped) onTranscript(transcript);
    }
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { readonly error?: string };
    if (stopped || error === undefined || !FATAL_ERRORS.has(error)) return;
    stopped = true;
    onUnavailable();
  });
  // The browser ends recognition after a silence.
  recognition.addEventListener('end', () => {
    if (!stopped) recognition.start();
  });
  recognition.start();
  return () => {
    stopped = true;
    recognition.abort();
  };
}
