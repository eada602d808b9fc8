import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

import { createCarriers } from '#platform/outbox/carriers.ts';
import { type DeliveryDeps, deliverDue } from '#platform/outbox/deliver.ts';
import type { Channel } from '#platform/outbox/outbox.ts';
import { Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, type TestApp } from './app.ts';

/** A received mail. */
export interface ReceivedMail {
  /** The sender and recipients of the SMTP transaction. */
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: string;
  header(name: string): string | undefined;
  readonly text: string;
  readonly html: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** The only mail for this address. Throws when there is none or more than one. */
  mailTo(address: string): ReceivedMail;
  /** Resolves with the next mail. */
  next(): Promise<ReceivedMail>;
  /** Forgets the mails received so far. */
  clear(): void;
  close(): Promise<void>;
}

export interface MailServerOptions {
  readonly port?: number;
  /** Rejects a recipient with this reply. */
  readonly refuse?: (recipient: string) => { readonly code: number; readonly words: string } | undefined;
  /** Delays the acceptance of a mail. */
  readonly beforeTaking?: () => Promise<void>;
}

/** Starts a real SMTP server on this machine that stores the mails it receives. */
export async function startMailServer({ port = 0, refuse, beforeTaking }: MailServerOptions = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const take = async (stream: Readable, envelope: SMTPServerEnvelope, callback: (error?: Error | null) => void) => {
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
    const to = envelope.rcptTo.map(({ address }) => address);
    try {
      const mail = parseMail({ from, to }, await text(stream));
      await beforeTaking?.();
      mails.push(mail);
      for (const resolve of waiting.splice(0)) resolve(mail);
      callback(null);
    } catch {
      // The client disconnected.
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const refusal = refuse?.(address);
      callback(refusal === undefined ? null : Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, callback) => void take(stream, envelope, callback),
  });
  // Clients may disconnect at any moment.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    mailTo: (recipient) => {
      const [mail, ...more] = mails.filter(({ envelope }) => envelope.to.includes(recipient));
      if (mail === undefined || more.length > 0)
        throw new Error(`${more.length + (mail ? 1 : 0)} mails for ${recipient}`);
      return mail;
    },
    next: () => new Promise((resolve) => waiting.push(resolve)),
    clear: () => mails.splice(0),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

interface Delivering extends Partial<DeliveryDeps> {
  readonly carriers?: ReturnType<typeof createCarriers>;
}

/** Delivers the due messages in the outbox of `app`, once. */
export async function deliverMessages(app: TestApp, { carriers, ...overrides }: Delivering = {}): Promise<void> {
  const deps = {
    db: app.database.db,
    secrets: new Secrets(SECRET_KEY),
    log: { info: () => undefined, warn: () => undefined },
    now: app.clock.now,
    isStopping: () => false,
    signal: new AbortController().signal,
    ...overrides,
  };
  for (const [channel, carrier] of Object.entries(carriers ?? createCarriers(app.config)))
    await deliverDue(deps, channel as Channel, carrier);
}

/** The token of the link in a text. Throws when there is none. */
export function tokenIn(content: string): string {
  const [, token] = /#([\w-]{43})(?![\w-])/u.exec(content) ?? [];
  if (token === undefined) throw new Error(`There is no link with a token in: ${content}`);
  return token;
}

function parseMail(envelope: ReceivedMail['envelope'], raw: string): ReceivedMail {
  const { header, body } = parsePart(raw);
  const [, boundary] = /boundary="?([^";]+)"?/u.exec(header('content-type') ?? '') ?? [];
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => parsePart(part.trimStart()));
  const partOf = (type: string) => {
    const part = parts.find((each) => each.header('content-type')?.startsWith(type) === true);
    return part === undefined ? '' : decodeBody(part.body, part.header('content-transfer-encoding'));
  };
  return { envelope, raw, header, text: partOf('text/plain'), html: partOf('text/html') };
}

function parsePart(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/gu, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon).toLowerCase(), value: decodeWords(line.slice(colon + 1).trim()) };
  });
  return {
    header: (name: string) => headers.find((each) => each.name === name.toLowerCase())?.value,
    body: raw.slice(end + 4),
  };
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const plain = encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll(/=\r\n/gu, '')) : body;
  return plain.replaceAll('\r\n', '\n');
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/giu, (_word, kind: string, content: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : decodeQuoted(content.replaceAll('_', ' ')),
    );
}

function decodeQuoted(quoted: string): string {
  const bytes = quoted.replaceAll(/=([0-9A-F]{2})/gu, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
