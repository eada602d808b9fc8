import { FIELD_ORIGINS } from '@larder/culinary/import/imported-recipe';
import { z } from 'zod';

import { defineRoutes } from './route.ts';

export const IMPORT_LIMITS = {
  url_max_characters: 2_000,
  /** A page, also one that a person pastes. The longest of 1,104 real recipe pages has 4 MiB. */
  page_max_bytes: 8 * 1024 * 1024,
  text_max_characters: 200_000,
  /** Recipes of one page. */
  drafts_max: 50,
} as const;

/** A note, rating or date of an earlier cooking. */
const DraftCooking = z.object({
  date: z.string().nullable(),
  servings: z.number().nullable(),
  note: z.string().nullable(),
  stars: z.int().nullable(),
});

/** How a field of a draft, or one line of it, was found. */
const DraftFinding = z.object({
  field: z.string(),
  /** Index in the list; absent if it is about the whole field. */
  line: z.int().optional(),
  from: z.enum(FIELD_ORIGINS),
  /** False if the person should look at it. */
  sure: z.boolean(),
});

/** A recipe that was read but not saved. Times are minutes. See `ImportedRecipe` of the culinary package. */
export const Draft = z.object({
  title: z.string(),
  description: z.string().nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  image_url: z.string().nullable(),
  preparation_time: z.int().nullable(),
  cooking_time: z.int().nullable(),
  resting_time: z.int().nullable(),
  total_time: z.int().nullable(),
  servings: z.int().nullable(),
  yield_text: z.string().nullable(),
  author: z.string().nullable(),
  source_name: z.string().nullable(),
  source_url: z.string().nullable(),
  video_url: z.string().nullable(),
  language: z.string().nullable(),
  notes: z.string().nullable(),
  step_notes: z.array(z.object({ step: z.int(), note: z.string() })),
  nutrition: z.record(z.string(), z.string()).nullable(),
  tags: z.array(z.string()),
  equipment: z.array(z.string()),
  links: z.array(z.object({ line: z.int(), recipe: z.string() })),
  stars: z.int().nullable(),
  is_favorite: z.boolean(),
  cooked: z.array(DraftCooking),
  created_at: z.string().nullable(),
  findings: z.array(DraftFinding),
});
export type Draft = z.infer<typeof Draft>;

const Url = z.string().trim().min(1).max(IMPORT_LIMITS.url_max_characters);

/** A page by its address, the HTML of a page (with its address, if known), or a text. */
export const PageToRead = z.union([
  z.strictObject({ html: z.string().min(1), url: Url.optional() }),
  z.strictObject({ url: Url }),
  z.strictObject({ text: z.string().min(1).max(IMPORT_LIMITS.text_max_characters) }),
]);
export type PageToRead = z.infer<typeof PageToRead>;

export const importsRoutes = defineRoutes({
  readImport: {
    method: 'POST',
    path: '/api/imports/read',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Read the recipes of a page or a text, without saving anything',
    body: PageToRead,
    bodyLimitBytes: IMPORT_LIMITS.page_max_bytes + 1024 * 1024,
    status: 200,
    response: z.object({ drafts: z.array(Draft).max(IMPORT_LIMITS.drafts_max) }),
    errors: ['too_large'],
  },
});
