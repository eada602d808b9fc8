import { monitorEventLoopDelay } from 'node:perf_hooks';

import { configureSharp, encodeAvif, processPicture } from '../server/src/features/pictures/process.ts';
import { median } from './rig/load.ts';
import { makePhoto } from './rig/photo.ts';

const RUNS = 9;
const WIDTH = 4_032;
const HEIGHT = 3_024;

/** Time from the bytes of a photo to all its files, and the event-loop delay meanwhile. */
export async function benchPictures(): Promise<string> {
  const photo = await makePhoto(WIDTH, HEIGHT);
  configureSharp();
  const durations: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let bytes = 0;
  let avifMs = 0;
  delay.enable();
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now();
    const { files } = await processPicture(photo);
    durations.push(performance.now() - startedAt);
    bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const widest = files.at(-1);
    if (run > 0 || widest === undefined) continue;
    const avifStartedAt = performance.now();
    await encodeAvif(
      widest.bytes,
      files.map(({ width }) => width),
    );
    avifMs = performance.now() - avifStartedAt;
  }
  delay.disable();
  const ms = (value: number) => Math.round(value).toLocaleString('en');
  return [
    '## Pictures',
    '',
    `A JPEG of ${WIDTH} × ${HEIGHT} pixels, ${(photo.length / 1e6).toFixed(1)} MB; ${RUNS} runs.`,
    '',
    '| | ms |',
    '|---|---|',
    `| all WebP files (${Math.round(bytes / 1_000).toLocaleString('en')} kB) and a preview, median | ${ms(median(durations))} |`,
    `| the same, maximum | ${ms(Math.max(...durations))} |`,
    `| all AVIF files, later, in the background | ${ms(avifMs)} |`,
    // The monitor counts its own resolution as delay.
    `| maximum event-loop delay | ${(delay.max / 1e6 - 5).toFixed(1)} |`,
  ].join('\n');
}

if (import.meta.main) process.stdout.write(`${await benchPictures()}\n`);
