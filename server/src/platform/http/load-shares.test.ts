import { beforeEach, describe, expect, test } from 'vitest';

import { type Client, LoadShares } from './load-shares.ts';

let nowMs: number;
let load: LoadShares;
beforeEach(() => {
  nowMs = 10_000;
  load = new LoadShares(() => nowMs);
});

const account = (key: string) => load.client(key, true);
const address = (key: string) => load.client(key, false);

/** The main thread works so long for `client`, in one turn of the event loop. */
function work(client: Client, ms: number): void {
  load.enter(client);
  nowMs += ms;
  load.endTurn();
}

describe('a client that keeps the main thread to itself', () => {
  test('waits while somebody else is there, who does not', () => {
    const [heavy, light] = [account('heavy'), account('light')];
    load.waitMs(light);
    for (let n = 0; n < 20; n++) work(heavy, 74);
    work(light, 3);
    expect(load.waitMs(heavy)).toBeGreaterThan(0);
    expect(load.waitMs(light)).toBe(0);
  });

  test('waits for nobody while it is alone, and once the others have left', () => {
    const [heavy, light] = [account('heavy'), account('light')];
    for (let n = 0; n < 20; n++) work(heavy, 74);
    expect(load.waitMs(heavy)).toBe(0);
    load.waitMs(light);
    expect(load.waitMs(heavy)).toBeGreaterThan(0);
    for (let n = 0; n < 80; n++) work(heavy, 74);
    expect(load.waitMs(heavy)).toBe(0);
  });

  test('is let in again after three seconds at the latest', () => {
    const [heavy, light] = [account('heavy'), account('light')];
    work(heavy, 60_000);
    load.waitMs(light);
    const ms = load.waitMs(heavy);
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(3_000);
    nowMs += ms;
    expect(load.waitMs(heavy)).toBe(0);
  });

  test('is held to its share in the middle of a turn as well', () => {
    const [heavy, light] = [account('heavy'), account('light')];
    load.waitMs(light);
    load.enter(heavy);
    nowMs += 1_500;
    expect(load.waitMs(heavy)).toBeGreaterThan(0);
  });

  test('may take long once, as what the engine knows takes a slow machine a while to load', () => {
    const [heavy, light] = [account('heavy'), account('light')];
    work(heavy, 900);
    load.waitMs(light);
    expect(load.waitMs(heavy)).toBe(0);
  });
});

test('who asks often and costs little never waits, however much others take', () => {
  const [often, heavy] = [account('often'), account('heavy')];
  for (let n = 0; n < 1_000; n++) {
    work(often, 2);
    if (n % 20 === 0) work(heavy, 100);
    expect(load.waitMs(often)).toBe(0);
  }
  expect(load.waitMs(heavy)).toBeGreaterThan(0);
});

test('guests of one address are charged for whatever they ask, however little each costs', () => {
  const [guests, person] = [address('203.0.113.1'), account('anna')];
  load.waitMs(person);
  for (let n = 0; n < 3_000; n++) work(guests, 1);
  expect(load.waitMs(guests)).toBeGreaterThan(0);
});

test('what the main thread does when a turn is over, or for nobody, is charged to nobody', () => {
  const [anna, bob] = [account('anna'), account('bob')];
  load.waitMs(bob);
  work(anna, 10);
  nowMs += 60_000;
  load.enter(anna);
  load.enter(undefined);
  nowMs += 60_000;
  load.endTurn();
  load.waitMs(bob);
  expect(load.waitMs(anna)).toBe(0);
});

test('a session is charged as the account that it is one of', () => {
  const [anna, bob] = [account('account:anna'), account('account:bob')];
  load.alias('session:anna', anna);
  load.waitMs(bob);
  work(account('session:anna'), 2_000);
  expect(load.waitMs(anna)).toBeGreaterThan(0);
});
