import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, type TestUser } from '../../../test/factories.ts';
import { type MockedModels, startModelServer } from '../../../test/model-server.ts';

const KEY = 'sk-a-key-that-nobody-may-see';

let server: MockedModels;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

async function startWith(environment: Readonly<Record<string, string>>): Promise<{ app: TestApp; boss: TestUser }> {
  const app = await startApp({ environment, retryWaitMs: 1 });
  const boss = await createUser(app);
  await createAdmin(app, boss);
  return { app, boss };
}

const overview = async ({ app, boss }: Awaited<ReturnType<typeof startWith>>) =>
  (await app.request(adminRoutes.getModels, {}, boss)).body;
const check = async ({ app, boss }: Awaited<ReturnType<typeof startWith>>) =>
  (await app.request(adminRoutes.checkModels, {}, boss)).body.checks;

describe('without a model service', () => {
  test('every task is off, and there is no usage', async () => {
    const instance = await startWith({});
    expect(await overview(instance)).toMatchObject({
      mode: 'kitchen',
      falls_back: true,
      services: [],
      days: [],
      people: [],
    });
    expect((await overview(instance)).tasks.every(({ service, is_offered }) => service === null && !is_offered)).toBe(
      true,
    );
    expect((await check(instance)).every(({ state }) => state === 'off')).toBe(true);
    await instance.app.close();
  });

  test('the simulated provider is reported as such', async () => {
    const simulated = await startWith({ AI_PROVIDER: 'simulated', AI_FALLBACK: 'none' });
    expect(await overview(simulated)).toMatchObject({ mode: 'simulated', falls_back: false });
    await simulated.app.close();
  });
});

describe('with a model service', () => {
  let instance: Awaited<ReturnType<typeof startWith>>;
  beforeAll(async () => {
    instance = await startWith({
      OPENAI_BASE_URL: server.url,
      OPENAI_API_KEY: KEY,
      AI_CHAT_MODEL: 'words-1',
      AI_VISION_MODEL: 'eyes-1',
      AI_PRICES: 'words-1=1000/2000',
    });
    return () => instance.app.close();
  });

  test('a check tests every capability, reports what fails, and disables it', async () => {
    server.mock.reset();
    // No image response is mocked, so image requests fail.
    server.mock.onMessage(/.*/u, { content: '{"ready":true,"word":"ready","color":"red"}' });
    expect((await overview(instance)).tasks.find(({ task }) => task === 'image')).toMatchObject({ is_offered: true });

    const found = new Map((await check(instance)).map(({ capability, ...finding }) => [capability, finding]));
    for (const works of ['chat', 'json', 'stream', 'vision'] as const) {
      expect(found.get(works), works).toMatchObject({ state: 'ok', reason: null, milliseconds: expect.any(Number) });
    }
    expect(found.get('worker')?.state).toBe('off');
    expect(found.get('image')?.state).toBe('failing');
    expect(JSON.stringify([...found, await overview(instance)])).not.toContain(KEY);
    expect((await overview(instance)).tasks.find(({ task }) => task === 'image')).toMatchObject({
      model: 'dall-e-3',
      is_offered: false,
    });
  });

  test('a generated picture that cannot be fetched fails the check', async () => {
    server.mock.onImage(/./u, { image: { url: 'http://127.0.0.1:9/made.png' } });
    const image = (await check(instance)).find(({ capability }) => capability === 'image');
    expect(image?.reason).toMatch(/could not be fetched/u);
  });

  test('usage is reported by day and by user', async () => {
    const { days, people } = await overview(instance);
    const today = instance.app.clock.now().toISOString().slice(0, 10);
    expect(days).toHaveLength(1);
    const { calls = 0, failures = 0 } = days[0] ?? {};
    expect([days[0]?.day, calls - failures]).toEqual([today, 4 + 5]);
    expect(failures).toBeGreaterThan(0);
    expect(days[0]?.cost_usd).toBeGreaterThan(0);
    expect(people).toEqual([
      expect.objectContaining({ id: instance.boss.id, email: instance.boss.email, calls, cost_usd: days[0]?.cost_usd }),
    ]);
    const tokens = (days[0]?.input_tokens ?? 0) + (days[0]?.output_tokens ?? 0);
    expect(people[0]?.tokens).toBe(tokens);
  });

  test('after a failure, the assistant is failing and says that the kitchen engine answers', async () => {
    const { body } = await instance.app.request(adminRoutes.getServices, {}, instance.boss);
    const assistant = body.services.find(({ name }) => name === 'Assistant');
    expect(assistant?.state).toBe('failing');
    expect(assistant?.detail).toMatch(/The kitchen engine answers instead\.$/u);
    expect(assistant?.detail).not.toContain(KEY);
  });
});
