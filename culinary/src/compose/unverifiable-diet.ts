import { type Constraints, parseExclusion } from '#compose/constraints';
import { abbreviate } from '#compose/note-words';

const STARCHY = /keto|paleo|diabet|low[- ]carb/iu;
const STARCHY_FOODS = 'added sugar, grains, potatoes, beans';

/** Returns what clearly violates a diet that the engine cannot verify, and the note that promises nothing more. */
export function unverifiableDiet(wish: string): { exclusion: Constraints['exclusions'][number] | null; note: string } {
  const text = abbreviate(wish);
  const starch = STARCHY.test(wish) ? parseExclusion(STARCHY_FOODS) : null;
  const exclusion = starch === null ? null : { ...starch, text, why: `has too much starch or sugar for '${text}'` };
  const limit = exclusion === null ? '' : '; I only left out sugar, grains, potatoes and beans';
  return { exclusion, note: `I can't check '${wish}', so I can't promise that this dish fits it${limit}.` };
}
