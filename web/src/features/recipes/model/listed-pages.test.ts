import type { RecipeCard, RecipePage } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { itemsOf, withCard, withCardsBack, withoutCards } from './listed-pages.ts';

function card(id: string): RecipeCard {
  return {
    id,
    title: id,
    description: '',
    image_url: null,
    picture: null,
    drawing: '1-a',
    conflicts: [],
    is_ai_generated: false,
    category: null,
    preparation_time: null,
    cooking_time: null,
    servings: null,
    is_favorite: false,
    created_at: '2026-01-01T00:00:00.000Z',
  };
}

function page(...ids: string[]): RecipePage {
  return { recipes: ids.map(card), next_cursor: null, words: [], mended: null };
}

const list = { pages: [page('a', 'b'), page('c')], pageParams: [null, 'next'] };

describe('the pages of a list', () => {
  it('contain each recipe once, at its first position', () => {
    expect(itemsOf([page('a', 'b'), page('a', 'c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('keep their identity unless one of their cards changes', () => {
    const changed = withCard(list, 'b', { is_favorite: true });
    expect(itemsOf(changed.pages).map(({ is_favorite: isFavorite }) => isFavorite)).toEqual([false, true, false]);
    expect(changed.pages[1]).toBe(list.pages[1]);
    expect(changed.pages[0]?.recipes[0]).toBe(list.pages[0]?.recipes[0]);
  });

  it('lose removed recipes', () => {
    const left = withoutCards(list, new Set(['a', 'x']));
    expect(itemsOf(left.pages).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(left.pages[1]).toBe(list.pages[1]);
  });

  it('regain returned recipes at their positions, and retain later changes', () => {
    const without = withCard(withoutCards(list, new Set(['a', 'c'])), 'b', { is_favorite: true });
    const again = withCardsBack(without, list, new Set(['a', 'c']));
    expect(itemsOf(again.pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(again.pages[0]?.recipes[1]?.is_favorite).toBe(true);
    expect(itemsOf(withCardsBack(without, list, new Set(['c'])).pages).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('do not regain recipes after a refetch', () => {
    const refetched = { pages: [page('b', 'x'), page('d')], pageParams: [null, 'other'] };
    expect(itemsOf(withCardsBack(refetched, list, new Set(['c'])).pages).map(({ id }) => id)).toEqual(['b', 'x', 'd']);
  });
});
