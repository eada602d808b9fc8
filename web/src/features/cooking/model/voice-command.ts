export type VoiceCommand = 'next' | 'back' | 'repeat' | 'stop';

const WORDS: readonly (readonly [VoiceCommand, RegExp])[] = [
  ['stop', /\b(?:stop|quiet|silence|enough)\b/u],
  ['repeat', /\b(?:repeat|again|read)\b/u],
  ['back', /\b(?:back|previous|before)\b/u],
  ['next', /\b(?:next|forward|continue|go on)\b/u],
];

/** Longer utterances are conversation in the kitchen. */
const MAX_WORDS = 4;

/** The command in an utterance; null if it contains none. */
export function readVoiceCommand(transcript: string): VoiceCommand | null {
  const words = transcript.toLowerCase().trim();
  if (words === '' || words.split(/\s+/u).length > MAX_WORDS) return null;
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
