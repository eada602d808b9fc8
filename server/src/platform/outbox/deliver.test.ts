import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { SECRET_KEY, startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase } from '../../../test/database.ts';
import { deliverMessages, type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { findUnindexedSteps, recordQueries } from '../../../test/query-recorder.ts';
import { Secrets } from '../secrets.ts';
import type { Carrier } from './carriers.ts';
import { forgetSecret, type NewMessage, Outbox } from './outbox.ts';
import { startDelivery } from './worker.ts';

const PUBLIC_URL = 'https://recipes.example.org';

let app: TestApp;
let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
  app = await startApp({ environment: { SMTP_URL: mail.url, PUBLIC_URL } });
});
afterEach(async () => {
  await app.close();
  await mail.close();
});

const outbox = new Outbox({ secrets: new Secrets(SECRET_KEY), delivers: { mail: true, sms: true, whatsapp: true } });

function put(message: Partial<NewMessage> = {}): Promise<string> {
  const usual = {
    channel: 'mail',
    recipient: 'anna@example.org',
    userId: null,
    subject: 'Dinner is ready',
    body: { lines: ['Come to the table.'] },
  } as const;
  return outbox.put(app.database.db, { ...usual, ...message }, app.clock.now());
}

const withLink = () => ({
  body: { lines: ['Here it is.'], action: { label: 'Open it', path: '/open#{secret}' } },
  secret: {
    value: 'the-token',
    expiresAt: new Date(app.clock.now().getTime() + 60 * 60 * 1000),
    of: '01900000-0000-7000-8000-000000000001',
  },
});

