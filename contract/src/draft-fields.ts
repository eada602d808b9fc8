import { EMPTY_RECIPE, FIELD_ORIGINS, type ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { z } from 'zod';

/** A note, rating or date of an earlier cooking. */
const DraftCooking = z.object({
  date: z.string().nullable(),
  servings: z.number().nullable(),
  note: z.string().nullable(),
  stars: z.int().nullable(),
  /** Of a picture in our store. */
  image_url: z.string().nullable().exactOptional(),
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys of its type
const FIELDS = Object.keys(EMPTY_RECIPE) as (keyof ImportedRecipe)[];

/** How a field of a draft, or one line of it, was found. */
const DraftFinding = z.object({
  field: z.enum(FIELDS),
  /** Index in the list; absent if it is about the whole field. */
  line: z.int().exactOptional(),
  from: z.enum(FIELD_ORIGINS),
  /** False if the person should look at it. */
  sure: z.boolean(),
  /** Lines of a model's answer that the page does not have, which were left out. Absent if there are none. */
  left_out: z.int().exactOptional(),
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
  /** Those whose pictures are in our store. */
  step_pictures: z.array(z.object({ step: z.int(), image_url: z.string() })).exactOptional(),
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
