import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';

import { startApp, type TestApp } from '../../../test/app.ts';
import { AllowedHosts } from './allowed-hosts.ts';

describe('AllowedHosts', () => {
  const hosts = new AllowedHosts(
    {
      ALLOWED_HOSTS: ['larder.lan', 'Kitchen.Example.'],
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://recipes.example.org:8443',
    },
    'Box.example.net',
  );

  test.each([
    'localhost',
    'localhost:3001',
    'LOCALHOST.',
    'larder.localhost:80',
    '127.0.0.1:3001',
    '192.168.1.7',
    '203.0.113.9:80',
    '[::1]:3001',
    '[2001:db8::7]',
    'box.example.net',
    'box',
    'BOX.local:3001',
    'recipes.example.org',
    'recipes.example.org:443',
    'larder.lan:3001',
    'kitchen.example',
  ])('allows %s', (host) => {
    expect(hosts.allows(host)).toBe(true);
  });

  test.each([
    'evil.example',
    'evil.example:3001',
    'localhost.evil.example',
    'notlocalhost',
    'example.net',
    'recipes.example.org.evil.example',
    'sub.larder.lan',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    '',
    ':3001',
    'evil.example@localhost',
    'localhost@evil.example',
    'localhost/evil.example',
    'localhost, evil.example',
    '[evil.example]',
    '[::1',
    '::1',
    '[127.0.0.1]',
    'localhost..',
    'localhost:http',
  ])('rejects %j', (host) => {
    expect(hosts.allows(host)).toBe(false);
  });
});

describe('a request with an unknown host name (DNS rebinding)', () => {
  let app: TestApp;
  const log: string[] = [];
  beforeAll(async () => {
    app = await startApp({ logger: pino({ level: 'warn' }, { write: (line) => void log.push(line) }) });
    return () => app.close();
  });

  const EVIL = { host: 'evil.example:3001', origin: 'http://evil.example:3001' };

  test.each([
    ['GET', '/'],
    ['GET', '/metrics'],
    ['GET', '/recipes'],
    ['GET', '/api/events'],
    ['GET', '/api/openapi.json'],
    ['GET', '/no/such/page'],
    ['OPTIONS', '/recipes'],
    ['DELETE', '/no/such/route'],
  ] as const)('%s %s is refused', async (method, url) => {
    const { status, error } = await app.send({ method, url, headers: EVIL });
    expect(status).toBe(400);
    expect(error.message).toContain('does not answer to the name evil.example.');
    expect(error.message).toContain('ALLOWED_HOSTS=evil.example');
  });

  test('creates no account', async () => {
    const body = { email: 'anna@example.org', password: 'correct horse' };
    const { status } = await app.send({
      method: 'POST',
      url: accountRoutes.signUp.path,
      headers: EVIL,
      payload: body,
    });
    expect(status).toBe(400);
    expect((await app.request(accountRoutes.signUp, { body })).status).toBe(200);
  });

  test('gets an HTML page in a browser, with the name escaped', async () => {
    const { status, headers, text } = await app.send({
      url: '/',
      headers: { host: '<b>evil.example', accept: 'text/html,*/*' },
    });
    expect(status).toBe(400);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' });
    expect(text).toContain('&lt;b&gt;evil.example');
    expect(text).not.toContain('<b>');
  });

  test('is refused whatever X-Forwarded-Host says', async () => {
    const { status } = await app.send({ url: '/recipes', headers: { ...EVIL, 'x-forwarded-host': 'localhost' } });
    expect(status).toBe(400);
  });

  test.each(['/healthz', '/readyz'])('is answered at %s, for health probes', async (url) => {
    expect((await app.send({ url, headers: EVIL })).status).toBe(200);
  });

  test('is logged once per name, up to a maximum of names', async () => {
    const lines = () => log.filter((line) => line.includes('not in ALLOWED_HOSTS'));
    const before = lines().filter((line) => line.includes('evil.example:3001'));
    expect(before).toHaveLength(1);
    for (let index = 0; index < 60; index++) await app.send({ url: '/', headers: { host: `evil-${index}.example` } });
    expect(lines()).toHaveLength(50);
  });
});