function stateOf(id: string) {
  return app.database.db
    .selectFrom('outbox_messages')
    .select(['status', 'attempts', 'next_attempt_at', 'sent_at', 'secret_sealed', 'secret_expires_at', 'secret_of'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const CLEARED = { secret_sealed: null, secret_expires_at: null, secret_of: null };

describe('a mail', () => {
  test('is sent from the product in plain text and HTML with the link', async () => {
    const id = await put(withLink());
    await deliverMessages(app);
    const received = mail.mailTo('anna@example.org');
    expect(received.envelope).toEqual({ from: 'no-reply@recipes.example.org', to: ['anna@example.org'] });
    expect(received.header('from')).toBe('Larder <no-reply@recipes.example.org>');
    expect(received.header('to')).toBe('anna@example.org');
    expect(received.header('subject')).toBe('Dinner is ready');
    expect(received.header('date')).toBe('Sat, 14 Mar 2026 09:26:53 +0000');
    expect(received.header('message-id')).toBe(`<${id}@recipes.example.org>`);
    expect(received.header('auto-submitted')).toBe('auto-generated');
    expect(received.text).toContain(`Here it is.\n\nOpen it:\n${PUBLIC_URL}/open#the-token\n`);
    expect(received.html).toContain(`<a href="${PUBLIC_URL}/open#the-token"`);
    expect(await stateOf(id)).toEqual({
      status: 'sent',
      attempts: 1,
      next_attempt_at: null,
      sent_at: app.clock.now(),
      ...CLEARED,
    });
  });

  test('is sent once', async () => {
    await put();
    await deliverMessages(app);
    app.clock.advance({ days: 1 });
    await deliverMessages(app);
    expect(mail.mails).toHaveLength(1);
  });

  test('is sent once when several instances deliver concurrently', async () => {
    for (let count = 0; count < 12; count++) await put({ recipient: `guest-${count}@example.org` });
    await Promise.all([deliverMessages(app), deliverMessages(app), deliverMessages(app)]);
    expect(mail.mails.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual(
      Array.from({ length: 12 }, (_none, count) => `guest-${count}@example.org`).toSorted(),
    );
  });

  test('has the sender of MAIL_FROM when it is set', async () => {
    const MAIL_FROM = 'Céline & Co. <hello@example.net>';
    const other = await startApp({
      environment: { SMTP_URL: mail.url, PUBLIC_URL, MAIL_FROM },
      database: app.database,
    });
    await put();
    await deliverMessages(other);
    expect(mail.mailTo('anna@example.org').header('from')).toBe(MAIL_FROM);
    expect(mail.mailTo('anna@example.org').envelope.from).toBe('hello@example.net');
  });

  test('has a valid sender when the public URL is an IP address', async () => {
    const other = await startApp({
      environment: { SMTP_URL: mail.url, PUBLIC_URL: 'http://127.0.0.1:3001' },
      database: app.database,
    });
    await put();
    await deliverMessages(other);
    expect(mail.mailTo('anna@example.org').envelope.from).toBe('no-reply@[127.0.0.1]');
  });

  test.each([
    'anna@example.org\r\nBcc: eve@example.net',
    'anna@example.org\nBcc: eve@example.net',
    'anna@example.org, eve@example.net',
    'Anna <anna@example.org>',
    'anna@example.org>\r\nRCPT TO:<eve@example.net',
    'group:anna@example.org;',
    'anna',
    '',
  ])('to %j is never sent', async (recipient) => {
    const id = await put({ recipient, ...withLink() });
    await deliverMessages(app);
    expect(mail.mails).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', next_attempt_at: null, ...CLEARED });
  });

  test('keeps a line break in the subject from injecting headers', async () => {
    await put({ subject: 'Soup\r\nBcc: eve@example.net\r\n\r\nBody \u2028 <b>' });
    await deliverMessages(app);
    const { header, envelope } = mail.mailTo('anna@example.org');
    expect(header('subject')).toBe('Soup Bcc: eve@example.net Body <b>');
    expect(header('bcc')).toBeUndefined();
    expect(envelope.to).toEqual(['anna@example.org']);
  });
});

test('due messages are found and updated through an index', async () => {
  const place = await createDatabase();
  const { database, queries } = recordQueries(place.open());
  const busy = await startApp({ environment: { SMTP_URL: mail.url, PUBLIC_URL }, database });
  for (const recipient of ['anna@example.org', 'nobody']) {
    await outbox.put(
      database.db,
      { channel: 'mail', recipient, userId: null, subject: 'Hello', body: { lines: [] } },
      busy.clock.now(),
    );
  }
  await deliverMessages(busy);
  expect(mail.mails).toHaveLength(1);
  const statements = queries().filter(({ sql: text }) => /^(?:select|update)/u.test(text));
  expect(statements.length).toBeGreaterThanOrEqual(4);
  for (const query of statements) expect(await findUnindexedSteps(place, query), query.sql).toEqual([]);
  await busy.close();
  await place.remove();
});

describe('an unreachable mail server', () => {
  test('is retried with backoff until it is back', async () => {
    const id = await put(withLink());
    const port = Number(new URL(mail.url).port);
    await mail.close();
    await deliverMessages(app);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });

    app.clock.advance({ seconds: 9 });
    await deliverMessages(app);
    expect((await stateOf(id)).attempts).toBe(1);
    app.clock.advance({ seconds: 1 });
    await deliverMessages(app);
    expect((await stateOf(id)).attempts).toBe(2);

    mail = await startMailServer({ port });
    await deliverMessages(app);
    expect(mail.mails).toEqual([]);
    app.clock.advance({ minutes: 1 });
    await deliverMessages(app);
    expect(mail.mailTo('anna@example.org').text).toContain('the-token');
    expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 3 });
  });

  test('fails the message after five attempts and clears the secret', async () => {
    const id = await put({ ...withLink(), secret: { ...withLink().secret, expiresAt: new Date('2027-01-01') } });
    await mail.close();
    for (const wait of [{}, { seconds: 10 }, { minutes: 1 }, { minutes: 5 }]) {
      app.clock.advance(wait);
      await deliverMessages(app);
    }
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 4 });
    app.clock.advance({ minutes: 30 });
    await deliverMessages(app);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', attempts: 5, next_attempt_at: null, ...CLEARED });
  });
});

