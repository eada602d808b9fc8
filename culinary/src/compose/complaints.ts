import type { Unusable } from '#compose/composition';

/** More is not told one by one. */
export const MOST_COMPLAINTS = 50;

/** What is said of things that were left aside, and how many more there were. */
export function complaintsOf(
  unusable: readonly Unusable[],
  { foods, mostFoods, unread, read }: Readonly<Record<'foods' | 'mostFoods' | 'unread' | 'read', number>>,
): Unusable[] {
  const told = unusable.slice(0, MOST_COMPLAINTS);
  if (unusable.length > told.length)
    told.push({ text: `${unusable.length - told.length} more`, reason: 'more of what I do not know' });
  if (foods > mostFoods)
    told.push({
      text: `${foods - mostFoods} more foods`,
      reason: `${mostFoods} foods are as many as one kitchen table holds`,
    });
  if (unread > 0)
    told.push({ text: `${unread} more entries`, reason: `I read the first ${read}; one recipe needs no more` });
  return told;
}
