// An unexpected console.error fails the test.
// A test that expects one replaces console.error itself: vi.spyOn(console, 'error').mockImplementation(() => {}).
import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
/** React's warning about parts of a page that load on demand, as they do in a browser: no test starts their loading in `act`. */
const LAZY_PART_LOADED = 'A suspended resource finished loading inside a test';
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (text.startsWith(LAZY_PART_LOADED)) return;
    unexpected.push(text);
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(unexpected, 'console.error was called').toEqual([]);
});