describe('a mail server that refuses', () => {
  const refusing = async (code: number) => {
    await mail.close();
    mail = await startMailServer({
      port: Number(new URL(mail.url).port),
      refuse: (to) => (to === 'anna@example.org' ? { code, words: `no <${to}> here` } : undefined),
    });
  };

  test('a recipient permanently is not retried, and other mail is delivered', async () => {
    await refusing(550);
    const id = await put(withLink());
    await put({ recipient: 'ben@example.org' });
    await deliverMessages(app);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', attempts: 1, ...CLEARED });
    expect(mail.mails.map(({ envelope }) => envelope.to)).toEqual([['ben@example.org']]);
  });

  test('a recipient temporarily is retried', async () => {
    await refusing(451);
    const id = await put();
    await deliverMessages(app);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  test('is logged by message id, without addresses, secrets or text', async () => {
    const lines: unknown[] = [];
    const log = { info: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) };
    await refusing(451);
    const ids = [await put(withLink()), await put({ recipient: 'ben@example.org', ...withLink() })];
    await deliverMessages(app, { log });
    await refusing(550);
    app.clock.advance({ seconds: 10 });
    await deliverMessages(app, { log });
    expect(lines).toHaveLength(3);
    for (const id of ids) expect(JSON.stringify(lines)).toContain(id);
    expect(JSON.stringify(lines)).not.toMatch(/example\.org|the-token|Dinner/u);
  });
});

describe('a link or code', () => {
  test('that has expired is not sent', async () => {
    const id = await put(withLink());
    app.clock.advance({ hours: 1 });
    await deliverMessages(app);
    expect(mail.mails).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', ...CLEARED });
  });

  test('that was used is not sent', async () => {
    const id = await put(withLink());
    await forgetSecret(app.database.db, withLink().secret.of);
    await deliverMessages(app);
    expect(mail.mails).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });

  test('that was sealed with another key is not sent', async () => {
    const id = await put(withLink());
    await deliverMessages(app, { secrets: new Secrets('another key that is as long as it must be') });
    expect(mail.mails).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });
});

/** A carrier whose sends the test resolves or rejects. */
function manualCarrier() {
  const sends: { resolve(): void; reject(error: Error): void }[] = [];
  const taken = Promise.withResolvers<void>();
  const carrier: Carrier = {
    send: () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      sends.push({ resolve, reject });
      taken.resolve();
      return promise;
    },
  };
  return { carrier, sends, taken: taken.promise };
}

describe('an instance that dies while it sends', () => {
  test('leaves the message to another instance once the lease expires', async () => {
    const id = await put(withLink());
    const dying = manualCarrier();
    const never = deliverMessages(app, { carriers: { mail: dying.carrier } });
    await dying.taken;
    await deliverMessages(app);
    expect(mail.mails).toEqual([]);
    app.clock.advance({ minutes: 3 });
    await deliverMessages(app);
    expect(mail.mails).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2 });

    // The first holder was only slow. Its late failure must not change the result of the second.
    dying.sends[0]?.reject(new Error('too late'));
    await never;
    expect(await stateOf(id)).toMatchObject({ status: 'sent', next_attempt_at: null });
  });

  test('and was only slow has its success stored, even when the next holder fails', async () => {
    const id = await put(withLink());
    const [slow, taking] = [manualCarrier(), manualCarrier()];
    const sending = deliverMessages(app, { carriers: { mail: slow.carrier } });
    await slow.taken;
    app.clock.advance({ minutes: 3 });
    const takingOver = deliverMessages(app, { carriers: { mail: taking.carrier } });
    await taking.taken;
    slow.sends[0]?.resolve();
    await sending;
    taking.sends[0]?.reject(new Error('no line'));
    await takingOver;
    expect(await stateOf(id)).toMatchObject({ status: 'sent', next_attempt_at: null });
  });

  test('every time leaves the message failed after the last attempt', async () => {
    const id = await put();
    for (let attempt = 0; attempt < 5; attempt++) {
      const dying = manualCarrier();
      void deliverMessages(app, { carriers: { mail: dying.carrier } });
      await dying.taken;
      app.clock.advance({ minutes: 3 });
    }
    await deliverMessages(app);
    expect(mail.mails).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });
});

test('messages stored without a mail server are not sent by one configured later', async () => {
  const storing = new Outbox({
    secrets: new Secrets(SECRET_KEY),
    delivers: { mail: false, sms: false, whatsapp: false },
  });
  const message = { channel: 'mail', recipient: 'anna@example.org', userId: null, subject: 'Hello' } as const;
  const id = await storing.put(app.database.db, { ...message, body: { lines: [] } }, app.clock.now());
  await deliverMessages(app);
  expect(mail.mails).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ status: 'kept', attempts: 0, next_attempt_at: null });
});

test('waiting messages stay waiting when their channel is not configured any more', async () => {
  const id = await put();
  await deliverMessages(app, { carriers: {} });
  expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 0 });
});

