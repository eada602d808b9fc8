import type { Extraction, GeneratedRecipe } from '@larder/contract/assistant';
import sharp from 'sharp';

import { GenerationProblem, type PictureGenerator, type RecipeGenerator } from './generator.ts';
import { plainLine } from './plain-text.ts';

/** Waits until the time has passed or the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const GENERATE_MS = 2_000;
const PAINT_MS = 2_000;
const EXTRACT_MS = 3_000;

/** Each failure is triggered by its code in the input: an ingredient, a title, or the bytes of a photo. */
const SIMULATED_FAILURES = {
  AI_GEN_FAIL: 'Sorry, there was a problem generating your recipe. Please try again.',
  IMG_GEN_FAIL: 'Sorry, there was a problem generating the image. Please try again.',
  IMG_EXTRACT_FAIL: 'Sorry, there was a problem extracting ingredients from your image. Please try again.',
} as const;
type FailureCode = keyof typeof SIMULATED_FAILURES;

/** The sample ingredients, returned for any photo. */
export const EXTRACTED = [
  '2 chicken breasts',
  '1 cup rice',
  '2 tomatoes',
  '1 onion',
  '2 cloves garlic',
  '1 tbsp olive oil',
];
const NAMED_INGREDIENTS = 3;
const TITLE_MAX_CHARACTERS = 120;

/** A simulated provider with fixed answers and delays. */
export interface Simulated extends RecipeGenerator {
  readonly paint: PictureGenerator;
  extract(bytes: Buffer, signal: AbortSignal): Promise<Extraction>;
}

export function createSimulated(wait: Wait): Simulated {
  return {
    async generateRecipe({ signal }, wish) {
      await wait(GENERATE_MS, signal);
      failOn('AI_GEN_FAIL', wish.ingredients.join('\n'));
      const recipe = recipeOf(wish.ingredients.map(plainLine));
      return { recipe, unusable: [], notes: [], answered_by: 'simulated', picture: { bytes: await plate() } };
    },

    async paint({ signal }, { title, ingredients }) {
      await wait(PAINT_MS, signal);
      failOn('IMG_GEN_FAIL', [title, ...ingredients].join('\n'));
      return { bytes: await plate() };
    },

    async extract(bytes, signal) {
      await wait(EXTRACT_MS, signal);
      failOn('IMG_EXTRACT_FAIL', bytes);
      return { ingredients: [...EXTRACTED], is_sample: true, answered_by: 'simulated' };
    },
  };
}

function failOn(code: FailureCode, given: string | Buffer): void {
  if (given.includes(code)) throw new GenerationProblem(SIMULATED_FAILURES[code]);
}

function recipeOf(ingredients: readonly string[]): GeneratedRecipe {
  const named = ingredients.slice(0, NAMED_INGREDIENTS).join(', ');
  return {
    title: `Delicious ${named}`.slice(0, TITLE_MAX_CHARACTERS).toWellFormed().trimEnd(),
    description: `A simulated recipe made with ${named}.`,
    ingredients: [...ingredients],
    instructions: [
      'Prepare all ingredients.',
      'Cook everything in a large pan over medium heat for 25 minutes.',
      'Season to taste and serve.',
    ],
    preparation_time: 15,
    cooking_time: 25,
    servings: 4,
    category: 'Main Dish',
  };
}

const SIDE_PIXELS = 512;
const TABLE = [214, 196, 170] as const;
const PLATE = [250, 248, 244] as const;
const FOOD = [196, 112, 58] as const;

/** A plate on a table, seen from above. */
function plate(): Promise<Buffer> {
  const pixels = Buffer.alloc(SIDE_PIXELS * SIDE_PIXELS * 3);
  for (let at = 0; at < SIDE_PIXELS * SIDE_PIXELS; at += 1) {
    const [x, y] = [at % SIDE_PIXELS, Math.floor(at / SIDE_PIXELS)];
    const fromMiddle = Math.hypot(x - SIDE_PIXELS / 2, y - SIDE_PIXELS / 2) / SIDE_PIXELS;
    const color = fromMiddle > 0.42 ? TABLE : fromMiddle > 0.28 ? PLATE : FOOD;
    pixels.set(color, at * 3);
  }
  return sharp(pixels, { raw: { width: SIDE_PIXELS, height: SIDE_PIXELS, channels: 3 } })
    .png()
    .toBuffer();
}
