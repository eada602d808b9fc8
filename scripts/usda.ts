// Derives the table of nutrition and measured weights from USDA SR28 for the foods of the catalogue:
//   node scripts/usda.ts FOLDER            writes culinary/src/catalogue/facts/usda-data.ts
//   node scripts/usda.ts FOLDER --check    only says whether the committed table is what the files give
// FOLDER holds SR28_ABBREV.csv, FOOD_DES.txt and WEIGHT.txt.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';

import { factsOf } from '@larder/culinary/food-facts';
import { FOODS } from '@larder/culinary/ingredient-catalogue';
import { readSr28 } from './usda/read-sr28.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'culinary/src/catalogue/facts/usda-data.ts');

function tableFrom(folder: string): string {
  const release = readSr28(folder);
  const wanted = new Map<number, Set<string>>();
  for (const { name } of FOODS) {
    const { ndb, piece, volume } = factsOf(name);
    if (ndb === undefined) continue;
    const measures = wanted.get(ndb) ?? new Set<string>();
    for (const measure of [piece, volume]) if (measure !== undefined) measures.add(measure);
    wanted.set(ndb, measures);
  }
  const rows = [...wanted.keys()]
    .toSorted((left, right) => left - right)
    .map((ndb) => {
      const food = release.get(ndb);
      if (food === undefined) throw new Error(`SR28 has no food ${ndb}`);
      const measures = [...(wanted.get(ndb) ?? [])].toSorted().map((text) => {
        const grams = food.measures.get(text);
        if (grams === undefined) throw new Error(`SR28 has no measure "${text}" of ${ndb} ${food.description}`);
        return `${JSON.stringify(text)}: ${grams}`;
      });
      const weighed = measures.length === 0 ? '' : `, measures: { ${measures.join(', ')} }`;
      return `  ${ndb}: { description: ${JSON.stringify(food.description)}, per100g: [${food.per100g.map(String).join(', ')}]${weighed} },`;
    });
  return `// Made by scripts/usda.ts from USDA SR28 (public domain). Not to be edited by hand.
import type { UsdaFood } from '#catalogue/facts/usda-food';

export const USDA: Readonly<Record<number, UsdaFood>> = {
${rows.join('\n')}
};
`;
}

const [folder, flag] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'WEIGHT.txt'))) {
  stdout.write('Usage: node scripts/usda.ts FOLDER [--check], where FOLDER holds the files of USDA SR28\n');
  process.exitCode = folder === undefined ? 2 : 1;
} else {
  const table = spawnSync(join(root, 'node_modules/.bin/oxfmt'), ['--stdin-filepath', target], {
    input: tableFrom(folder),
    encoding: 'utf8',
    cwd: root,
  }).stdout;
  if (flag === '--check') {
    const same = existsSync(target) && readFileSync(target, 'utf8') === table;
    stdout.write(same ? 'The committed table is what SR28 gives\n' : 'The committed table differs from SR28\n');
    process.exitCode = same ? 0 : 1;
  } else {
    writeFileSync(target, table);
    stdout.write(`Wrote ${target}\n`);
  }
}
