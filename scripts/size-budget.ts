// Holds what a visitor downloads to its budget, in brotli bytes as served: `node scripts/size-budget.ts`.
import { dirname, join } from 'node:path';

import { measureBuild } from './size/measure-build.ts';
import { measureModules } from './size/measure-modules.ts';

/** 1000 bytes. */
const KB = 1000;
const LANDING_DOCUMENT = 'index.html';
const BUDGET_KB = { landingJs: 100, landingEverything: 260, routeJs: 204, kitchen: 68 };
/** What pages that scale recipes or let one try the kitchen engine load of it before anybody has asked for something. */
const KITCHEN = ['./compose-lazily.ts', './scale.ts', './names-on-demand.ts'];

const documents = measureBuild(join(dirname(import.meta.dirname), 'web', 'dist'));
let overBudget = 0;

function judge(what: string, bytes: number, budgetKb: number): void {
  const isOver = bytes > budgetKb * KB;
  if (isOver) overBudget += 1;
  const verdict = isOver ? `OVER by ${((bytes - budgetKb * KB) / KB).toFixed(1)} KB` : 'ok';
  console.log(`${what.padEnd(60)}${(bytes / KB).toFixed(1).padStart(7)} KB of ${budgetKb}  ${verdict}`);
}

for (const { name, initialJs, everything, routes } of documents) {
  if (name === LANDING_DOCUMENT) {
    judge(`${name}: JavaScript until usable`, initialJs, BUDGET_KB.landingJs);
    judge(`${name}: everything together`, everything, BUDGET_KB.landingEverything);
    continue;
  }
  judge(`${name}: JavaScript`, initialJs, BUDGET_KB.routeJs);
  for (const route of routes) judge(`${name} → ${route.name}`, route.js, BUDGET_KB.routeJs);
}
const kitchen = await measureModules(join(dirname(import.meta.dirname), 'culinary', 'src'), KITCHEN);
judge('kitchen engine: scaling and the demo, at start', kitchen, BUDGET_KB.kitchen);
if (!documents.some(({ name }) => name === LANDING_DOCUMENT)) {
  console.log('web/dist/index.html is not there. Build the web app first: node scripts/setup.mjs test');
  overBudget += 1;
}
process.exitCode = overBudget === 0 ? 0 : 1;
