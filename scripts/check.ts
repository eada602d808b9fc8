// Everything that has to hold before a change lands: `npm run check`, or some of it: `npm run check -- lint types`.
// `npm run check:fast` is for every change, `npm run test:long` for a release.
// The last line is always `N passed, N failed`.
import { type Step, steps } from './check/steps.ts';
import type { Counts } from './check/reports.ts';

interface Row extends Counts {
  readonly title: string;
  readonly seconds: number;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No such check: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const chosen = steps.filter(({ name, onDemand }) => (asked.length === 0 ? onDemand !== true : asked.includes(name)));
const rows = new Map<Step, Row>();

async function runStep(step: Step): Promise<void> {
  const heading = `\n── ${step.title} ${'─'.repeat(70 - step.title.length)}\n`;
  // Static checks run side by side, so each writes everything at its end.
  const isStatic = step.group !== 'tests';
  if (!isStatic) process.stdout.write(heading);
  const startedAt = performance.now();
  const { output = '', ...counts } = await step.run();
  const seconds = (performance.now() - startedAt) / 1000;
  const result = `${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`;
  process.stdout.write(`${isStatic ? heading : ''}${output}${result}`);
  rows.set(step, { title: step.title, seconds, ...counts });
}

/** Runs the chosen steps of a group one after the other. Begins no more when the check is asked to stop. */
async function runGroup(group: Step['group']): Promise<void> {
  for (const step of chosen.filter((each) => each.group === group)) {
    if (process.exitCode === 130) return;
    await runStep(step);
  }
}

await Promise.all([runGroup('typed'), runGroup('plain')]);
await runGroup('tests');

const summary = chosen.flatMap((step) => rows.get(step) ?? []);
const passed = summary.reduce((sum, row) => sum + row.passed, 0);
const failed = summary.reduce((sum, row) => sum + row.failed, 0);

process.stdout.write(`\n── Summary ${'─'.repeat(63)}\n`);
for (const row of summary) {
  const cells = [row.title.padEnd(22), `${row.passed} passed`.padStart(12), `${row.failed} failed`.padStart(12)];
  const secondTry = row.secondTry ? `   ${row.secondTry} of them at the second try, named above` : '';
  process.stdout.write(`${cells.join('')}${row.seconds.toFixed(1).padStart(9)} s${secondTry}\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode ||= failed === 0 ? 0 : 1;
