// Everything that has to hold before a change lands: `npm run check`, or some of it: `npm run check -- lint types`.
// `npm run check:fast` is for every change, `npm run test:long` for a release.
// The last line is always `N passed, N failed`.
import { steps } from './check/steps.ts';
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

const rows: Row[] = [];
for (const step of steps.filter(({ name, onDemand }) =>
  asked.length === 0 ? onDemand !== true : asked.includes(name),
)) {
  process.stdout.write(`\n── ${step.title} ${'─'.repeat(70 - step.title.length)}\n`);
  const startedAt = performance.now();
  const counts = await step.run();
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${counts.failed === 0 ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  rows.push({ title: step.title, seconds, ...counts });
  // Asked to stop: say what is known, do not begin the next one.
  if (process.exitCode === 130) break;
}

const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);

process.stdout.write(`\n── Summary ${'─'.repeat(63)}\n`);
for (const row of rows) {
  const cells = [row.title.padEnd(22), `${row.passed} passed`.padStart(12), `${row.failed} failed`.padStart(12)];
  const secondTry = row.secondTry ? `   ${row.secondTry} of them at the second try, named above` : '';
  process.stdout.write(`${cells.join('')}${row.seconds.toFixed(1).padStart(9)} s${secondTry}\n`);
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode ||= failed === 0 ? 0 : 1;
