import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import type { ArchiveFile } from '#platform/archive.ts';

import { type ExportedRecipe, totalMinutes } from '../exported-recipe.ts';
import { withDetailsInNotes } from './details-in-notes.ts';
import { uniqueNames } from './file-names.ts';
import { escapeMarkdown } from './markdown-escape.ts';
import { webpFile } from './photo-files.ts';
import { type Group, groupLines, ingredientGroups } from './text-in-lines.ts';
import { archiveWriter } from './writer.ts';

const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const MAX_SLUG_CHARACTERS = 80;

/** Returns a title as Mealie writes it into addresses: "Crème brûlée" becomes "creme-brulee". */
function slugOf(title: string): string {
  const letters = title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøłđ]/gu, (letter) => SPELLED[letter] ?? letter)
    .replaceAll(/\p{M}|['’]/gu, '');
  const slug = letters.replaceAll(/[^a-z0-9]+/gu, '-').slice(0, MAX_SLUG_CHARACTERS);
  return slug.replaceAll(/^-+|-+$/gu, '') || 'recipe';
}

const minutes = (count: number | null): string | null => (count === null ? null : `${count} minutes`);

/** A section is the title of its first line; without one it gets an empty line. */
const titled = <Line>(groups: readonly Group[], lineOf: (text: string, title: string) => Line): Line[] =>
  groups.flatMap(({ heading, lines }) => {
    const filled = lines.length === 0 && heading !== null ? [''] : lines;
    return filled.map((text, at) => lineOf(text, at === 0 ? (heading ?? '') : ''));
  });

/** Without foods and units, which Mealie would create: it reads them from the lines on demand. */
const ingredientOf = (note: string, title: string) => ({
  title: title === '' ? null : title,
  note,
  unit: null,
  food: null,
  quantity: 0,
  disableAmount: true,
  originalText: note === '' ? null : note,
});

function present(whole: ExportedRecipe) {
  const recipe = withDetailsInNotes(whole, 'mealie');
  const { instructions, servings, yield_text, notes } = recipe;
  return {
    name: recipe.title,
    slug: slugOf(recipe.title),
    description: escapeMarkdown(recipe.description ?? ''),
    recipeServings: servings ?? 0,
    recipeYieldQuantity: 0,
    recipeYield: yield_text ?? (servings === null ? '' : `${servings} servings`),
    prepTime: minutes(recipe.preparation_time),
    performTime: minutes(recipe.cooking_time),
    totalTime: minutes(totalMinutes(whole)),
    recipeCategory: recipe.category === null ? [] : [recipe.category],
    tags: recipe.tags,
    tools: recipe.equipment.map((name) => ({ name, slug: slugOf(name), onHand: false })),
    rating: recipe.stars,
    orgURL: recipe.source_url,
    recipeIngredient: titled(ingredientGroups(recipe.ingredients), ingredientOf),
    recipeInstructions: titled(groupLines(instructions, stepHeadingsIn(instructions)), (text, title) => ({
      title,
      text: escapeMarkdown(text),
      ingredientReferences: [],
    })),
    nutrition: recipe.nutrition ?? {},
    notes: notes === null ? [] : [{ title: '', text: escapeMarkdown(notes) }],
    settings: {},
    extras: {},
    assets: [],
    dateAdded: recipe.created_at?.slice(0, 10) ?? null,
    createdAt: recipe.created_at,
    lastMade: recipe.cooked.at(0)?.date ?? null,
  };
}

/** The export of Mealie before version 1, which its migration reads: a folder for each recipe, with the photo in "images". */
export const mealieWriter = archiveWriter(() => {
  const nameOf = uniqueNames();
  return async function* files(recipe): AsyncGenerator<ArchiveFile> {
    const folder = nameOf(slugOf(recipe.title)).replaceAll(/[ ()]+/gu, '-');
    const json = JSON.stringify(present(recipe), null, 2);
    yield { name: `recipes/${folder}/${folder}.json`, pieces: [`${json}\n`] };
    yield* webpFile(recipe.photo, `recipes/${folder}/images/original`);
  };
});
