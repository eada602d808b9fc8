// Without zod, so that the wizard can use it.
import { categoryOf } from '@larder/culinary/intent/category-words';
import type { ImportedRecipe } from '@larder/culinary/import/imported-recipe';
import { DEFAULT_CATEGORY } from '@larder/culinary/recipe-category';

import type { NewRecipe } from './new-recipe.ts';
import { RECIPE_LIMITS } from './recipe-texts.ts';
import { visibleText } from './visible-text.ts';

const limits = RECIPE_LIMITS;

/** A cut at a blank is not further back than this share of the longest text. */
const BLANK_SHARE = 0.8;

// Together with title, description and notes within `text_max_characters`.
const INGREDIENT_BOUNDS: Bounds = {
  characters: limits.ingredient_max_characters,
  lines: limits.ingredients_max,
  total: 50_000,
};
const STEP_BOUNDS: Bounds = {
  characters: limits.instruction_max_characters,
  lines: limits.instructions_max,
  total: 110_000,
};
const STEP_NOTES_MAX_CHARACTERS = 10_000;

/**
 * A draft within the limits of a recipe. A line or step that is too long is split, so that none of its text is lost; what exceeds the
 * limits otherwise, such as the 301st line, is left out. Title, description and both lists are empty if the draft has none.
 */
export function fitDraft(draft: ImportedRecipe): NewRecipe {
  const instructions = splitEach(draft.instructions, STEP_BOUNDS);
  return {
    title: shorten(draft.title, limits.title_max_characters) ?? '',
    description: shorten(draft.description, limits.description_max_characters) ?? '',
    ingredients: splitEach(draft.ingredients, INGREDIENT_BOUNDS).map(({ text }) => text),
    instructions: instructions.map(({ text }) => text),
    image_url: webAddress(draft.image_url),
    category: draft.tags.map(categoryOf).find((category) => category !== undefined) ?? DEFAULT_CATEGORY,
    preparation_time: minutes(draft.preparation_time),
    cooking_time: minutes(draft.cooking_time ?? remainingTime(draft)),
    servings: servings(draft.servings),
    is_ai_generated: false,
    is_favorite: draft.is_favorite,
    stars: draft.stars,
    ...detailsFrom(draft),
    step_notes: stepNotes(draft, instructions),
    ...stepPictures(draft, instructions),
  };
}

function detailsFrom(draft: ImportedRecipe) {
  return {
    notes: shorten(draft.notes, limits.notes_max_characters),
    source_name: shorten(draft.source_name, limits.title_max_characters),
    source_url: webAddress(draft.source_url),
    author: shorten(draft.author, limits.title_max_characters),
    video_url: webAddress(draft.video_url),
    resting_time: minutes(draft.resting_time),
    yield_text: shorten(draft.yield_text, limits.title_max_characters),
    tags: names(draft.tags, limits.tags_max),
    equipment: names(draft.equipment, limits.equipment_max),
    nutrition: nutrition(draft),
  };
}

/** The time that is left of a stated total, if the source says nothing of cooking: "Total: 40 min". */
function remainingTime({ total_time, preparation_time, resting_time }: ImportedRecipe): number | null {
  const left = (total_time ?? 0) - (preparation_time ?? 0) - (resting_time ?? 0);
  return left > 0 ? left : null;
}

/** Where a draft comes from: "From example.org". A recipe needs a description, which this is if the draft has none. */
export function originText({ source_name, source_url, author }: ImportedRecipe): string {
  const url = webAddress(source_url);
  const site = url === null ? null : new URL(url).hostname.replace(/^www\./u, '');
  const origin =
    shorten(source_name, limits.title_max_characters) ?? site ?? shorten(author, limits.title_max_characters);
  return origin === null ? 'An imported recipe' : `From ${origin}`;
}

