import { z } from 'zod';

import { formatNumber } from './format-number.ts';
import { defineRoutes } from './route.ts';

/** The quantities of a user's data that have a quota. */
export const STORAGE_KINDS = ['recipes', 'pictures', 'conversations', 'bytes'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

const BYTES_PER_UNIT = 1024;

/** Formats bytes: "0 KB", "38 KB", "1.5 MB", "2 GB". */
export function bytesText(bytes: number): string {
  let value = bytes / BYTES_PER_UNIT;
  let unit = 'KB';
  for (const larger of ['MB', 'GB', 'TB']) {
    if (Math.round(value) < BYTES_PER_UNIT) break;
    value /= BYTES_PER_UNIT;
    unit = larger;
  }
  const isPrecise = value < 10 && unit !== 'KB';
  return `${formatNumber(value, isPrecise ? 1 : 0)} ${unit}`;
}

const of = (used: number, max: number) => `${formatNumber(used)} of ${formatNumber(max)}`;

/** Messages of a reached quota. */
export const QUOTA_TEXTS: Readonly<Record<StorageKind, (used: number, max: number) => string>> = {
  recipes: (used, max) =>
    `Your cookbook is full: ${of(used, max)} recipes. Delete some, and empty the bin, to add more.`,
  pictures: (used, max) =>
    `You have ${of(used, max)} photos. Delete recipes with photos, and empty the bin; the room is free within two days.`,
  conversations: (used, max) =>
    `You have ${of(used, max)} conversations. Delete some from your chat history to start a new one.`,
  bytes: (used, max) =>
    `Your storage is full: ${bytesText(used)} of ${bytesText(max)}. Delete recipes or conversations, and empty the bin, to make room.`,
};

/** Usage and quota; `max` is null without a limit. */
const Share = z.object({ used: z.int().min(0), max: z.int().min(1).nullable() });
export type Share = z.infer<typeof Share>;

/** A user's storage. Recipes in the bin count; `bytes` are texts and picture files together. */
export const Storage = z.object({ recipes: Share, pictures: Share, conversations: Share, bytes: Share });
export type Storage = z.infer<typeof Storage>;

export const storageRoutes = defineRoutes({
  getStorage: {
    method: 'GET',
    path: '/api/storage',
    access: 'session',
    scope: 'profile:read',
    summary: 'Get the user’s storage and quotas',
    status: 200,
    response: Storage,
    errors: [],
  },
});
