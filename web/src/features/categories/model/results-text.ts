import type { SourcedCard } from '@larder/contract/recipes';

/** From whom it comes: "Shared by Bruno", "Community · Clara"; null for what is kept by whoever looks. */
export function originText(
  { source, shared_by_name: name }: Pick<SourcedCard, 'source' | 'shared_by_name'>,
  isOwn: boolean,
): string | null {
  if (source === 'own' || name === null) return null;
  return source === 'shared' ? `Shared by ${name}` : `Community · ${isOwn ? 'You' : name}`;
}