/** Null for a text without a visible character. */
function shorten(text: string | null, max: number): string | null {
  const visible = visibleText((text ?? '').replaceAll('\0', ''));
  const short =
    visible.length <= max
      ? visible
      : `${visible
          .slice(0, max - 1)
          .toWellFormed()
          .trimEnd()}…`;
  return short === '' ? null : short;
}

function webAddress(url: string | null): string | null {
  const isUsable = url !== null && url.length <= limits.image_url_max_characters / 3 && URL.canParse(url);
  return isUsable && /^https?:$/u.test(new URL(url).protocol) ? url : null;
}

const servings = (count: number | null): number | null =>
  Number.isInteger(count) && (count ?? 0) >= 1 && (count ?? 0) <= limits.servings_max ? count : null;

const minutes = (time: number | null): number | null => (time === null ? null : Math.min(time, limits.minutes_max));

function names(list: readonly string[], max: number): string[] {
  const short = list.map((name) => shorten(name, limits.name_max_characters)).filter((name) => name !== null);
  return [...new Map(short.map((name) => [name.toLowerCase(), name])).values()].slice(0, max);
}

function nutrition({ nutrition: facts }: ImportedRecipe): Record<string, string> | null {
  const entries = Object.entries(facts ?? {}).flatMap(([name, value]) => {
    const [shortName = null, shortValue = null] = [name, value].map((text) =>
      shorten(text, limits.name_max_characters),
    );
    return shortName === null || shortValue === null ? [] : [[shortName, shortValue] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries.slice(0, limits.nutrition_max));
}

interface Part {
  readonly text: string;
  /** The index of the line that it is from. */
  readonly from: number;
}

interface Bounds {
  /** Of one line. */
  readonly characters: number;
  readonly lines: number;
  /** Of all lines together. */
  readonly total: number;
}

function splitEach(lines: readonly string[], { characters, lines: max, total }: Bounds): Part[] {
  const parts: Part[] = [];
  let left = total;
  for (const [from, line] of lines.entries()) {
    for (const text of split(visibleText(line.slice(0, left).replaceAll('\0', '').toWellFormed()), characters)) {
      parts.push({ text, from });
      left -= text.length;
    }
    if (left <= 0 || parts.length >= max) break;
  }
  return parts.slice(0, max);
}

/** Splits a text into parts of at most `max` characters, at blanks if possible. */
function split(text: string, max: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const blank = rest.lastIndexOf(' ', max);
    const end = blank >= max * BLANK_SHARE ? blank : max - 1;
    parts.push(visibleText(rest.slice(0, end).toWellFormed()));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, visibleText(rest.toWellFormed())].filter((part) => part !== '');
}

/** A note stays with the last part of its step. Several notes of a step become one. */
function stepNotes({ step_notes }: ImportedRecipe, parts: readonly Part[]) {
  const places = new Map(parts.map(({ from }, index) => [from, index]));
  let left = STEP_NOTES_MAX_CHARACTERS;
  const noted = step_notes.flatMap(({ step, note }) => {
    const place = places.get(step);
    left -= note.length;
    return place === undefined || left < 0 ? [] : [{ step: place, note }];
  });
  return [...Map.groupBy(noted, ({ step }) => step)].map(([step, notes]) => ({
    step,
    note: shorten(notes.map(({ note }) => note).join('\n'), limits.step_note_max_characters) ?? '',
  }));
}

/** A picture stays with the last part of its step, which has one picture. */
function stepPictures(
  { step_pictures = [] }: ImportedRecipe,
  parts: readonly Part[],
): Pick<NewRecipe, 'step_pictures'> {
  const places = new Map(parts.map(({ from }, index) => [from, index]));
  const placed = new Map<number, string>();
  for (const { step, image_url } of step_pictures) {
    const place = places.get(step);
    if (place !== undefined && !placed.has(place)) placed.set(place, image_url);
  }
  if (placed.size === 0) return {};
  return {
    step_pictures: [...placed].map(([step, image_url]) => ({ step, image_url })).slice(0, limits.step_pictures_max),
  };
}
