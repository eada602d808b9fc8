import { z } from 'zod';

import { readPictureUrl } from './pictures.ts';
import { recipeFields, Uuid } from './recipe-fields.ts';
import { RECIPE_LIMITS } from './recipe-texts.ts';
import { textField } from './text-field.ts';

// What cooks write besides the dish itself. Every field may be left out; in a request, null or an empty list clears it.

const limits = RECIPE_LIMITS;

/** A note that belongs to one step. */
export const StepNote = z.object({
  /** Index in `instructions`. */
  step: z.int(),
  note: z.string(),
});
export type StepNote = z.infer<typeof StepNote>;

/** A recipe that is an ingredient. Only `ingredient` and `recipe_id` are sent; the rest is filled in when either recipe is saved. */
export const RecipePart = z.object({
  /** Index in `ingredients`. */
  ingredient: z.int(),
  recipe_id: z.string(),
  title: z.string(),
  /** How much of that recipe the line needs: 0.5 for half of it. Null if unknown: then the whole recipe is assumed. */
  share: z.number().nullable(),
  /** What the line consists of, in the amounts that it needs, without headings. */
  ingredients: z.array(z.string()),
});
export type RecipePart = z.infer<typeof RecipePart>;
/** A picture of our store that shows one step. */
export const StepPicture = z.object({
  /** Index in `instructions`. */
  step: z.int(),
  image_url: z.string(),
});
export type StepPicture = z.infer<typeof StepPicture>;

export const RecipeDetails = z.object({
  /** The cook's own notes, in paragraphs. */
  notes: z.string().nullable(),
  /** At most one per step, in the order of the steps. */
  step_notes: z.array(StepNote),
  /** Ingredients that are recipes of the same cook, in the order of the ingredients. */
  linked_recipes: z.array(RecipePart),
  /** At most one per step, in the order of the steps. */
  step_pictures: z.array(StepPicture),
  /** The site, book or person that the recipe comes from. */
  source_name: z.string().nullable(),
  source_url: z.string().nullable(),
  /** Who wrote the recipe or passed it on. */
  author: z.string().nullable(),
  video_url: z.string().nullable(),
  /** Minutes of resting, chilling, rising or marinating, besides preparation and cooking. */
  resting_time: z.int().nullable(),
  /** What it makes, in words: "24 cookies". */
  yield_text: z.string().nullable(),
  tags: z.array(z.string()),
  equipment: z.array(z.string()),
  /** As the source states it, by the names of schema.org ("calories") or of the source. */
  nutrition: z.record(z.string(), z.string()).nullable(),
});
export type RecipeDetails = z.infer<typeof RecipeDetails>;
export type DetailField = keyof RecipeDetails;

/** For `pick` and `omit` of a schema. */
export const EVERY_DETAIL = {
  notes: true,
  step_notes: true,
  linked_recipes: true,
  step_pictures: true,
  source_name: true,
  source_url: true,
  author: true,
  video_url: true,
  resting_time: true,
  yield_text: true,
  tags: true,
  equipment: true,
  nutrition: true,
} as const satisfies Record<DetailField, true>;

/** A blank text is no text. */
function optionalText(max: number) {
  return textField()
    .max(max, `At most ${max} characters`)
    .nullable()
    .transform((text) => (text === '' ? null : text));
}

const WebAddress = z
  .string()
  .trim()
  .max(limits.image_url_max_characters, `At most ${limits.image_url_max_characters} characters`)
  .nullable()
  .transform((url) => (url === '' ? null : url))
  .refine(
    (url) => url === null || (URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol)),
    'Please enter a full address, such as https://example.org/soup',
  );

/** Blank entries and repetitions in another letter case are dropped. */
function nameList(max: number, what: string) {
  const characters = limits.name_max_characters;
  return z
    .array(textField().max(characters, `At most ${characters} characters in one ${what}`))
    .transform((names) => [...new Map(names.map((name) => [name.toLowerCase(), name])).values()])
    .transform((names) => names.filter((name) => name !== ''))
    .refine((names) => names.length <= max, `At most ${max} of them`);
}

const StepIndex = z
  .int()
  .min(0)
  .max(limits.instructions_max - 1);

const StepNotes = z
  .array(
    z.strictObject({
      step: StepIndex,
      note: textField().max(
        limits.step_note_max_characters,
        `At most ${limits.step_note_max_characters} characters in one note`,
      ),
    }),
  )
  .max(limits.instructions_max)
  .transform((notes) => notes.filter(({ note }) => note !== '').toSorted((one, other) => one.step - other.step))
  .refine((notes) => new Set(notes.map(({ step }) => step)).size === notes.length, 'At most one note for each step');

const LinkedRecipes = z
  .array(
    z.strictObject({
      ingredient: z
        .int()
        .min(0)
        .max(limits.ingredients_max - 1),
      recipe_id: Uuid('Not a recipe id'),
      // What the server fills in may be sent back, and is ignored.
      title: z.unknown().optional(),
      share: z.unknown().optional(),
      ingredients: z.unknown().optional(),
    }),
  )
  .max(limits.linked_recipes_max, `At most ${limits.linked_recipes_max} of them`)
  .refine(
    (links) => new Set(links.map(({ ingredient }) => ingredient)).size === links.length,
    'At most one recipe for each ingredient',
  )
  .transform((links) =>
    links
      .toSorted((one, other) => one.ingredient - other.ingredient)
      .map(({ ingredient, recipe_id }): RecipePart => ({
        ingredient,
        recipe_id,
        title: '',
        share: null,
        ingredients: [],
      })),
  );

/** Blank addresses are dropped. Pictures of other sites are refused: nothing imports them for a step. */
const StepPictures = z
  .array(
    z.strictObject({
      step: StepIndex,
      image_url: z
        .string()
        .trim()
        .max(limits.image_url_max_characters, `At most ${limits.image_url_max_characters} characters`)
        .refine((url) => url === '' || readPictureUrl(url) !== null, 'Please upload the photo first'),
    }),
  )
  .max(limits.instructions_max)
  .transform((pictures) =>
    pictures.filter(({ image_url }) => image_url !== '').toSorted((one, other) => one.step - other.step),
  )
  .refine(
    (pictures) => pictures.length <= limits.step_pictures_max,
    `At most ${limits.step_pictures_max} photos of steps`,
  )
  .refine(
    (pictures) => new Set(pictures.map(({ step }) => step)).size === pictures.length,
    'At most one photo for each step',
  );

const Nutrition = z
  .record(textField().min(1).max(limits.name_max_characters), textField().max(limits.name_max_characters))
  .refine((facts) => Object.keys(facts).length <= limits.nutrition_max, `At most ${limits.nutrition_max} of them`)
  .nullable()
  .transform((facts) => (facts !== null && Object.keys(facts).length === 0 ? null : facts));

/** The fields as a user sends them. */
export const detailFields = {
  notes: optionalText(limits.notes_max_characters),
  step_notes: StepNotes,
  linked_recipes: LinkedRecipes,
  step_pictures: StepPictures,
  source_name: optionalText(limits.title_max_characters),
  source_url: WebAddress,
  author: optionalText(limits.title_max_characters),
  video_url: WebAddress,
  resting_time: recipeFields.preparation_time,
  yield_text: optionalText(limits.title_max_characters),
  tags: nameList(limits.tags_max, 'tag'),
  equipment: nameList(limits.equipment_max, 'tool'),
  nutrition: Nutrition,
} satisfies Record<DetailField, z.ZodType>;
