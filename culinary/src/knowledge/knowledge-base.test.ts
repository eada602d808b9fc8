import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#answer';
import { findEntry } from '#answers/find-entry';
import { parseQuestion } from '#answers/question';
import { KNOWLEDGE } from '#knowledge/knowledge-base';
import { PAIRINGS } from '#knowledge/pairings-data';

const LONGEST_TEXT = 700;
const MARKUP = /[<>*_`#[\]|]|https?:/u;
const entries = KNOWLEDGE.flatMap((shelf) => shelf.entries);

const PAIR = /(−?\d+)(?:[–-](\d+))? °C \((−?\d+)(?:[–-](\d+))? °F/gu;
const degrees = (text: string): number => Number(text.replace('−', '-'));
const agree = (celsius: number, fahrenheit: number): boolean => Math.abs((celsius * 9) / 5 + 32 - fahrenheit) <= (celsius >= 120 ? 10 : 2.5);

describe('the knowledge base', () => {
  test('has more than three hundred unique entries', () => {
    expect(entries.length).toBeGreaterThan(330);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(new Set(entries.map(({ title }) => title.toLowerCase())).size).toBe(entries.length);
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
  });

  test('covers storage of at least 80 foods and pairings of at least 120', () => {
    expect(entries.filter(({ id }) => id.startsWith('keep-')).length).toBeGreaterThanOrEqual(80);
    expect(Object.keys(PAIRINGS).length).toBeGreaterThanOrEqual(120);
  });

  test.each(entries.map((entry) => [entry.id, entry] as const))('finds %s by its title, with plain text of limited length and existing links', (id, entry) => {
    expect(answerQuestion(entry.title), 'by the whole title').toMatchObject({ entry: id });
    expect(findEntry(parseQuestion(entry.title))?.found.entry.id, 'by the words of the title').toBe(id);
    for (const other of entry.see ?? []) {
      expect(other).not.toBe(id);
      expect(
        entries.some((each) => each.id === other),
        `${other} exists`,
      ).toBe(true);
    }
    expect(entry.text.length).toBeLessThanOrEqual(LONGEST_TEXT);
    expect(entry.text.length).toBeGreaterThan(40);
    expect(entry.text).not.toMatch(MARKUP);
    expect(entry.text).toMatch(/[.]$/u);
    expect(entry.text).not.toMatch(/ {2}|\n/u);
    expect(entry.title).toMatch(/\?$/u);
  });

  test('has matching degrees Celsius and Fahrenheit', () => {
    let pairs = 0;
    for (const { id, text } of entries)
      for (const [said, low = '', high, lowF = '', highF] of text.matchAll(PAIR)) {
        pairs += 1;
        expect(agree(degrees(low), degrees(lowF)), `${id}: ${said}`).toBe(true);
        if (high !== undefined) expect(highF !== undefined && agree(degrees(high), degrees(highF)), `${id}: ${said}`).toBe(true);
      }
    expect(pairs).toBeGreaterThan(80);
  });

  test('gives °F with every figure in °C', () => {
    for (const { id, text } of entries) {
      const bare = text.replaceAll(PAIR, '').replaceAll(/\b\d+ °C (?:lower|cooler|hotter)/gu, '');
      expect(bare, id).not.toMatch(/\d °C/u);
    }
  });

  // Advice that cooks and food safety agencies reject.
  test.each([/wash (?:the|your|raw) (?:raw )?(?:chicken|poultry|turkey)\b(?!.*\bNo\b)/iu, /thaw (?:it |them )?on the counter\b/iu, /(?:completely )?safe for everyone/iu, /kills? all (?:germs|bacteria)/iu, /detox|superfood|miracle|guaranteed/iu, /seals? in the juices/iu])('never says %s', (claim) => {
    for (const { id, text } of entries) expect(text, id).not.toMatch(claim);
  });

  test('never calls poultry done below 74 °C, or ground meat below 71 °C', () => {
    for (const { id, text } of entries) {
      for (const [, value = ''] of text.matchAll(/(?:poultry|chicken|turkey)[^.;]*?(?:reach|reads?|done at|to|is) (\d\d) °C/giu)) expect(Number(value), id).toBeGreaterThanOrEqual(71);
      for (const [, value = ''] of text.matchAll(/ground (?:meat|beef|pork)[^.;]*?(?:reach|needs?|to) (\d\d) °C/giu)) expect(Number(value), id).toBeGreaterThanOrEqual(71);
    }
  });

  test('cites a source for every entry with safety figures', () => {
    const silent = entries.filter(({ text, source }) => source === undefined && /\b(?:165|160) °F\)/u.test(text) && /chicken|poultry|meat|leftover|pork|beef/iu.test(text));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
