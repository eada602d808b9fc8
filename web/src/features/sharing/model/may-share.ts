import type { SourcedCard } from '@larder/contract/recipes';

/** A recipe that another user shared cannot be shared again, so its card has no share button. */
export function mayShare({ shared_by: sharedBy }: Pick<SourcedCard, 'shared_by'>): boolean {
  return sharedBy === null;
}
