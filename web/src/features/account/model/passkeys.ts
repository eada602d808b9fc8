/** Browsers support passkeys only in secure contexts. */
export function supportsPasskeys(browser: object): boolean {
  return typeof Reflect.get(browser, 'PublicKeyCredential') === 'function';
}

/** The user dismissed the browser dialog, it timed out, or another request replaced it. */
export function isDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
