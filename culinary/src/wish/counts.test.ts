import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { parseRequest } from '#compose/parse-request';
import { parseCookbookQuestion } from '#intent/cookbook-question';
import { parseFollowUp } from '#intent/follow-up';
import { parseSearchPhrase } from '#search/phrase';
import { parseWish } from '#wish';

loadAllNames();

const wizardReads = (text: string) => parseRequest({ ingredients: ['salmon', text], seed: 's' });

/** The time limit that each part of the app reads. */
const limitsOf = (text: string): Record<string, number | undefined> => ({
  wizard: wizardReads(text).minutes ?? undefined,
  wizardRow: wizardReads(`potatoes ${text}`).minutes ?? undefined,
  search: parseSearchPhrase(`potatoes ${text}`).filters.maxMinutes,
  wish: parseWish(`make a recipe with potatoes ${text}`).minutes,
  cookbook: parseCookbookQuestion(`which of my recipes with potatoes take ${text}?`)?.minutes,
});

/** The number of people that each part of the app reads. */
const servingsOf = (text: string): Record<string, number | undefined> => {
  const { servings, servingsOpen } = wizardReads(text);
  return {
    wizard: servingsOpen ? undefined : servings,
    search: parseSearchPhrase(`potatoes ${text}`).filters.minServings,
    wish: parseWish(`make a recipe with potatoes ${text}`).servings,
  };
};

