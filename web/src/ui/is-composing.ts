import type { KeyboardEvent } from 'react';

/** The `keyCode` of a key that an input method (IME) handles. */
const IME_KEY_CODE = 229;

/** True while an input method (IME) handles the key. Safari marks the final Enter by its key code only. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === IME_KEY_CODE;
}
