import { presentCookName, presentRecipe } from '#features/recipes/present.ts';

import type { CommunityRow, Shares } from './queries/community.ts';
import type { RecipeRow } from './queries/content.ts';

/** As the API shows it, and when it was put into the bin. */
export function presentOwnRecipe(row: RecipeRow) {
  return { ...presentRecipe(row), deleted_at: row.deleted_at?.toISOString() ?? null };
}

/** Without `shared_by`, who is the one it is for, and without what the title is compared by. */
export function presentGivenRecipe({ shared_by: _self, title_key: _key, ...row }: CommunityRow) {
  return row;
}

/** With the name that the two of them see, and to whoever shared it the address that they wrote. */
export function presentShares({ by_me, with_me, by_link }: Shares) {
  return {
    by_me: by_me.map(({ username, ...share }) => ({ ...share, person: presentCookName(username) })),
    with_me: with_me.map(({ username, email: _written, ...share }) => ({
      ...share,
      person: presentCookName(username),
    })),
    by_link,
  };
}

/** A recipe in the words of schema.org, which other recipe apps read. */
export function presentSchemaOrg(row: RecipeRow) {
  return {
    '@type': 'Recipe',
    identifier: row.id,
    name: row.title,
    description: row.description,
    recipeIngredient: row.ingredients,
    recipeInstructions: row.instructions.map((text) => ({ '@type': 'HowToStep', text })),
    ...(row.category === null ? {} : { recipeCategory: row.category }),
    ...(row.preparation_time === null ? {} : { prepTime: `PT${row.preparation_time}M` }),
    ...(row.cooking_time === null ? {} : { cookTime: `PT${row.cooking_time}M` }),
    ...(row.servings === null ? {} : { recipeYield: String(row.servings) }),
    ...(row.image_url === null ? {} : { image: row.image_url }),
    dateCreated: row.created_at.toISOString(),
    dateModified: row.updated_at.toISOString(),
  };
}

export function presentReadme(productName: string, now: Date): string {
  return [
    `Everything that is yours in ${productName}, as it was on ${now.toISOString().slice(0, 10)}.`,
    '',
    'profile.json     who you are here, and your settings',
    'recipes.json     all of your recipes; those with a "deleted_at" were in the bin',
    'versions.json    what your recipes were before you changed them',
    'recipes.jsonld   the same recipes, without the bin, in the words of schema.org, for other recipe apps',
    'photos/          the photos that you gave, named as in the "picture" of their recipe',
    'missing.txt      which photos could not be read, if there is such a file',
    'pictures/        a drawing of each recipe outside the bin, named after its id',
    'shared.json      recipes that you shared with somebody, or they with you, and those that have a link for anyone',
    'community.json   recipes that you gave to everyone',
    'ratings.json     your ratings and comments',
    'views.json       recipes of the community that you looked at within the last hour',
    'reports.json     what you reported to the admins',
    'conversations.json  your conversations with the assistant',
    'chat.json        what you and the assistant said to each other in them',
    'made.json        what you had the assistant make in the last week, and what came of it',
    'models.json      what you asked of language models, by day; costs are in millionths of a USD',
    'messages.json    messages that were written to you, without their links and codes',
    'sessions.json    where you are signed in',
    'security.json    how you sign in, and what happened to your account',
    '',
    'All of it but the photos is plain text in UTF-8. Times are in UTC.',
    'Passwords, keys and codes are not in here: they are kept so that nobody can read them, or sealed.',
    '',
  ].join('\n');
}

export function presentMissing(ids: readonly string[]): string {
  return [
    'These photos could not be read just now. Taking everything along again later may work:',
    '',
    ...ids,
    '',
  ].join('\n');
}
