import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

import { benchAccounts } from './accounts.ts';
import { benchAssistant } from './assistant.ts';
import { benchChat } from './chat.ts';
import { benchCommunity } from './community.ts';
import { benchCookbook } from './cookbook.ts';
import { benchEvents } from './events.ts';
import { benchHostileSenders } from './hostile-senders.ts';
import { benchIdle } from './idle.ts';
import { benchImports } from './imports.ts';
import { benchInteraction } from './interaction.ts';
import { benchKitchen } from './kitchen.ts';
import { benchLanguages } from './languages.ts';
import { benchLists } from './lists.ts';
import { benchNutrition } from './nutrition.ts';
import { benchPages } from './pages.ts';
import { benchPictures } from './pictures.ts';
import { benchRatings } from './ratings.ts';
import { benchParsing } from './parsing.ts';
import { benchSearch } from './search.ts';
import { benchStartup } from './startup.ts';
import { benchThroughput } from './throughput.ts';
import { benchTiming } from './timing.ts';
import { benchWorstAccount } from './worst-account.ts';
import { benchWrites } from './writes.ts';

/** Runs every benchmark and writes the results to bench/RESULTS.md: `npm run bench [-- LABELED_LINES_FILE [RECIPE_PAGES_FOLDER]]`. */
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const gigabytes = Math.round(totalmem() / 2 ** 30);
const sizes = execFileSync(process.execPath, ['scripts/size-budget.ts'], { encoding: 'utf8' }).trim();
const sections = [
  '# Benchmark results',
  `Written by \`npm run bench\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GiB, Node ${process.versions.node}, at ${commit}. ` +
    'Load generators, servers and databases share the machine; ratios come from alternating runs.',
  await benchStartup(),
  await benchThroughput(),
  await benchLists(),
  await benchWrites(),
  await benchImports(),
  await benchAccounts(),
  await benchTiming(),
  await benchSearch(),
  await benchCommunity(),
  benchKitchen(process.argv[2]),
  benchLanguages(process.argv[3]),
  benchNutrition(process.argv[3]),
  await benchPages(process.argv[3]),
  benchParsing(),
  await benchAssistant(),
  await benchPictures(),
  await benchChat(),
  await benchCookbook(),
  await benchRatings(),
  await benchEvents(),
  await benchIdle(),
  await benchHostileSenders(),
  await benchWorstAccount(),
  await benchInteraction(),
  `## Size of the web app\n\n\`\`\`\n${sizes}\n\`\`\``,
];
const report = `${sections.join('\n\n')}\n`;
writeFileSync(new URL('./RESULTS.md', import.meta.url), report);
process.stdout.write(report);
