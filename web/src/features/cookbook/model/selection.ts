import { COOKBOOK_LIMITS } from '@larder/contract/cookbook';
import { formatNumber } from '@larder/contract/format-number';

/** Recipes selected for deletion or export, whether or not they are visible. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The recipe that was clicked last. A range starts here. */
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

function cap(ids: Iterable<string>): ReadonlySet<string> {
  const capped = new Set<string>();
  for (const id of ids) {
    if (capped.size === COOKBOOK_LIMITS.selection_max) break;
    capped.add(id);
  }
  return capped;
}

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: cap(next), anchor: id };
}

/**
 * Selects from the anchor to this recipe in list order. The range takes the new state of this recipe. Without an anchor in
 * the list, only this recipe is toggled.
 */
export function toggleRange(selection: Selection, order: readonly string[], id: string): Selection {
  const { ids, anchor } = selection;
  const from = anchor === null ? -1 : order.indexOf(anchor);
  const to = order.indexOf(id);
  if (from === -1 || to === -1) return toggle(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (!ids.has(id)) return { ids: cap([...ids, ...range]), anchor: id };
  const left = new Set(ids);
  for (const other of range) left.delete(other);
  return { ids: left, anchor: id };
}

export function selectAlso({ ids, anchor }: Selection, more: readonly string[]): Selection {
  return { ids: cap([...ids, ...more]), anchor };
}

/** Counts the selected recipes that the filter excludes. */
export function countHidden({ ids }: Selection, fitting: Iterable<string>): number {
  let hidden = ids.size;
  for (const id of new Set(fitting)) if (ids.has(id)) hidden -= 1;
  return hidden;
}

/** The text about selected recipes that the filter excludes. */
export function hiddenText(count: number, hidden: number): string {
  if (count === 0 || hidden === 0) return '';
  return hidden === count && count > 1 ? 'None of them are shown' : `${formatNumber(hidden)} not shown`;
}

/** The description of the dialog that confirms a deletion. `hidden` recipes are excluded by the filter. */
export function deletionText(count: number, hidden: number): string {
  const end = `${count === 1 ? 'It’ll' : 'They’ll'} move to the bin. You can undo this right away.`;
  if (hidden === 0) return end;
  const subject = count === 1 ? 'It' : `${formatNumber(hidden)} of them`;
  return `${subject} ${hidden === 1 ? 'is' : 'are'} not shown here. ${end}`;
}
