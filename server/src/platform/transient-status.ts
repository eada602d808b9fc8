/** Answers to what we asked of another server that may be others later, beside its own failures. */
const PASSING_STATUS = new Set([408, 425, 429]);

export function isTransientStatus(status: number): boolean {
  return status >= 500 || PASSING_STATUS.has(status);
}
