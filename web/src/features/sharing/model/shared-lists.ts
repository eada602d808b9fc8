import type { ReceivedCard, Share } from '@larder/contract/sharing';
import type { InfiniteData } from '@tanstack/react-query';

type Received = InfiniteData<{ recipes: ReceivedCard[]; next_cursor: string | null }>;
type Shares = InfiniteData<{ shares: Share[]; next_cursor: string | null }>;

/** The list with one recipe marked as viewed. */
export function withViewed(list: Received, id: string): Received {
  const pages = list.pages.map((page) => ({
    ...page,
    recipes: page.recipes.map((recipe) => (recipe.id === id ? { ...recipe, viewed: true } : recipe)),
  }));
  return { ...list, pages };
}

/** The list without one recipient. */
export function withoutShare(list: Shares, userId: string): Shares {
  const pages = list.pages.map((page) => ({
    ...page,
    shares: page.shares.filter(({ person_id }) => person_id !== userId),
  }));
  return { ...list, pages };
}
