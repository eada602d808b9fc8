import type { KeyboardEvent } from 'react';

/** What a key says of itself while an input method takes it. */
const TAKEN_KEY_CODE = 229;

/** The key belongs to the input method, which is choosing a word. Safari says so of the Enter key by its code alone. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE;
}
