import type { RequestOverrides } from '../rig/load.ts';
import { ignoredPunctuation } from '../rig/unique-search.ts';
import { pick, random } from './pseudo-random.ts';
import { dish, foodOf } from './dish.ts';
import {
  ADMIN,
  measuredOwnerOf,
  MEASURED_USERS,
  copyId,
  isHidden,
  isInBin,
  POPULAR_EVERY,
  recipeId,
  type Dataset,
} from './dataset.ts';

/** A kind of request to measure. */
export interface Scenario {
  readonly name: string;
  /** The `n`th request: a path to GET, or a body to POST. All requests of a search differ. */
  request(n: number): string | { readonly path: string; readonly body: object };
  readonly as?: 'admin';
}

/** Searches, each with the case that it represents. */
const SEARCHES = [
  ['a word in nearly every recipe', 'salt'],
  ['a word in many titles', 'soup'],
  ['a rare food', 'kohlrabi'],
  ['two words', 'lemon+rice'],
  ['a prefix', 'tom'],
  ['a misspelled word', 'chiken'],
  ['ingredients at hand', 'chicken+rice+broccoli+caviar'],
  ['eight words', 'chicken+rice+garlic+onion+leek+tofu+basil+lime'],
  ['no match', 'xqzwvyk'],
] as const;

const COMMUNITY = '/api/community/recipes';
const BROWSED = '/api/categories/recipes';

/** A query that no cache answers. */
function uniqueQuery(words: string, n: number): string {
  return `q=${ignoredPunctuation(n)}+${words}`;
}

export interface ScenarioInput {
  readonly dataset: Dataset;
  /** Cursors of deep pages, by the path of their list. */
  readonly cursors: ReadonlyMap<string, string>;
}

/** Lists whose deep page is measured, too. */
const DEEP_LISTS = [
  ...['rating', 'views', 'newest'].flatMap((sort) => [
    `${COMMUNITY}?sort=${sort}`,
    `${COMMUNITY}?sort=${sort}&category=Soup`,
  ]),
  ...['newest', 'rating', 'quickest'].map((sort) => `${BROWSED}?sort=${sort}`),
];

const DEEP_OWN_LISTS = ['date', 'title', 'cookTime'].map((sort) => `/api/recipes?sort=${sort}`);
export const DEEP_PATHS = [...DEEP_OWN_LISTS, ...DEEP_LISTS];

