import type { SourcedCard } from '@larder/contract/recipes';

/** The source of a recipe: "Shared by Bruno", "Community · Clara". Null for the user's own recipe. */
export function originText(
  { source, shared_by_name: name }: Pick<SourcedCard, 'source' | 'shared_by_name'>,
  isOwn: boolean,
): string | null {
  if (source === 'own' || name === null) return null;
  return source === 'shared' ? `Shared by ${name}` : `Community · ${isOwn ? 'You' : name}`;
}
