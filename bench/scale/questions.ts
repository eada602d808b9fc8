import type { Ask } from '../rig/load.ts';
import { chance, pick } from './chance.ts';
import { dish, foodOf } from './dish.ts';
import { ADMIN, askerOf, ASKERS, copyId, isHidden, isInBin, LOVED_EVERY, recipeId, type World } from './world.ts';

/** Something people ask for; the number makes one request of it unlike the others. */
export interface Question {
  readonly name: string;
  /** A path, or what is posted where. */
  ask(n: number): string | { readonly path: string; readonly body: object };
  readonly as?: 'admin';
}

/** What people search for, and why it is asked. Foods are named so often by themselves as people cook them. */
const SEARCHES = [
  ['a word in nearly every recipe', 'salt'],
  ['a word in many titles', 'soup'],
  ['a rare food', 'kohlrabi'],
  ['two words', 'lemon+rice'],
  ['a beginning', 'tom'],
  ['a misspelt word', 'chiken'],
  ['what is at hand', 'chicken+rice+broccoli+caviar'],
  ['eight words', 'chicken+rice+garlic+onion+leek+tofu+basil+lime'],
  ['nothing like anything', 'xqzwvyk'],
] as const;

const COMMUNITY = '/api/community/recipes';
const BROWSED = '/api/categories/recipes';

/** The same words with other signs before them, which mean nothing and yet make another question of it. */
function unlikeOthers(words: string, n: number): string {
  const signs = n.toString(4).replace(/[0-3]/gu, (digit) => '!;:,'[Number(digit)] ?? '');
  return `q=${signs}+${words}`;
}

export interface Asked {
  readonly world: World;
  /** Where far pages begin, by the list they are of. */
  readonly cursors: ReadonlyMap<string, string>;
}

/** Lists of which a far page is asked for as well. */
const DEEP_LISTS = [
  ...['rating', 'views', 'newest'].flatMap((sort) => [
    `${COMMUNITY}?sort=${sort}`,
    `${COMMUNITY}?sort=${sort}&category=Soup`,
  ]),
  ...['newest', 'rating', 'quickest'].map((sort) => `${BROWSED}?sort=${sort}`),
];

const DEEP_OWN_LISTS = ['date', 'title', 'cookTime'].map((sort) => `/api/recipes?sort=${sort}`);
export const DEEPLY_READ = [...DEEP_OWN_LISTS, ...DEEP_LISTS];

