import { z } from 'zod';

import { Draft } from './draft-fields.ts';
import { DRAFT_CHOICES, IMPORT_LIMITS, IMPORT_STATES, IMPORT_TEXTS } from './import-texts.ts';
import { Picture } from './picture-fields.ts';
import { fitsTextLimit, recipeFields, TOO_LONG, Uuid } from './recipe-fields.ts';
import { RECIPE_LIMITS } from './recipe-texts.ts';
import { textField } from './text-field.ts';

/** A file that is being imported. */
export const ImportJob = z.object({
  id: z.uuid(),
  file_name: z.string(),
  /** Size of the file. */
  bytes: z.int(),
  state: z.enum(IMPORT_STATES),
  /** Numbers of the parts that the server does not have yet, from 0. */
  missing_parts: z.array(z.int()),
  /** What people call the format: "Paprika". Null until it is known. */
  format: z.string().nullable(),
  /** Why the file, or the rest of it, could not be read or saved. */
  problem: z.string().nullable(),
  /** Drafts so far; while the file is read, the number grows. */
  drafts: z.int(),
  /** Of these: recipes that the user seems to have. */
  duplicates: z.int(),
  /** Of these: with something to check. */
  doubtful: z.int(),
  /** Of these: saved as recipes. */
  saved: z.int(),
  /** Of these: neither saved nor to be left out. */
  to_save: z.int(),
  /** Recipes of the file that could not be read or saved. */
  problems: z.int(),
  /** What is left to save or undo; 0 in other states. */
  pending: z.int(),
  created_at: z.iso.datetime(),
  /** When the import is deleted. Saved recipes stay. */
  deleted_at: z.iso.datetime(),
});
export type ImportJob = z.infer<typeof ImportJob>;

/** Why a draft seems to be a recipe that the user has, or one that comes earlier in the same file. */
const Duplicate = z.object({
  by: z.enum(['address', 'title']),
  /** Null for a recipe of the same file. */
  recipe_id: z.uuid().nullable(),
  title: z.string(),
});

/** A recipe of a file, as a list shows it. */
export const DraftCard = z.object({
  /** Place in the file, from 0. */
  position: z.int(),
  title: z.string(),
  picture: Picture.nullable(),
  /** The picture's address on the web, which is fetched after saving. */
  image_url: z.string().nullable(),
  ingredient_count: z.int(),
  step_count: z.int(),
  /** Fields and lines to check. */
  doubt_count: z.int(),
  duplicate: Duplicate.nullable(),
  choice: z.enum(DRAFT_CHOICES),
  /** The recipe that it was saved as. */
  recipe_id: z.uuid().nullable(),
  /** Why it could not be read or saved, or what of it could not: "The picture is damaged." */
  problem: z.string().nullable(),
  /** False if there is nothing to save: the recipe could not be read. */
  is_readable: z.boolean(),
});
export type DraftCard = z.infer<typeof DraftCard>;

export const ImportedDraft = DraftCard.extend({
  /** Null if the recipe could not be read. */
  draft: Draft.nullable(),
});
export type ImportedDraft = z.infer<typeof ImportedDraft>;

const limits = RECIPE_LIMITS;
const textUpTo = (max: number) => textField().max(max, `At most ${max} characters`);
const lines = (max: number, maxCharacters: number) =>
  z
    .array(textUpTo(maxCharacters))
    .max(max, `At most ${max} lines`)
    .transform((all) => all.filter((line) => line !== ''));
const optionalText = (max: number) =>
  textUpTo(max)
    .nullable()
    .transform((value) => (value === '' ? null : value));

/** The fields of a draft that can be edited before it is saved. */
export const DraftEdit = z
  .strictObject({
    title: textUpTo(limits.title_max_characters),
    description: optionalText(limits.description_max_characters),
    ingredients: lines(limits.ingredients_max, limits.ingredient_max_characters),
    instructions: lines(limits.instructions_max, limits.instruction_max_characters),
    preparation_time: recipeFields.preparation_time,
    cooking_time: recipeFields.cooking_time,
    resting_time: recipeFields.preparation_time,
    servings: recipeFields.servings,
    yield_text: optionalText(limits.title_max_characters),
    notes: optionalText(limits.notes_max_characters),
    tags: z.array(textUpTo(limits.name_max_characters).min(1)).max(limits.tags_max),
  })
  .partial()
  .refine(fitsTextLimit, TOO_LONG);
export type DraftEdit = z.output<typeof DraftEdit>;

export const DraftChange = z
  .strictObject({ choice: z.enum(DRAFT_CHOICES).optional(), draft: DraftEdit.optional() })
  .refine((change) => Object.keys(change).length > 0, 'There is nothing to change in this request');
export type DraftChange = z.output<typeof DraftChange>;

const Url = z.string().trim().min(1).max(IMPORT_LIMITS.url_max_characters);

const NOTHING_TO_READ = 'Please give the address of a page, the HTML of a page, or a text';

/** A page by its address, the HTML of a page (with its address, if known), or a text. */
export const PageToRead = z
  .strictObject({
    url: Url.exactOptional(),
    html: z.string().min(1).exactOptional(),
    text: z.string().min(1).max(IMPORT_LIMITS.text_max_characters).exactOptional(),
  })
  .refine(({ url, html, text }) => (text === undefined) !== (url === undefined && html === undefined), NOTHING_TO_READ);
export type PageToRead = z.infer<typeof PageToRead>;

/** `id` makes it idempotent. */
export const NewImport = z.strictObject({
  id: Uuid('Not an import id'),
  file_name: textUpTo(IMPORT_LIMITS.file_name_max_characters).default(''),
  bytes: z.int().min(1, IMPORT_TEXTS.empty).max(IMPORT_LIMITS.file_max_bytes, IMPORT_TEXTS.too_large),
});
export type NewImport = z.output<typeof NewImport>;
