import type { SourcedCard } from '@larder/contract/recipes';

/** What somebody gave to others is theirs to give: a way to share stands only at a recipe that nobody shared. */
export function mayShare({ shared_by: sharedBy }: Pick<SourcedCard, 'shared_by'>): boolean {
  return sharedBy === null;
}
