/** Browsers know passkeys only on pages that came over a safe connection. */
export function passkeysAreSupported(browser: object): boolean {
  return typeof Reflect.get(browser, 'PublicKeyCredential') === 'function';
}

/** The person closed the browser's dialog, let it run out, or began something else instead. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
