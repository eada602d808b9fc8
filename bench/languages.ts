import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEveryLanguage } from '@larder/culinary/every-language';
import { readIngredientList } from '@larder/culinary/ingredient-list';
import {
  isFalseAlarm,
  isMissed,
  isUnsure,
  LABELLED_LINES,
  readLabels,
} from '@larder/culinary/labelled-lines/labelled-line';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const percent = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;

function labelledRows(): string[] {
  return [...LABELLED_LINES].map(([language, labels]) => {
    const lines = readLabels(labels);
    const count = lines.length;
    const unsure = lines.filter((read) => read.label.sure && isUnsure(read)).length;
    const known = lines.filter(({ line }) => line.food !== null).length;
    return `| ${language} | ${count} | ${lines.filter(isMissed).length} | ${percent(lines.filter(isFalseAlarm).length, count)} | ${percent(unsure, count)} | ${percent(known, count)} |`;
  });
}

interface LanguageCounts {
  pages: number;
  lines: number;
  foods: number;
  amounts: number;
  units: number;
}

/** Counts what is read on the recipe pages of each language. */
function countPages(folder: string): ReadonlyMap<string, LanguageCounts> {
  const counts = new Map<string, LanguageCounts>();
  for (const file of globSync('*/*.json', { cwd: folder })) {
    const page: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    if (!isRecord(page) || typeof page['language'] !== 'string' || !Array.isArray(page['ingredients'])) continue;
    const language = page['language'].slice(0, 2).toLowerCase();
    const count = counts.get(language) ?? { pages: 0, lines: 0, foods: 0, amounts: 0, units: 0 };
    counts.set(language, count);
    count.pages += 1;
    for (const line of readIngredientList(page['ingredients'].map(String))) {
      if (line === null) continue;
      count.lines += 1;
      if (line.food !== null) count.foods += 1;
      if (line.amount !== null) count.amounts += 1;
      if (line.amount?.unit !== null && line.amount?.unit !== undefined) count.units += 1;
    }
  }
  return counts;
}

function pageRows(folder: string): string[] {
  return [...countPages(folder)]
    .toSorted(([, one], [, other]) => other.lines - one.lines)
    .map(
      ([language, { pages, lines, foods, amounts, units }]) =>
        `| ${language} | ${pages} | ${lines} | ${percent(foods, lines)} | ${percent(amounts, lines)} | ${percent(units, lines)} |`,
    );
}

/** How lines are read by language: allergens against labels, and the share of lines of recipe pages whose food is known. */
export function benchLanguages(folder: string | undefined): string {
  loadEveryLanguage();
  return [
    '## Ingredient lines by language',
    '',
    '"Missed" is an allergen that is neither named, nor possible, on a line that is not unsure. "Unsure" counts lines whose words say what is in them.',
    '',
    '| language | labelled lines | missed | false alarms | needlessly unsure | food known |',
    '|---|---|---|---|---|---|',
    ...labelledRows(),
    '',
    ...(folder === undefined || !existsSync(folder)
      ? ['Recipe pages: skipped, no folder of recipe pages.']
      : [
          'Recipe pages:',
          '',
          '| language | pages | lines | food known | with an amount | with a unit |',
          '|---|---|---|---|---|---|',
          ...pageRows(folder),
        ]),
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${benchLanguages(process.argv[2])}\n`);
