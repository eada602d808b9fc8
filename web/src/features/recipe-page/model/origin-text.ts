import type { RecipeDetail } from '@larder/contract/recipes';

/** The author of a recipe of another user or the community; null for the user's own. `isOwn`: the user published it. */
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
