export type VoiceCommand = 'next' | 'back' | 'repeat' | 'stop';

const WORDS: readonly (readonly [VoiceCommand, RegExp])[] = [
  ['stop', /\b(?:stop|quiet|silence|enough)\b/u],
  ['repeat', /\b(?:repeat|again|read)\b/u],
  ['back', /\b(?:back|previous|before)\b/u],
  ['next', /\b(?:next|forward|continue|go on)\b/u],
];

/** More words than this are talk in the kitchen, not said to the page. */
const WORDS_MAX = 4;

/** What somebody said, if it was meant for us. */
export function readVoiceCommand(said: string): VoiceCommand | null {
  const words = said.toLowerCase().trim();
  if (words === '' || words.split(/\s+/u).length > WORDS_MAX) return null;
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
