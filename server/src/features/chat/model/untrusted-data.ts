import { inertJson } from '#features/assistant/plain-text.ts';

/** The maximum length of one recipe or list in a prompt. */
const MAX_CHARACTERS = 6_000;

/** Frames untrusted text as data against prompt injection. Nothing in the text can close the frame. */
export function wrapUntrusted(value: unknown): string {
  const text = inertJson(value);
  const limited = text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).toWellFormed()}… (cut)`;
  return `<data>${limited}</data>`;
}
