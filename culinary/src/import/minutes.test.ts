import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isTime, readMinutes } from '#import/minutes';

const CASES: readonly (readonly [text: unknown, minutes: number | null])[] = [
  ['PT1H30M', 90],
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1DT2H', 1560],
  ['PT90S', 2],
  ['PT0M', null],
  [45, 45],
  ['45', 45],
  ['1:30', 90],
  ['1 h 20 min', 80],
  ['1h30', 90],
  ['1h 5m', 65],
  ['1h30m', 90],
  ['30m', 30],
  ["45'", 45],
  ['25-30 minutes', 30],
  ['10 minutes plus 1 hour resting', 70],
  ['1 hour, plus chilling', 60],
  ['0 h 20 min', 20],
  ['an hour and a half', 90],
  ['overnight', 720],
  ['1 Std. 20 Min.', 80],
  ['1 heure 30', 90],
  ['1 heure et quart', 75],
  ['1 hora e 30 minutos', 90],
  ['1 tim 30 min', 90],
  ['1,5 timmar', 90],
  ['2 till 3 timmar', 180],
  ['1 time 20 minutter', 80],
  ['trekvart', 45],
  ['1 godz. 20 min', 80],
  ['1 godzina i 20 minut', 80],
  ['2 uur en 15 minuten', 135],
  ['anderhalf uur', 90],
  ['2 hodiny 10 minut', 130],
  ['1 óra 20 perc', 80],
  ['1 saat 15 dakika', 75],
  ['1 tunti 30 minuuttia', 90],
  ['1 час 20 минут', 80],
  ['約30分', 30],
  ['1時間半', 90],
  ['1小时30分钟', 90],
  ['半小时', 30],
  ['1시간 30분', 90],
  ['2 dni', 2880],
  ['', null],
  ['soon', null],
  [0, null],
  [null, null],
];

describe('readMinutes', () => {
  it.each(CASES)('reads %j as %j minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each(['20 blips', '1 hour 20 blips', '30 min at 180 degrees', '2 batches of 15 minutes'])(
    'returns null for %j because a number in it is no time',
    (text) => {
      expect(readMinutes(text)).toBeNull();
    },
  );

  it('returns whole minutes above zero or null for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const minutes = readMinutes(value);
        expect(minutes === null || (Number.isSafeInteger(minutes) && minutes > 0)).toBe(true);
      }),
    );
  });

  it('reads hours and minutes in every language as their sum', () => {
    const pairs = [
      ['hours', 'minutes'],
      ['Stunden', 'Minuten'],
      ['heures', 'minutes'],
      ['timmar', 'minuter'],
      ['godz.', 'min'],
      ['uur', 'minuten'],
      ['óra', 'perc'],
      ['小时', '分钟'],
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 59 }),
        (units, hours, minutes) => {
          expect(readMinutes(`${String(hours)} ${units[0]} ${String(minutes)} ${units[1]}`)).toBe(hours * 60 + minutes);
        },
      ),
    );
  });
});

describe('isTime', () => {
  it.each([
    ['⏱ 30 minutes', true],
    ['1 tim 30 min', true],
    ['30 minutes of rest', false],
    ['30 cookies', false],
    ['overnight', false],
  ])('is for %j %j', (text, expected) => {
    expect(isTime(text)).toBe(expected);
  });
});
