import type { RecipeDetail } from '@larder/contract/recipes';

/** Who a recipe that is not one's own comes from. */
export function originText({ source, shared_by_name }: Pick<RecipeDetail, 'source' | 'shared_by_name'>): string | null {
  const name = shared_by_name ?? 'a cook';
  switch (source) {
    case 'own':
      return null;
    case 'shared':
      return `Shared by ${name}`;
    case 'community':
      return `From the community, by ${name}`;
  }
}
