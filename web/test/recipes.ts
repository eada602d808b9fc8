import type { AssistantStatus } from '@larder/contract/assistant';
import type { CommunityCard } from '@larder/contract/community';
import type { RecipeCard, RecipeDetail } from '@larder/contract/recipes';

import { ADA } from './open-page.tsx';

const AT = '2030-01-01T00:00:00.000Z';

/** A recipe of Ada's, as a list shows it. */
export const SOUP_CARD: RecipeCard = {
  id: '0192f0c0-0000-7000-8000-000000000051',
  title: 'Leek soup',
  description: 'Green, warm and quick.',
  image_url: null,
  is_ai_generated: false,
  category: 'Soup',
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
  is_favorite: false,
  picture: null,
  drawing: 'v1',
  conflicts: [],
  created_at: AT,
};

const OWN = { source: 'own', shared_by: null, shared_by_name: null, rating: 0, ratings_count: 0 } as const;

/** The same recipe on its own page. */
export const SOUP: RecipeDetail = {
  ...SOUP_CARD,
  ...OWN,
  user_id: ADA.id,
  ingredients: ['2 leeks', '1/2 l stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
  version: 1,
  updated_at: AT,
  hidden_reason: null,
  culprits: [],
};

/** A recipe that another user published. */
export const PUBLISHED_SOUP: CommunityCard = {
  ...SOUP_CARD,
  ...OWN,
  source: 'community',
  shared_by: '0192f0c0-0000-7000-8000-0000000000b0',
  shared_by_name: 'Bruno',
  views: 0,
  own_rating: null,
};

export const NO_RECIPES = { recipes: [], next_cursor: null, words: [], mended: null };

/** The assistant when the kitchen engine answers. */
export const STATUS: AssistantStatus = {
  answered_by: 'kitchen',
  falls_back: true,
  capabilities: { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true },
  sees: false,
};
