import { inertJson } from '#features/assistant/plain-text.ts';

/** As much of one recipe, or of one list, as a model is shown. */
const MAX_CHARACTERS = 6_000;

/** Words of recipes and people, so that nobody takes them for anything else: nothing in them can end the frame around them. */
export function asData(value: unknown): string {
  const text = inertJson(value);
  const shown = text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS).toWellFormed()}… (cut)`;
  return `<data>${shown}</data>`;
}