describe('a text message', () => {
  let service: Server;
  let posts: { readonly url: string | undefined; readonly authorization: string | undefined; readonly body: unknown }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let phone: TestApp;
  beforeEach(async () => {
    posts = [];
    answer = (_request, response) => response.end('{"secret":"kept"}');
    const take = async (request: IncomingMessage, response: ServerResponse) => {
      posts.push({ url: request.url, authorization: request.headers.authorization, body: await json(request) });
      answer(request, response);
    };
    service = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const SMS_URL = `http://larder:p%40ss@127.0.0.1:${port}/send?from=1`;
    phone = await startApp({ environment: { SMS_URL }, database: app.database });
  });
  afterEach(() => {
    service.closeAllConnections();
    service.close();
  });

  const code = () => ({
    channel: 'sms' as const,
    recipient: '+491701234567',
    body: { lines: ['Your code is'], showsCode: true, after: ['Tell it to nobody.'] },
    secret: { ...withLink().secret, value: '123456' },
  });

  test.each(['sms', 'whatsapp'] as const)('over %s is posted as JSON with the login of SMS_URL', async (channel) => {
    const id = await put({ ...code(), channel });
    await deliverMessages(phone);
    expect(posts).toEqual([
      {
        url: '/send?from=1',
        authorization: `Basic ${Buffer.from('larder:p@ss').toString('base64')}`,
        body: { to: '+491701234567', channel, body: 'Larder: Your code is 123456 Tell it to nobody.' },
      },
    ]);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', ...CLEARED });
  });

  test('is retried when the service fails', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const id = await put(code());
    await deliverMessages(phone);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 1 });
    answer = (_request, response) => response.end();
    app.clock.advance({ seconds: 10 });
    await deliverMessages(phone);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('does not follow a redirect of the service', async () => {
    answer = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end();
    const id = await put(code());
    await deliverMessages(phone);
    expect(posts.map(({ url }) => url)).toEqual(['/send?from=1']);
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' });
  });

  test('leaves no trace of the SMS_URL login in the log', async () => {
    const lines: unknown[] = [];
    const log = { info: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) };
    answer = (_request, response) => response.destroy();
    await put(code());
    await deliverMessages(phone, { log });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toMatch(/p@ss|p%40ss|larder:|123456|49170/u);
  });

  test('is not sent to anything but a phone number', async () => {
    const id = await put({ ...code(), recipient: 'anna@example.org' });
    await deliverMessages(phone);
    expect(posts).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });
});

describe('the worker', () => {
  const start = (carrier: Carrier, onFailure: (error: unknown) => void = () => undefined, others = {}) =>
    startDelivery(
      {
        db: app.database.db,
        secrets: new Secrets(SECRET_KEY),
        carriers: { mail: carrier, ...others },
        log: { info: () => undefined, warn: () => undefined },
        now: app.clock.now,
      },
      onFailure,
    );

  test('waits for a running send when it stops', async () => {
    const id = await put();
    const slow = manualCarrier();
    const worker = start(slow.carrier);
    await slow.taken;
    const stopped = worker.stop();
    slow.sends[0]?.resolve();
    await stopped;
    expect(await stateOf(id)).toMatchObject({ status: 'sent' });
  });

  test('aborts a mail that is never answered when it stops, and releases its lease', async () => {
    const id = await put();
    const taken = Promise.withResolvers<void>();
    const worker = start({
      send: (_message, _now, signal) => {
        taken.resolve();
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
      },
    });
    await taken.promise;
    await worker.stop();
    const next_attempt_at = app.clock.now();
    expect(await stateOf(id)).toMatchObject({ status: 'waiting', attempts: 0, next_attempt_at });
  });

  test('sends a message stored after its start once it is woken', async () => {
    const slow = manualCarrier();
    const worker = start(slow.carrier);
    await put();
    worker.wake();
    await slow.taken;
    slow.sends[0]?.resolve();
    await worker.stop();
    expect(slow.sends).toHaveLength(1);
  });

  test('sends a text message while a mail is slow', async () => {
    const [slow, quick] = [manualCarrier(), manualCarrier()];
    const worker = start(slow.carrier, undefined, { sms: quick.carrier });
    await put();
    worker.wake();
    await slow.taken;
    await put({ channel: 'sms', recipient: '+491701234567' });
    worker.wake();
    await quick.taken;
    expect([slow.sends.length, quick.sends.length]).toEqual([1, 1]);
    for (const { sends } of [slow, quick]) sends[0]?.resolve();
    await worker.stop();
  });

  test('reports an unavailable database and continues', async () => {
    await sql`drop table outbox_messages`.execute(app.database.db);
    const failures: unknown[] = [];
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const worker = start(manualCarrier().carrier, (error) => {
      failures.push(error);
      (failures.length === 1 ? first : second).resolve();
    });
    await first.promise;
    worker.wake();
    await second.promise;
    await worker.stop();
    expect(failures).toEqual([expect.any(Error), expect.any(Error)]);
  });
});
