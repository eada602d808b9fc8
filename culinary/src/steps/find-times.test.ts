import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findTimes } from '#steps/find-times';

/** Returns the durations of a text in minutes, ranges as pairs. */
const minutesIn = (text: string): (number | [number, number])[] =>
  findTimes(text).map(({ low, high }) => (low === high ? low / 60 : [low / 60, high / 60]));

describe('findTimes', () => {
  test.each<[string, ...(number | [number, number])[]]>([
    ['Bake for one-and-a-half hours.', 90],
    ['Bake for 1 hour & 15 minutes.', 75],
    ['Bake for 1 hour + 15 minutes.', 75],
    ['Bake 1h15min.', 75],
    ['Bake 1hr15mins at 180°C.', 75],
    ['Bake 1 h 15 at the bottom.', 75],
    ['Cook for 1m30s.', 1.5],
    ['Cook for 2m 30 sec.', 2.5],
    ['Microwave for 1:30 minutes.', 1.5],
    ['Rest 1:30 h.', 90],
    ['Simmer 20~25 minutes.', [20, 25]],
    ['Simmer 20 〜 25 minutes.', [20, 25]],
    ['Simmer 1 hour to 1 hour 20 minutes.', [60, 80]],
    ['Simmer 1 hour 10 minutes to 1 hour 20 minutes.', [70, 80]],
    ['Simmer 30 minutes to 1 hour, 10 minutes.', [30, 70]],
    ['Leave until the third day.'],
    ['Roll to 3 m.'],
    ['Eineinhalb Stunden backen.', 90],
    ['Eine Viertelstunde ruhen lassen.', 15],
    ['Eine Dreiviertelstunde backen.', 45],
    ["Laisser reposer un quart d'heure.", 15],
    ['Laisser reposer trois quarts d’heure.', 45],
    ['Hornear hora y media.', 90],
    ['Hornear una hora y media.', 90],
    ['Reposar un cuarto de hora.', 15],
    ["Cuocere un'ora e mezza.", 90],
    ["Riposare tre quarti d'ora.", 45],
  ])('%j', (text, ...minutes) => {
    expect(minutesIn(text)).toEqual(minutes);
  });

  test('reads hours and minutes to the same duration however they are joined', () => {
    const joints = fc.constantFrom(
      (hours: number, minutes: number) => `${hours}h${String(minutes).padStart(2, '0')}`,
      (hours: number, minutes: number) => `${hours}h${String(minutes).padStart(2, '0')}min`,
      (hours: number, minutes: number) => `${hours}:${String(minutes).padStart(2, '0')} h`,
      (hours: number, minutes: number) => `${hours} hr ${minutes} min`,
      (hours: number, minutes: number) => `${hours} hours and ${minutes} minutes`,
      (hours: number, minutes: number) => `${hours} hours & ${minutes} minutes`,
      (hours: number, minutes: number) => `${hours} hours, ${minutes} minutes`,
      (hours: number, minutes: number) => `${hours} Std. ${minutes} Min.`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 59 }), joints, (hours, minutes, write) => {
        const [time] = findTimes(`Bake for ${write(hours, minutes)}, then rest.`);
        expect([time?.low, time?.high]).toEqual([
          expect.closeTo((hours * 60 + minutes) * 60, 6),
          expect.closeTo((hours * 60 + minutes) * 60, 6),
        ]);
      }),
    );
  });
});
