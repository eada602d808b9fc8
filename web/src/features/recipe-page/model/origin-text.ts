import type { RecipeDetail } from '@larder/contract/recipes';

/** Who a recipe comes from that is not in one's own cookbook; `isOwn` for what one gave to everyone. */
export function originText(
  { source, shared_by_name }: Pick<RecipeDetail, 'source' | 'shared_by_name'>,
  isOwn: boolean,
): string | null {
  const name = shared_by_name ?? 'a cook';
  switch (source) {
    case 'own':
      return null;
    case 'shared':
      return `Shared by ${name}`;
    case 'community':
      return `From the community, by ${isOwn ? 'you' : name}`;
  }
}
