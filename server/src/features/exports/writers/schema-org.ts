import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import { type ExportedRecipe, pictureAddress, totalMinutes } from '../exported-recipe.ts';
import { isoDuration, jsonArray, withoutEmpty } from './json-text.ts';
import { oneLine } from './text-in-lines.ts';
import type { Writer } from './writer.ts';

const CONTEXT = 'https://schema.org';

type Step = Readonly<Record<string, unknown>>;

/** Steps, and sections of them. A note is a tip within its step. */
function instructionsOf({ instructions, step_notes, step_photos }: ExportedRecipe): Step[] {
  const headings = stepHeadingsIn(instructions);
  const notes = new Map(step_notes.map(({ step, note }) => [step, note]));
  const photos = new Map(step_photos.map(({ step, url }) => [step, url]));
  const steps: Step[] = [];
  let list = steps;
  for (const [at, text] of instructions.entries()) {
    if (headings[at] === true) {
      list = [];
      steps.push({ '@type': 'HowToSection', name: oneLine(text).replace(/\s*[:：]$/u, ''), itemListElement: list });
    } else {
      const note = notes.get(at);
      const tip = note === undefined ? {} : { itemListElement: [{ '@type': 'HowToTip', text: note }] };
      list.push(withoutEmpty({ '@type': 'HowToStep', text: oneLine(text), image: photos.get(at), ...tip }));
    }
  }
  return steps;
}

const servingsText = (servings: number): string => `${servings} ${servings === 1 ? 'serving' : 'servings'}`;

function yieldOf({ servings, yield_text }: ExportedRecipe): string | readonly string[] | null {
  const stated = [servings === null ? null : servingsText(servings), yield_text].filter((text) => text !== null);
  return stated.length > 1 ? stated : (stated[0] ?? null);
}

const named = (type: string, name: string | null) => (name === null ? null : { '@type': type, name });

/**
 * A recipe in the vocabulary of schema.org, without the context. What the vocabulary has no property for is a comment ("Author
 * Notes", as RecipeSage calls them) or an additional property.
 */
function presentSchemaOrg(recipe: ExportedRecipe): Record<string, unknown> {
  const { notes, nutrition, resting_time, video_url } = recipe;
  return withoutEmpty({
    '@type': 'Recipe',
    '@id': `urn:uuid:${recipe.id}`,
    name: recipe.title,
    description: recipe.description,
    image: pictureAddress(recipe),
    author: named('Person', recipe.author),
    publisher: named('Organization', recipe.source_name),
    url: recipe.source_url,
    isBasedOn: recipe.source_url,
    video: video_url === null ? null : { '@type': 'VideoObject', name: recipe.title, contentUrl: video_url },
    dateCreated: recipe.created_at,
    datePublished: recipe.created_at,
    dateModified: recipe.updated_at,
    recipeCategory: recipe.category,
    keywords: recipe.tags,
    recipeYield: yieldOf(recipe),
    prepTime: isoDuration(recipe.preparation_time),
    cookTime: isoDuration(recipe.cooking_time),
    totalTime: isoDuration(totalMinutes(recipe)),
    additionalProperty:
      resting_time === null
        ? null
        : [{ '@type': 'PropertyValue', name: 'restingTime', value: isoDuration(resting_time) }],
    recipeIngredient: recipe.ingredients.map(oneLine),
    recipeInstructions: instructionsOf(recipe),
    tool: recipe.equipment,
    nutrition: nutrition === null ? null : { '@type': 'NutritionInformation', ...nutrition },
    comment: notes === null ? null : [{ '@type': 'Comment', name: 'Author Notes', text: notes }],
  });
}

/** Any number of recipes as a graph. */
export async function* schemaOrgGraph(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<string> {
  yield `{"@context":"${CONTEXT}","@graph":`;
  yield* jsonArray(recipes, presentSchemaOrg);
  yield '}\n';
}

/** A single recipe is the root, which most importers expect; several are a graph. */
async function* document(recipes: AsyncIterable<ExportedRecipe>): AsyncGenerator<string> {
  const rest = recipes[Symbol.asyncIterator]();
  const [first, second] = [await rest.next(), await rest.next()];
  if (first.done === true) return;
  if (second.done === true) {
    yield `${JSON.stringify({ '@context': CONTEXT, ...presentSchemaOrg(first.value) }, null, 2)}\n`;
    return;
  }
  yield* schemaOrgGraph(resumed([first.value, second.value], rest));
}

async function* resumed<Item>(taken: readonly Item[], rest: AsyncIterator<Item>): AsyncGenerator<Item> {
  yield* taken;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

export const schemaOrgWriter: Writer = { contentType: 'application/ld+json; charset=utf-8', pieces: document };
