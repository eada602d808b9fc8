import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { readJson } from '../read-json.ts';
import { keepTemporaryFilesInMemory } from '../temporary-folder.ts';
import { countPlaywright, countVitest, settleCounts, type Counts } from './reports.ts';
import { ROOT, run, type Finished } from './run.ts';

export interface Step {
  /** Runs it alone: `npm run check -- lint types`. */
  readonly name: string;
  /** Runs only when it is named. */
  readonly onDemand?: true;
  readonly title: string;
  /** Two groups of static checks run side by side: those that use all cores, and those that use one. Tests run after them. */
  readonly group: 'typed' | 'plain' | 'tests';
  /** `output` is what a failed static check wrote; tests write to our own output. */
  run(): Promise<Counts & { readonly output?: string }>;
}

const REPORTS = join(ROOT, 'test-results');
const CACHE = join(ROOT, 'node_modules', '.cache');

/** A check that passes or fails as a whole. */
function staticStep(group: 'typed' | 'plain', name: string, title: string, check: () => Promise<Finished>): Step {
  return {
    name,
    title,
    group,
    run: async () => {
      const { succeeded, output } = await check();
      if (succeeded) return { passed: 1, failed: 0 };
      return { passed: 0, failed: 1, output: output.endsWith('\n') ? output : `${output}\n` };
    },
  };
}

const testStep = (name: string, title: string, tests: Step['run']): Step => ({
  name,
  title,
  group: 'tests',
  run: tests,
});
const onDemand = (step: Step): Step => ({ ...step, onDemand: true });

/** Its declarations are what the other projects read instead of its sources, so it comes before them. */
const REFERENCED_PROJECT = 'culinary/tsconfig.pure.json';

/**
 * Runs the type checker once for each tsconfig of a workspace. Except for the first, each with one thread, and as many at once as there
 * are cores: threads of one project compute the same types again. A project's last result is reused for files whose contents,
 * dependencies and compiler options have not changed, whatever branch it came from.
 */
async function checkTypes(): Promise<Finished> {
  const { workspaces } = readJson<{ workspaces: string[] }>(join(ROOT, 'package.json'));
  const projects = [...workspaces, 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => /^tsconfig.*\.json$/u.test(file) && hasSources(folder))
      .map((file) => `${folder}/${file}`),
  );
  const results = [await checkProject(REFERENCED_PROJECT)];
  const waiting = projects.filter((project) => project !== REFERENCED_PROJECT).values();
  const checkNext = async () => {
    for (const project of waiting) {
      const state = join(CACHE, 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
      const options = ['--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', state];
      results.push(await checkProject(project, ...options));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
  return {
    succeeded: results.every(({ succeeded }) => succeeded),
    output: [...new Set(results.flatMap(({ output }) => output.split('\n')))].join('\n'),
  };
}

function checkProject(project: string, ...options: readonly string[]): Promise<Finished> {
  return run('tsc', ['--pretty', 'false', ...options, '-p', project]);
}

/** TypeScript takes a project without files for a mistake. */
function hasSources(folder: string): boolean {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).some(
    (file) => /\.tsx?$/u.test(file) && !file.includes('node_modules'),
  );
}

/** A lockfile that names a host binds every install to that host. */
async function checkLockfile(): Promise<Finished> {
  const found = ['package-lock.json', 'server/text-recognition/package-lock.json'].flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, index) => (/"resolved": *"https?:/u.test(line) ? [`${file}:${index + 1}`] : []));
  });
  const output = `A lockfile names a host: ${found.slice(0, 5).join(', ')}. Install with the repository's .npmrc.`;
  return { succeeded: found.length === 0, output };
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  // A report of an earlier run must not speak for this one.
  rmSync(file, { force: true });
  return file;
}

/** How many of the tests run: see vitest.config.ts. */
type Scope = 'fast' | 'complete' | 'long';

async function runVitest(scope: Scope): Promise<Counts> {
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { succeeded } = await run('vitest', args, { show: true, env: { NODE_ENV: 'test', TEST_SCOPE: scope } });
  return settleCounts(() => countVitest(readJson(report)), succeeded);
}

async function runPlaywright(scope: Scope): Promise<Counts> {
  if (!existsSync(join(ROOT, 'web', 'dist', 'index.html'))) {
    process.stdout.write('The web app is not built: run npm test, or node scripts/setup.mjs test.\n');
    return { passed: 0, failed: 1 };
  }
  keepTemporaryFilesInMemory();
  const report = freshReport('playwright.json');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'dot,json'];
  const { succeeded } = await run('playwright', args, {
    show: true,
    env: { NODE_ENV: 'test', TEST_SCOPE: scope, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return settleCounts(() => countPlaywright(readJson(report)), succeeded);
}

export const steps: readonly Step[] = [
  staticStep('plain', 'format', 'Format', () => run('oxfmt', ['--check', '.'])),
  // Its own thread waits for the type-aware part, which has threads enough.
  staticStep('typed', 'lint', 'Lint', () => run('oxlint', ['--format=default', '--threads=1', '.'])),
  staticStep('typed', 'types', 'Types', checkTypes),
  staticStep('plain', 'structure', 'Structure', () => run('node', ['scripts/structure.ts'])),
  staticStep('plain', 'unused', 'Unused code', () =>
    run('knip', ['--no-progress', '--cache', '--cache-location', join(CACHE, 'knip')]),
  ),
  staticStep('plain', 'lockfile', 'Lockfile', checkLockfile),
  staticStep('plain', 'size', 'Size budget', () => run('node', ['scripts/size-budget.ts'])),
  testStep('tests', 'Unit and HTTP tests', () => runVitest('complete')),
  testStep('browser', 'Browser journeys', () => runPlaywright('complete')),
  onDemand(testStep('tests-fast', 'Unit and HTTP tests', () => runVitest('fast'))),
  onDemand(testStep('tests-long', 'All tests, all databases', () => runVitest('long'))),
  onDemand(testStep('browser-long', 'All browser journeys', () => runPlaywright('long'))),
];
