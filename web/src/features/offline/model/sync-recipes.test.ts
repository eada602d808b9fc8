import { expect, it } from 'vitest';

import { NEWEST_MAX } from '#features/device-store/model/offline-choice.ts';
import { savedPicturesOf } from '#features/device-store/model/saved-pictures.ts';
import { toSavedCard } from '#features/device-store/model/saved-recipes.ts';
import { ownDetail } from '#features/recipes/model/saved-recipe.ts';
import { SOUP } from '#test/recipes.ts';

import { planSync } from './sync-recipes.ts';

const NOW_MS = Date.UTC(2026, 0, 31);
const DAY_MS = 24 * 60 * 60 * 1000;

function version(id: string, changes: { version?: number; is_favorite?: boolean } = {}) {
  return { id, version: 1, is_favorite: false, ...changes };
}

function saved(id: string, openedAt = 0) {
  return toSavedCard({ ...ownDetail({ ...SOUP, id, version: 1, is_favorite: false }) }, openedAt);
}

it('only new and changed recipes are fetched', () => {
  const versions = [
    version('new'),
    version('same'),
    version('edited', { version: 2 }),
    version('liked', { is_favorite: true }),
  ];
  const plan = planSync({
    versions,
    choice: 'all',
    saved: ['same', 'edited', 'liked'].map((id) => saved(id)),
    hasOtherRules: false,
    nowMs: NOW_MS,
  });
  expect(plan).toEqual({ fetch: ['new', 'edited', 'liked'], remove: [] });
});

it('the newest recipes and all favorites are saved', () => {
  const old = [version('old favorite', { is_favorite: true }), version('old')];
  const versions = [...Array.from({ length: NEWEST_MAX }, (_, at) => version(`new ${at}`)), ...old];
  const { fetch } = planSync({ versions, choice: 'newest', saved: [], hasOtherRules: false, nowMs: NOW_MS });
  expect(fetch).toHaveLength(NEWEST_MAX + 1);
  expect(fetch.at(-1)).toBe('old favorite');
});

it('a recipe beyond the newest stays for a month after it was opened', () => {
  const versions = Array.from({ length: NEWEST_MAX + 2 }, (_, at) => version(`${at}`));
  const cards = [saved(`${NEWEST_MAX}`, NOW_MS - 20 * DAY_MS), saved(`${NEWEST_MAX + 1}`, NOW_MS - 40 * DAY_MS)];
  expect(planSync({ versions, choice: 'newest', saved: cards, hasOtherRules: false, nowMs: NOW_MS }).remove).toEqual([
    `${NEWEST_MAX + 1}`,
  ]);
});

it('a deleted recipe is removed at once, and without the setting all are', () => {
  const cards = [saved('deleted', NOW_MS), saved('there', NOW_MS)];
  const input = { versions: [version('there')], saved: cards, hasOtherRules: false, nowMs: NOW_MS } as const;
  expect(planSync({ ...input, choice: 'newest' }).remove).toEqual(['deleted']);
  expect(planSync({ ...input, choice: 'off' })).toEqual({ fetch: [], remove: ['deleted', 'there'] });
});

it('after a change of the diets or allergies, every saved recipe is fetched again and opened ones of others are removed', () => {
  const cards = [saved('own'), { ...saved('of another', NOW_MS), isOwn: false }];
  const input = { versions: [version('own')], choice: 'newest', saved: cards, nowMs: NOW_MS } as const;
  expect(planSync({ ...input, hasOtherRules: false })).toEqual({ fetch: [], remove: [] });
  expect(planSync({ ...input, hasOtherRules: true })).toEqual({ fetch: ['own'], remove: ['of another'] });
});

it('the photos of steps are saved with their recipe, at the width of its page', () => {
  const id = '0190a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2c';
  const step_pictures = [1600, 640].map((width, step) => ({ step, image_url: `/pictures/${id}/${width}` }));
  const card = toSavedCard(ownDetail({ ...SOUP, step_pictures }), 0);
  expect(savedPicturesOf(card)).toEqual([`/pictures/${id}/1024`, `/pictures/${id}/640`]);
});
