import { factLabel } from '@larder/culinary/dialog/facts';

import { presentCookName } from '#features/recipes/present.ts';

import type { CommunityRow, Shares } from './queries/community.ts';
import type { ConversationRow } from './queries/content.ts';

/** Without `shared_by`, which is the user's own id, and without the internal `title_key` and `contents`. */
export function presentPublished({ shared_by: _self, title_key: _key, contents: _terms, ...row }: CommunityRow) {
  return row;
}

/** With public names. Only the user who shared a recipe sees the address they entered. */
export function presentShares({ by_me, with_me, by_link, collections_by_me, collections_with_me }: Shares) {
  return {
    by_me: by_me.map(presentGiven),
    with_me: with_me.map(presentTaken),
    by_link,
    collections_by_me: collections_by_me.map(presentGiven),
    collections_with_me: collections_with_me.map(presentTaken),
  };
}

interface ExportedShare {
  readonly username: string | null;
  readonly email: string | null;
}

function presentGiven<Share extends ExportedShare>({ username, ...share }: Share) {
  return { ...share, person: presentCookName(username) };
}

/** Without the address that the owner entered. */
function presentTaken<Share extends ExportedShare>({ username, email: _entered, ...share }: Share) {
  return { ...share, person: presentCookName(username) };
}

/** A conversation with what it remembers, in words. */
export function presentConversation({ facts, ...conversation }: ConversationRow) {
  return { ...conversation, remembered: (facts ?? []).map(factLabel) };
}

export function presentReadme(productName: string, now: Date): string {
  return [
    `Everything you have in ${productName}, as of ${now.toISOString().slice(0, 10)}.`,
    '',
    'profile.json     your profile and settings',
    'recipes.json     all your recipes; those with a "deleted_at" are in the bin',
    'versions.json    earlier versions of your recipes',
    'recipes.jsonld   the same recipes without the bin, in schema.org format, for other recipe apps',
    'photos/          your photos, named by the "picture" of their recipe',
    'missing.txt      photos that could not be read, if there are any',
    'pictures/        a drawing of each recipe outside the bin, named by its id',
    'shared.json      recipes you shared, recipes shared with you, and your public links',
    'community.json   recipes you shared with the community',
    'collections.json  your collections, with the ids of their recipes in order',
    'cooked.json      when you cooked what, with your notes and stars',
    'ratings.json     your ratings and comments',
    'views.json       community recipes you viewed within the last hour',
    'reports.json     your reports to the admins',
    'conversations.json  your conversations with the assistant, and what it remembers in each',
    'chat.json        the messages in them',
    'made.json        your requests for recipes in the last week, and their results',
    'models.json      your use of language models by day; costs are in millionths of a USD',
    'messages.json    mail and texts to you, without their links and codes',
    'sessions.json    where you are signed in',
    'security.json    how you sign in, and the activity of your account',
    '',
    'Everything but the photos is plain text in UTF-8. Times are in UTC.',
    'Passwords, keys and codes are not included: they are stored hashed or encrypted.',
    '',
  ].join('\n');
}

export function presentMissing(ids: readonly string[]): string {
  return ['These photos could not be read. Exporting again later may work:', '', ...ids, ''].join('\n');
}
