import type { Unusable } from '#compose/composition';

/** Limit of individual entries; the rest is summarized. */
export const MAX_UNUSABLE = 50;

/** Caps the list of unusable entries and adds summaries for what exceeds the limits. */
export function summarizeUnusable(
  unusable: readonly Unusable[],
  { foods, mostFoods, unread, read }: Readonly<Record<'foods' | 'mostFoods' | 'unread' | 'read', number>>,
): Unusable[] {
  const listed = unusable.slice(0, MAX_UNUSABLE);
  if (unusable.length > listed.length)
    listed.push({ text: `${unusable.length - listed.length} more`, reason: "more that I don't recognize" });
  if (foods > mostFoods)
    listed.push({
      text: `${foods - mostFoods} more foods`,
      reason: `I use up to ${mostFoods} foods in one recipe`,
    });
  if (unread > 0) listed.push({ text: `${unread} more entries`, reason: `I read the first ${read}` });
  return listed;
}