const everywhere = (found: Record<string, number | undefined>, value: number | undefined) =>
  Object.fromEntries(Object.keys(found).map((name) => [name, value]));

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Spells a whole number up to 99, of which 13 to 19 stay in digits. */
function inWords(value: number, joint: string): string {
  if (value < 20) return ONES[value] ?? String(value);
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}${joint}${ONES[value % 10]}`;
}

const PARTS: readonly (readonly [part: number, alone: readonly string[], after: readonly string[]])[] = [
  [0, [], ['']],
  [0.5, ['½', '1/2', '0.5', '.5', 'half', 'half of', 'one half'], [' 1/2', '½', ' ½', '.5', ',5', ' and a half']],
  [0.25, ['¼', '1/4', '0.25', 'a quarter of', 'one quarter'], [' 1/4', '¼', '.25', ' and 1/4', ' and a quarter']],
  [0.75, ['¾', '3/4', '0.75', 'three quarters of', 'three-quarters of'], [' 3/4', '¾', '-3/4', ' & 3/4']],
];

const hours = fc
  .record({
    whole: fc.nat(9),
    part: fc.constantFrom(...PARTS),
    pick: fc.nat(20),
    spelled: fc.boolean(),
    unit: fc.constantFrom('hour', 'hours', 'hrs', 'hr', 'h', 'Hours'),
    gap: fc.constantFrom(' ', '-', '\u00A0', ''),
  })
  .filter(({ whole, part: [part] }) => whole + part > 0)
  .map(({ whole, part: [part, alone, after], pick, spelled, unit, gap }) => {
    const minutes = (whole + part) * 60;
    if (whole === 0) {
      const said = alone[pick % alone.length] ?? '';
      return { minutes, text: /[a-z]$/u.test(said) ? `${said} an hour` : `${said} ${unit}` };
    }
    const tail = after[pick % after.length] ?? '';
    const inFull = spelled && /^(?: and |$)/u.test(tail);
    const said = `${inFull ? inWords(whole, '-') : whole}${tail}`;
    // "One h" is too short for a duration.
    return { minutes, text: /[a-z]$/u.test(said) ? `${said}${gap === '-' ? gap : ' '}hours` : `${said}${gap}${unit}` };
  });

const hoursAndMinutes = fc
  .record({ hour: fc.integer({ min: 1, max: 9 }), minute: fc.integer({ min: 10, max: 59 }), pick: fc.nat(20) })
  .map(({ hour, minute, pick }) => {
    const texts = [
      `${hour}h${minute}`,
      `${hour} h ${minute} min`,
      `${hour} hours and ${minute} minutes`,
      `${inWords(hour, '-')} hours ${inWords(minute, ' ')} minutes`,
      `${hour}:${minute} hours`,
      `${hour} hr ${minute} mins`,
    ];
    return { minutes: hour * 60 + minute, text: texts[pick % texts.length] ?? '' };
  });

const minutesAlone = fc
  .record({ minutes: fc.integer({ min: 5, max: 99 }), joint: fc.constantFrom('-', ' '), pick: fc.nat(20) })
  .map(({ minutes, joint, pick }) => {
    const texts = [
      `${minutes} minutes`,
      `${minutes}min`,
      `${inWords(minutes, joint)} minutes`,
      `${minutes} mins`,
      `${Math.min(minutes, 4)} to ${minutes} minutes`,
      `${minutes}.0 minutes`,
    ];
    return { minutes, text: texts[pick % texts.length] ?? '' };
  });

describe('one reader of a time limit', () => {
  const limits = fc.constantFrom('in ', 'within ', 'under ', 'in less than ', 'no more than ', 'in at most about ', '');

  test('reads every spelling of a duration to the same limit everywhere', () => {
    fc.assert(
      fc.property(fc.oneof(hours, hoursAndMinutes, minutesAlone), limits, ({ text, minutes }, limit) => {
        const found = limitsOf(`${limit}${text}`);
        expect(found).toEqual(everywhere(found, minutes));
      }),
      { numRuns: 500 },
    );
  });

  test('reads no limit where a text says how long a food is cooked, or at least how long', () => {
    const others = fc.constantFrom(
      'boiled for ',
      'simmered for about ',
      'boiled ',
      'more than ',
      'for over ',
      'after ',
    );
    fc.assert(
      fc.property(fc.oneof(hours, hoursAndMinutes), others, ({ text }, other) => {
        const found = limitsOf(`${other}${text}`);
        expect(found).toEqual(everywhere(found, undefined));
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['an hour and a half', 90],
    ['half an hour', 30],
    ['in three quarters of an hour', 45],
    ['30 minutes or less', 30],
    ['i only have 20 minutes', 20],
    ['a maximum of 45 minutes', 45],
    ['in 2 minutes', 5],
    ['30 minutes or more', undefined],
    ['overnight', undefined],
    ['for 3 days', undefined],
    ['in 30 seconds', undefined],
    ['0 minutes', undefined],
    ['a minute steak', undefined],
  ])('%j is %j minutes everywhere', (text, minutes) => {
    const found = limitsOf(text);
    expect(found).toEqual(everywhere(found, minutes));
  });
});

describe('one reader of the number of people', () => {
  const counts = fc
    .record({ people: fc.integer({ min: 1, max: 50 }), joint: fc.constantFrom('-', ' '), pick: fc.nat(2) })
    .map(({ people, joint, pick }) => ({
      people,
      said: [String(people), inWords(people, joint), `${people} people`][pick] ?? '',
    }));

  test('reads every spelling to the same number everywhere', () => {
    const leads = fc.constantFrom('for ', 'serves ', 'for about ', 'feeds ', 'for a party of ');
    const tails = fc.constantFrom('', '.', ', please', ' in 30 minutes', ' tonight');
    fc.assert(
      fc.property(counts, leads, tails, ({ people, said }, lead, tail) => {
        const found = servingsOf(`${lead}${said}${tail}`);
        expect(found).toEqual(everywhere(found, people));
        expect(parseFollowUp(`make it for ${said}`)).toEqual({ kind: 'scale', servings: people });
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['for 4 to 6', 6],
    ['for four hungry people', 4],
    ['for the two of us', 2],
    ['family of five', 5],
    ['for a couple of friends', 2],
    ['just for me', 1],
    ['for 12 pancakes', undefined],
    ['for one pot of pasta', undefined],
    ['for 3 days', undefined],
    ['for 2 to 3 days', undefined],
    ['for a few friends', undefined],
    ['for two dozen guests', undefined],
    ['2 portions rice', undefined],
    ['for 2.5', undefined],
  ])('%j is %j everywhere', (text, people) => {
    const found = servingsOf(text);
    expect(found).toEqual(everywhere(found, people));
  });
});
