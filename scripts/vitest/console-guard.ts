// An unexpected console.error fails the test.
// A test that expects one replaces console.error itself: vi.spyOn(console, 'error').mockImplementation(() => {}).
import { afterEach, beforeEach, expect } from 'vitest';

const original = console.error;
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...args: unknown[]) => {
    unexpected.push(args.map(String).join(' '));
    original(...args);
  };
});

afterEach(() => {
  console.error = original;
  expect(unexpected, 'console.error was called').toEqual([]);
});
