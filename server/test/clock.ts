import { vi } from 'vitest';

/** The time of everything in this process, the accounts library included. It stands still until a test moves it. */
export interface Clock {
  now(): Date;
  advance(by: {
    readonly days?: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }): void;
  release(): void;
}

const START = new Date('2026-03-14T09:26:53.589Z');

/** Only dates stand still: timers, and with them sockets and the database, go on. */
export function stopClock(): Clock {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  return {
    now: () => new Date(),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      vi.setSystemTime(Date.now() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
    release: () => vi.useRealTimers(),
  };
}
