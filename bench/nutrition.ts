import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEveryLanguage } from '@larder/culinary/every-language';
import { nutritionOfRecipe } from '@larder/culinary/nutrition';

import { median } from './rig/load.ts';

/** What a recipe page publishes. */
interface Page {
  readonly file: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly servings: number | null;
  /** Per serving. */
  readonly calories: number;
  /** 4 kcal per gram of carbohydrate and protein, 9 of fat; null if the page does not publish all three. */
  readonly fromMacros: number | null;
}

interface Result {
  readonly file: string;
  readonly calories: number;
  readonly estimate: number;
  /** Relative difference from the published figure. */
  readonly error: number;
  /** Share of the lines whose food is recognized, 0 to 1. */
  readonly recognized: number;
}

interface Measurement {
  readonly pages: readonly Page[];
  readonly contradictory: number;
  readonly withoutServings: number;
  readonly results: readonly Result[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** "1,198 kcal", "409.16"; null if there is no number. */
function numberIn(value: unknown): number | null {
  const [number] = /\d+(?:[.,]\d{1,2}(?!\d))?/u.exec(textOf(value).replaceAll(/(?<=\d),(?=\d{3}\b)/gu, '')) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** Yields that count what comes out of the oven or the pot, not its portions. */
const NOT_PORTIONS =
  /\b(?:loaf|loaves|cakes?|pies?|layers?|batch(?:es)?|pans?|pints?|quarts?|cups?|jars?|ml|liters?)\b/iu;

/** "8 servings", "2 dozen"; null for "1 loaf", which states no number of servings. */
function servingsOf(yields: string): number | null {
  const count = numberIn(yields);
  if (count === null || count <= 0 || NOT_PORTIONS.test(yields)) return null;
  return /\bdozen\b/iu.test(yields) ? count * 12 : count;
}

function pageOf(file: string): Page | null {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(read) || !isRecord(read['nutrients']) || !Array.isArray(read['ingredients'])) return null;
  const { nutrients } = read;
  const calories = numberIn(nutrients['calories']);
  if (calories === null || calories === 0) return null;
  const carbohydrate = numberIn(nutrients['carbohydrateContent']);
  const protein = numberIn(nutrients['proteinContent']);
  const fat = numberIn(nutrients['fatContent']);
  return {
    file,
    ingredients: read['ingredients'].map(textOf),
    steps: Array.isArray(read['instructions_list']) ? read['instructions_list'].map(textOf) : [],
    servings: servingsOf(textOf(read['yields'])),
    calories,
    fromMacros:
      carbohydrate === null || protein === null || fat === null ? null : 4 * carbohydrate + 4 * protein + 9 * fat,
  };
}

const MAX_CONTRADICTION = 0.25;

const contradicts = ({ calories, fromMacros }: Page): boolean =>
  fromMacros !== null && Math.abs(fromMacros / calories - 1) > MAX_CONTRADICTION;

/** Compares the energy per serving with the figures that pages publish. */
export function measurePages(folder: string): Measurement {
  loadEveryLanguage();
  const pages = globSync('*/*.json', { cwd: folder })
    .toSorted()
    .flatMap((file) => pageOf(join(folder, file)) ?? []);
  const consistent = pages.filter((page) => !contradicts(page));
  const results = consistent.flatMap(({ file, ingredients, steps, servings, calories }): Result[] => {
    if (servings === null) return [];
    const { perServing, lines } = nutritionOfRecipe(ingredients, servings, steps);
    const estimate = perServing.energy;
    const known = lines.filter(({ gap }) => gap !== 'unknown food').length;
    return [
      {
        file,
        calories,
        estimate,
        error: Math.abs(estimate / calories - 1),
        recognized: known / Math.max(1, lines.length),
      },
    ];
  });
  return {
    pages,
    contradictory: pages.length - consistent.length,
    withoutServings: consistent.length - results.length,
    results,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const MOSTLY_RECOGNIZED = 0.8;

function accuracyRow(title: string, results: readonly Result[]): string {
  const errors = results.map(({ error }) => error);
  const within = (limit: number): string =>
    percent(errors.filter((error) => error <= limit).length / Math.max(1, errors.length));
  return `| ${title} | ${results.length} | ${percent(median(errors))} | ${within(0.1)} | ${within(0.2)} |`;
}

/** Accuracy of the estimated energy against recipe pages that publish theirs. */
export function benchNutrition(folder: string | undefined): string {
  if (folder === undefined || !existsSync(folder))
    return '## Nutrition of recipe pages\n\nSkipped: no folder of recipe pages.';
  const { pages, contradictory, withoutServings, results } = measurePages(folder);
  return [
    '## Nutrition of recipe pages',
    '',
    `Energy per serving against the figure that a page publishes, itself an estimate. ${pages.length} pages publish one; ` +
      `excluded are ${contradictory} whose energy and macronutrients differ by over ${percent(MAX_CONTRADICTION)} ` +
      `and ${withoutServings} without a number of servings.`,
    '',
    '| pages | compared | median error | within 10 % | within 20 % |',
    '|---|---|---|---|---|',
    accuracyRow('all', results),
    accuracyRow(
      'at least four of five lines recognized',
      results.filter(({ recognized }) => recognized >= MOSTLY_RECOGNIZED),
    ),
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${benchNutrition(process.argv[2])}\n`);
