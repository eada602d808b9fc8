import { isIP } from 'node:net';

import type { Config } from '../config/config.ts';
import { fetchPeer } from '../fetch-peer.ts';

import type { Channel } from './outbox.ts';
import { type Letterhead, renderMail, renderText, type StoredMessage } from './render.ts';

/** A message on its way out, its secret opened. */
export interface OutgoingMessage extends Pick<StoredMessage, 'subject' | 'body'> {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly secret: string | null;
}

/** Brings a message to whoever takes it from us; throws when they do not, UndeliverableError when they never will. */
export interface Carrier {
  send(message: OutgoingMessage, now: Date, signal: AbortSignal): Promise<void>;
}

/** Trying again would not help. Its words are ours: what a mail server says may name people. */
export class UndeliverableError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UndeliverableError';
  }
}

const MAIL_CONNECT_TIMEOUT_MS = 10_000;
const MAIL_SILENCE_TIMEOUT_MS = 30_000;
const MAIL_CLOSE_TIMEOUT_MS = 1_000;
const PHONE_TIMEOUT_MS = 15_000;

/** One plain address: nothing that ends a header or a command, begins another recipient, or is a name. */
const MAILBOX = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;
const PHONE = /^\+?[\d ]{4,32}$/u;

/** The ways out that are configured, by channel. */
export function createCarriers(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'SMS_URL' | 'PUBLIC_URL' | 'PRODUCT_NAME'>,
): Readonly<Partial<Record<Channel, Carrier>>> {
  const {
    SMTP_URL: smtpUrl,
    MAIL_FROM: from,
    SMS_URL: smsUrl,
    PUBLIC_URL: publicUrl,
    PRODUCT_NAME: productName,
  } = config;
  const phone = smsUrl === undefined ? undefined : createPhoneCarrier({ smsUrl, productName });
  return {
    ...(smtpUrl === undefined || publicUrl === undefined
      ? {}
      : { mail: createMailCarrier({ smtpUrl, from, letterhead: { productName, publicUrl } }) }),
    ...(phone === undefined ? {} : { sms: phone, whatsapp: phone }),
  };
}

/** Mail through an SMTP server. */
function createMailCarrier({
  smtpUrl,
  from,
  letterhead,
}: {
  readonly smtpUrl: string;
  /** Undefined: the product's name at the host of its address. */
  readonly from: string | undefined;
  readonly letterhead: Letterhead;
}): Carrier {
  const { hostname } = new URL(letterhead.publicUrl);
  // An IP address stands in brackets where a name would stand.
  const host = isIP(hostname) === 0 ? hostname : `[${hostname}]`;
  let transport: ReturnType<typeof createMailTransport> | undefined;
  return {
    async send(message, now, signal) {
      if (!MAILBOX.test(message.recipient)) throw new UndeliverableError('not one mailbox');
      const { subject, text, html } = renderMail(message, letterhead);
      transport ??= createMailTransport(smtpUrl);
      const { sendMail } = await transport;
      try {
        await sendMail({
          from: from ?? { name: letterhead.productName, address: `no-reply@${host}` },
          to: { name: '', address: message.recipient },
          subject,
          text,
          html,
          date: now,
          // The same whenever this message is sent, so that a reader who gets it twice sees it once.
          messageId: `<${message.id}@${host}>`,
          // No holiday greeting shall come back.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          textEncoding: 'quoted-printable',
          signal,
        });
      } catch (error) {
        throw isRefusedForGood(error) ? new UndeliverableError('the mail server refused the recipient') : error;
      }
    },
  };
}

/** The library is loaded for the first mail, not at start. */
async function createMailTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: MAIL_CONNECT_TIMEOUT_MS,
    greetingTimeout: MAIL_CONNECT_TIMEOUT_MS,
    dnsTimeout: MAIL_CONNECT_TIMEOUT_MS,
    socketTimeout: MAIL_SILENCE_TIMEOUT_MS,
    socketCloseTimeout: MAIL_CLOSE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { sendMail: (mail: Parameters<typeof transport.sendMail>[0]) => transport.sendMail(mail) };
}

/** The recipient was refused, not us: what is wrong with our login or sender may yet be mended. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'permanent' in error &&
    error.permanent === true &&
    'command' in error &&
    error.command === 'RCPT TO'
  );
}

/** Codes to phones, posted to a service as JSON. */
function createPhoneCarrier({
  smsUrl,
  productName,
}: {
  readonly smsUrl: string;
  readonly productName: string;
}): Carrier {
  const url = new URL(smsUrl);
  const { username, password } = url;
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const authorization = username === '' && password === '' ? {} : { authorization: `Basic ${credentials}` };
  url.username = '';
  url.password = '';
  return {
    async send(message, _now, signal) {
      const { channel, recipient: to } = message;
      if (!PHONE.test(to)) throw new UndeliverableError('not a phone number');
      const response = await fetchPeer(url, {
        method: 'POST',
        // Where the login and the code go is said by the configuration, not by an answer.
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ to, channel, body: renderText(message, productName) }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(PHONE_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      if (!response.ok) throw new PhoneServiceError(response.status);
    },
  };
}

class PhoneServiceError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super(`The service for messages to phones answered ${responseCode}`);
    this.name = 'PhoneServiceError';
    this.responseCode = responseCode;
  }
}
