import { vi } from 'vitest';

/** The frozen clock of this process, including libraries. It moves only by `advance`. */
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

/** Freezes dates. Timers keep running, and with them sockets and the database. */
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
