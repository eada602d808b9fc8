// Fuzzes every route of the API, as every kind of actor, with requests that its OpenAPI document allows or forbids:
//   npm run fuzz                                          500 requests per route and actor, on both databases
//   npm run fuzz -- --database=sqlite --route=recipes. --runs=50 --seed=7 "--actor=token worker" --limit-ms=2000
// A finding prints the options that replay it. Exits with 1 if there are findings.
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

/** Prints the results of each route, and findings as they occur. */
class Table implements Reporter {
  readonly rows: Row[] = [];

  onTestCaseResult(testCase: TestCase): void {
    const { fuzz: tally } = testCase.meta();
    if (tally !== undefined) this.#add({ route: testCase.name.split(' ', 1)[0] ?? '', tally });
    for (const { message, diff } of testCase.result().errors ?? []) say(`\n${testCase.name}\n${diff ?? message}`);
  }

  /** Prints immediately, so that an interrupted run shows its progress. */
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

/** Resolves to true if there are no findings. */
async function fuzz(database: string): Promise<boolean> {
  say(`\n── ${database}: seed ${plan.seed}, ${plan.runs} requests per route and actor`);
  const table = new Table();
  const vitest = await createVitest('test', {
    project: [`server-${database}`],
    reporters: [table],
    watch: false,
    ...(asked.route === undefined ? {} : { testNamePattern: asked.route.replaceAll('.', String.raw`\.`) }),
  });
  vitest.provide('fuzz', plan);
  // The regular tests fuzz one kind of database only.
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
