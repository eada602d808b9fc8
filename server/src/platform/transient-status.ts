/** Client errors that a retry may resolve: timeout, too early, too many requests. */
const TRANSIENT_STATUS = new Set([408, 425, 429]);

export function isTransientStatus(status: number): boolean {
  return status >= 500 || TRANSIENT_STATUS.has(status);
}
