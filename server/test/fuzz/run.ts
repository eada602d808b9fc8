// Sends every route of the API what its document allows and what it does not, as everybody who might:
//   npm run fuzz                                          500 requests for each route and each who may, on both databases
//   npm run fuzz -- --database=sqlite --route=recipes. --runs=50 --seed=7 "--actor=token worker" --limit-ms=2000
// A finding says with which of these words it is repeated. It ends with 1 when there is one.
import { parseArgs } from 'node:util';

import type { Reporter, TestCase } from 'vitest/node';
import { createVitest } from 'vitest/node';

import type { FuzzPlan, FuzzTally } from './plan.ts';

const DATABASES = ['sqlite', 'postgres'];
const FUZZER = 'server/test/whole/fuzz.test.ts';

const { values: asked } = parseArgs({
  options: {
    database: { type: 'string', multiple: true },
    route: { type: 'string' },
    actor: { type: 'string', multiple: true },
    runs: { type: 'string', default: '500' },
    seed: { type: 'string' },
    path: { type: 'string' },
    'limit-ms': { type: 'string' },
  },
});

const plan: FuzzPlan = {
  runs: Number(asked.runs),
  seed: Number(asked.seed ?? Date.now() % 1_000_000_007),
  path: asked.path,
  actors: asked.actor,
  limitMs: asked['limit-ms'] === undefined ? undefined : Number(asked['limit-ms']),
};

interface Row {
  readonly route: string;
  readonly tally: FuzzTally;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Tells what was tried, and of a finding when it is made. */
class Table implements Reporter {
  readonly rows: Row[] = [];

  onTestCaseResult(testCase: TestCase): void {
    const { fuzz: tally } = testCase.meta();
    if (tally !== undefined) this.#add({ route: testCase.name.split(' ', 1)[0] ?? '', tally });
    for (const { message, diff } of testCase.result().errors ?? []) say(`\n${testCase.name}\n${diff ?? message}`);
  }

  /** At once, so that of a run that was cut off it is known how far it came. */
  #add(row: Row): void {
    if (this.rows.length === 0)
      say(`\n${'route'.padEnd(36)}${'requests'.padStart(9)}${'findings'.padStart(9)}  answers`);
    this.rows.push(row);
    const { requests, findings, byStatus } = row.tally;
    const answers = Object.entries(byStatus).map(([status, count]) => `${status}: ${count}`);
    const numbers = `${String(requests).padStart(9)}${String(findings).padStart(9)}`;
    say(`${row.route.padEnd(36)}${numbers}  ${answers.join(', ')}`);
  }

  print(): void {
    const sum = (of: (tally: FuzzTally) => number) => this.rows.reduce((total, { tally }) => total + of(tally), 0);
    say(`\n${sum(({ requests }) => requests)} requests, ${sum(({ findings }) => findings)} findings`);
  }
}

/** Did nothing come to light? */
async function fuzz(database: string): Promise<boolean> {
  say(`\n── ${database}: seed ${plan.seed}, ${plan.runs} requests for each route and each who asks`);
  const table = new Table();
  const vitest = await createVitest('test', {
    project: [`server-${database}`],
    reporters: [table],
    watch: false,
    ...(asked.route === undefined ? {} : { testNamePattern: asked.route.replaceAll('.', String.raw`\.`) }),
  });
  vitest.provide('fuzz', plan);
  // Among the other tests it is sent to one database alone.
  for (const { config } of vitest.projects) config.exclude = config.exclude.filter((file) => file !== FUZZER);
  const result = await vitest.start([FUZZER]);
  await vitest.close();
  for (const error of result.unhandledErrors) say(String(error));
  for (const { message } of result.testModules.flatMap((one) => one.errors())) say(message);
  table.print();
  return table.rows.length > 0 && result.unhandledErrors.length === 0 && result.testModules.every((one) => one.ok());
}

process.exitCode = 0;
for (const database of asked.database ?? DATABASES) {
  if (!(await fuzz(database))) process.exitCode = 1;
}
