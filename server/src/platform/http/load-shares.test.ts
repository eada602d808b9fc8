import { beforeEach, describe, expect, test } from 'vitest';

import { type Client, LoadShares } from './load-shares.ts';

let nowMs: number;
let load: LoadShares;
beforeEach(() => {
  nowMs = 10_000;
  load = new LoadShares(() => nowMs);
});

/** Works for `client` during one turn of the event loop. */
function work(client: Client, ms: number): void {
  load.enter(client);
  nowMs += ms;
  load.endTurn();
}

describe('a client that uses the whole main thread', () => {
  test('waits while another client is present, which does not wait', () => {
    const [heavy, light] = [load.client('heavy'), load.client('light')];
    load.waitMs(light);
    for (let n = 0; n < 20; n++) work(heavy, 74);
    work(light, 3);
    expect(load.waitMs(heavy)).toBeGreaterThan(0);
    expect(load.waitMs(light)).toBe(0);
  });

  test('does not wait while it is alone, nor once the others have left', () => {
    const [heavy, light] = [load.client('heavy'), load.client('light')];
    for (let n = 0; n < 20; n++) work(heavy, 74);
    expect(load.waitMs(heavy)).toBe(0);
    load.waitMs(light);
    expect(load.waitMs(heavy)).toBeGreaterThan(0);
    for (let n = 0; n < 80; n++) work(heavy, 74);
    expect(load.waitMs(heavy)).toBe(0);
  });

  test('does not wait for its own first request, before its account was known', () => {
    const [session, account] = [load.client('session'), load.client('account')];
    load.waitMs(session);
    load.alias('session', account);
    for (let n = 0; n < 20; n++) work(account, 74);
    expect(load.waitMs(load.client('session'))).toBe(0);
  });

  test('does not wait for the guest it was before signing in', () => {
    const [guest, session, account] = [load.client('guest', true), load.client('session'), load.client('account')];
    load.waitMs(guest);
    nowMs += 10;
    load.waitMs(session);
    load.alias('session', account);
    for (let n = 0; n < 20; n++) work(account, 74);
    expect(load.waitMs(account)).toBe(0);
    load.waitMs(guest);
    expect(load.waitMs(account)).toBeGreaterThan(0);
  });

  test('waits for another client whose account was not known at first', () => {
    const [session, account, light] = [load.client('session'), load.client('account'), load.client('light')];
    load.waitMs(session);
    load.waitMs(light);
    load.alias('session', account);
    for (let n = 0; n < 20; n++) work(account, 74);
    expect(load.waitMs(account)).toBeGreaterThan(0);
  });

  test('is admitted after three seconds at the latest', () => {
    const [heavy, light] = [load.client('heavy'), load.client('light')];
    work(heavy, 60_000);
    load.waitMs(light);
    const ms = load.waitMs(heavy);
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(3_000);
    nowMs += ms;
    expect(load.waitMs(heavy)).toBe(0);
  });

  test('is charged in the middle of a turn as well', () => {
    const [heavy, light] = [load.client('heavy'), load.client('light')];
    load.waitMs(light);
    load.enter(heavy);
    nowMs += 1_500;
    expect(load.waitMs(heavy)).toBeGreaterThan(0);
  });

  test('does not wait while all clients together leave the thread mostly idle', () => {
    const [heavy, light] = [load.client('heavy'), load.client('light')];
    for (let second = 0; second < 60; second++) {
      work(heavy, 150);
      nowMs += 850;
      load.waitMs(light);
    }
    expect(load.waitMs(heavy)).toBe(0);
  });

  test('may exceed its share once, as when the engine loads its data on a slow machine', () => {
    const [heavy, light] = [load.client('heavy'), load.client('light')];
    work(heavy, 900);
    load.waitMs(light);
    expect(load.waitMs(heavy)).toBe(0);
  });
});

test('a client below its share never waits, however many requests it sends and whatever others use', () => {
  const [often, heavy] = [load.client('often'), load.client('heavy')];
  for (let n = 0; n < 1_000; n++) {
    work(often, 2);
    if (n % 5 === 0) work(heavy, 100);
    expect(load.waitMs(often)).toBe(0);
  }
  expect(load.waitMs(heavy)).toBeGreaterThan(0);
});

test.for([0.25, 1, 2, 20])('work is charged equally in turns of %d ms', (ms) => {
  const [heavy, light] = [load.client('heavy'), load.client('light')];
  load.waitMs(light);
  for (let taken = 0; taken < 2_000; taken += ms) work(heavy, ms);
  expect(load.waitMs(heavy)).toBeGreaterThan(0);
});

test('work after the end of a turn is charged to no client', () => {
  const [anna, bob] = [load.client('anna'), load.client('bob')];
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

test('a session is charged to its account', () => {
  const [anna, bob] = [load.client('account:anna'), load.client('account:bob')];
  load.alias('session:anna', anna);
  load.waitMs(bob);
  work(load.client('session:anna'), 2_000);
  expect(load.waitMs(anna)).toBeGreaterThan(0);
});