/** All lists, searches, counts and community reads, and the most frequent writes. */
export function scenariosOf({ dataset, cursors }: ScenarioInput): Scenario[] {
  const fixed = (path: string): Scenario => ({ name: path, request: () => path });
  const deepPage = (path: string): Scenario => {
    const cursor = cursors.get(path) ?? '';
    return { name: `${path}, deep page`, request: () => `${path}&cursor=${cursor}` };
  };
  const own = ownRecipes(dataset);
  const ofOwn = (rest: string) => (n: number) => {
    const ids = own[n % MEASURED_USERS] ?? [];
    return `/api/recipes/${ids[Math.floor(n / MEASURED_USERS) % ids.length] ?? ''}${rest}`;
  };
  const copy = (n: number) => copyId(dataset, findForeign(dataset, Math.floor(random(n, 60) * dataset.recipes)));
  const popular = (n: number) =>
    copyId(dataset, Math.floor(random(n, 61) * (dataset.recipes / POPULAR_EVERY)) * POPULAR_EVERY);
  const dishes = Array.from({ length: 50 }, (_, n) => dish(n));
  const searches = (path: string, and = '') =>
    SEARCHES.map(([what, words]): Scenario => ({
      name: `${path}?q=…${and}: ${what}`,
      request: (n) => `${path}?${uniqueQuery(words, n)}${and}`,
    }));
  return [
    ...DEEP_OWN_LISTS.flatMap((path) => [fixed(path), fixed(`${path}&category=Soup`), deepPage(path)]),
    fixed('/api/recipes?tags=Vegan'),
    fixed('/api/recipes?favorites=true'),
    ...searches('/api/recipes'),
    fixed('/api/recipes/count'),
    fixed('/api/recipes/count?category=Soup&tags=Vegan'),
    { name: '/api/recipes/count?q=…', request: (n) => `/api/recipes/count?${uniqueQuery('lemon', n)}` },
    fixed('/api/recipes/categories'),
    fixed('/recipes'),
    { name: '/api/recipes/{id}', request: ofOwn('') },
    { name: '/api/recipes/{id}/versions', request: ofOwn('/versions') },
    { name: '/api/recipes/{id}/shares', request: ofOwn('/shares') },
    { name: '/api/recipes/{id}/community', request: ofOwn('/community') },
    fixed('/api/stats'),
    fixed('/api/bin'),
    fixed('/api/cookbook/ids'),
    fixed('/api/shared-with-me'),
    fixed('/api/shared-with-me/new'),
    ...searches('/recipes/search'),
    ...DEEP_LISTS.flatMap((path) => [fixed(path), deepPage(path)]),
    fixed(`${BROWSED}?sort=newest&source=mine`),
    fixed(`${BROWSED}?sort=rating&minutes=15&servings=6`),
    fixed(`${BROWSED}?sort=newest&minutes=15&servings=6&category=Snack`),
    ...searches(BROWSED),
    fixed('/api/categories/count'),
    fixed('/api/categories/count?category=Soup&minutes=30'),
    { name: '/api/categories/count?q=…', request: (n) => `/api/categories/count?${uniqueQuery('lemon', n)}` },
    ...searches(COMMUNITY),
    ...searches(COMMUNITY, '&sort=newest'),
    { name: `${COMMUNITY}?q=…: any food`, request: (n) => `${COMMUNITY}?${uniqueQuery(foodParameter(n), n)}` },
    {
      name: `${COMMUNITY}?q=…: a dish and a food`,
      request: (n) => `${COMMUNITY}?${uniqueQuery(`soup+${foodParameter(n)}`, n)}`,
    },
    {
      name: `${COMMUNITY}?q=…: in a category`,
      request: (n) => `${COMMUNITY}?category=Dessert&${uniqueQuery(foodParameter(n), n)}`,
    },
    fixed('/api/community/trending'),
    fixed('/api/community/recommended'),
    { name: '/api/recipes/{id}, community copy', request: (n) => `/api/recipes/${copy(n)}` },
    { name: '/api/community/{id}/ratings', request: (n) => `/api/community/${copy(n)}/ratings` },
    {
      name: '/api/community/{id}/ratings, 900 of them',
      request: (n) => `/api/community/${popular(n)}/ratings`,
    },
    fixed('/api/ratings'),
    fixed('/api/chat/conversations'),
    fixed('/api/assistant/generations'),
    fixed('/api/profile'),
    fixed('/api/profile/activity'),
    fixed('/api/session'),
    fixed('/api/auth/list-sessions'),
    fixed('/api/tokens'),
    ...[
      '/api/admin/people',
      '/api/admin/people?q=cook12',
      '/api/admin/people?q=cook99%40example.org',
      '/api/admin/community',
      '/api/admin/community?hidden=true',
      '/api/admin/reports',
      '/api/admin/reports?closed=true',
      '/api/admin/reports/count',
      '/api/admin/outbox',
      '/api/admin/health',
      '/api/admin/models',
      '/api/admin/errors',
      '/api/admin/audit',
    ].map((path): Scenario => ({ ...fixed(path), as: 'admin' })),
    {
      name: 'rating a recipe',
      request: (n) => ({ path: `/api/community/${copy(n)}/ratings`, body: { rating: 1 + (n % 5), comment: 'Good.' } }),
    },
    { name: 'viewing a recipe', request: (n) => ({ path: `/api/community/${copy(n)}/views`, body: {} }) },
    {
      name: 'creating a recipe',
      request: (n) => ({ path: '/recipes', body: pick(dishes, random(n, 62)) }),
    },
  ];
}

export function requestOf({ request, as }: Scenario, n: number, cookies: readonly string[]): RequestOverrides {
  const cookie = cookies[as === 'admin' ? ADMIN : n % MEASURED_USERS] ?? '';
  const overrides = request(n);
  return typeof overrides === 'string' ? { path: overrides, cookie } : { ...overrides, cookie };
}

/** The ids of each measured user's recipes outside the bin. */
function ownRecipes(dataset: Dataset): string[][] {
  const own = Array.from({ length: MEASURED_USERS }, (): string[] => []);
  for (let n = 0; n < dataset.recipes; n++) {
    const owner = measuredOwnerOf(dataset, n);
    if (owner !== undefined && !isInBin(n)) own[owner]?.push(recipeId(dataset, n));
  }
  return own;
}

/** The number of the first recipe from `n` on that is visible to everyone and owned by no measured user. */
function findForeign(dataset: Dataset, n: number): number {
  return isHidden(n) || measuredOwnerOf(dataset, n) !== undefined ? findForeign(dataset, (n + 1) % dataset.recipes) : n;
}

function foodParameter(n: number): string {
  return encodeURIComponent(foodOf(n));
}