/** Everything that lists, searches, counts or is the community's, and what people do most. */
export function questionsOf({ world, cursors }: Asked): Question[] {
  const fixed = (path: string): Question => ({ name: path, ask: () => path });
  const far = (path: string): Question => {
    const cursor = cursors.get(path) ?? '';
    return { name: `${path}, a far page`, ask: () => `${path}&cursor=${cursor}` };
  };
  const own = ownRecipes(world);
  const ofOwn = (rest: string) => (n: number) => {
    const ids = own[n % ASKERS] ?? [];
    return `/api/recipes/${ids[Math.floor(n / ASKERS) % ids.length] ?? ''}${rest}`;
  };
  const copy = (n: number) => copyId(world, foreign(world, Math.floor(chance(n, 60) * world.recipes)));
  const loved = (n: number) => copyId(world, Math.floor(chance(n, 61) * (world.recipes / LOVED_EVERY)) * LOVED_EVERY);
  const dishes = Array.from({ length: 50 }, (_, n) => dish(n));
  const searches = (path: string, and = '') =>
    SEARCHES.map(([what, words]): Question => ({
      name: `${path}?q=…${and}: ${what}`,
      ask: (n) => `${path}?${unlikeOthers(words, n)}${and}`,
    }));
  return [
    ...DEEP_OWN_LISTS.flatMap((path) => [fixed(path), fixed(`${path}&category=Soup`), far(path)]),
    fixed('/api/recipes?tags=Vegan'),
    fixed('/api/recipes?favorites=true'),
    ...searches('/api/recipes'),
    fixed('/api/recipes/count'),
    fixed('/api/recipes/count?category=Soup&tags=Vegan'),
    { name: '/api/recipes/count?q=…', ask: (n) => `/api/recipes/count?${unlikeOthers('lemon', n)}` },
    fixed('/api/recipes/categories'),
    fixed('/recipes'),
    { name: '/api/recipes/{id}', ask: ofOwn('') },
    { name: '/api/recipes/{id}/versions', ask: ofOwn('/versions') },
    { name: '/api/recipes/{id}/shares', ask: ofOwn('/shares') },
    { name: '/api/recipes/{id}/community', ask: ofOwn('/community') },
    fixed('/api/stats'),
    fixed('/api/bin'),
    fixed('/api/cookbook/ids'),
    fixed('/api/shared-with-me'),
    fixed('/api/shared-with-me/new'),
    ...searches('/recipes/search'),
    ...DEEP_LISTS.flatMap((path) => [fixed(path), far(path)]),
    fixed(`${BROWSED}?sort=newest&source=mine`),
    fixed(`${BROWSED}?sort=rating&minutes=15&servings=6`),
    fixed(`${BROWSED}?sort=newest&minutes=15&servings=6&category=Snack`),
    ...searches(BROWSED),
    fixed('/api/categories/count'),
    fixed('/api/categories/count?category=Soup&minutes=30'),
    { name: '/api/categories/count?q=…', ask: (n) => `/api/categories/count?${unlikeOthers('lemon', n)}` },
    ...searches(COMMUNITY),
    ...searches(COMMUNITY, '&sort=newest'),
    { name: `${COMMUNITY}?q=…: one of all foods`, ask: (n) => `${COMMUNITY}?${unlikeOthers(someFood(n), n)}` },
    {
      name: `${COMMUNITY}?q=…: a dish and a food`,
      ask: (n) => `${COMMUNITY}?${unlikeOthers(`soup+${someFood(n)}`, n)}`,
    },
    {
      name: `${COMMUNITY}?q=…: in a category`,
      ask: (n) => `${COMMUNITY}?category=Dessert&${unlikeOthers(someFood(n), n)}`,
    },
    fixed('/api/community/trending'),
    fixed('/api/community/recommended'),
    { name: '/api/recipes/{id}, of the community', ask: (n) => `/api/recipes/${copy(n)}` },
    { name: '/api/community/{id}/ratings', ask: (n) => `/api/community/${copy(n)}/ratings` },
    {
      name: '/api/community/{id}/ratings, of which there are 900',
      ask: (n) => `/api/community/${loved(n)}/ratings`,
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
    ].map((path): Question => ({ ...fixed(path), as: 'admin' })),
    {
      name: 'rating a recipe',
      ask: (n) => ({ path: `/api/community/${copy(n)}/ratings`, body: { rating: 1 + (n % 5), comment: 'Good.' } }),
    },
    { name: 'looking at a recipe', ask: (n) => ({ path: `/api/community/${copy(n)}/views`, body: {} }) },
    {
      name: 'writing a recipe',
      ask: (n) => ({ path: '/recipes', body: pick(dishes, chance(n, 62)) }),
    },
  ];
}

export function askOf({ ask, as }: Question, n: number, cookies: readonly string[]): Ask {
  const cookie = cookies[as === 'admin' ? ADMIN : n % ASKERS] ?? '';
  const asked = ask(n);
  return typeof asked === 'string' ? { path: asked, cookie } : { ...asked, cookie };
}

/** Those of each asker that are not in the bin. */
function ownRecipes(world: World): string[][] {
  const own = Array.from({ length: ASKERS }, (): string[] => []);
  for (let n = 0; n < world.recipes; n++) {
    const asker = askerOf(world, n);
    if (asker !== undefined && !isInBin(n)) own[asker]?.push(recipeId(world, n));
  }
  return own;
}

/** That one or the next that everybody sees and no asker wrote. */
function foreign(world: World, n: number): number {
  return isHidden(n) || askerOf(world, n) !== undefined ? foreign(world, (n + 1) % world.recipes) : n;
}

function someFood(n: number): string {
  return encodeURIComponent(foodOf(n));
}
