import type { KeyboardEvent } from 'react';

/** The `keyCode` of a key that the input method handles. */
const IME_KEY_CODE = 229;

/** Whether the key goes to the input method. Safari reports Enter by its key code alone. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === IME_KEY_CODE;
}
