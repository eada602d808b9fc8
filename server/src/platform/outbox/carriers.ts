import { isIP } from 'node:net';

import type { Config } from '../config/config.ts';
import { fetchPeer } from '../fetch-peer.ts';

import type { Channel } from './outbox.ts';
import { type Letterhead, renderMail, renderText, type StoredMessage } from './render.ts';

/** A message to send, with its secret decrypted. */
export interface OutgoingMessage extends Pick<StoredMessage, 'subject' | 'body'> {
  readonly id: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly secret: string | null;
}

/** Sends messages over one channel. `send` throws UndeliverableError when a retry would fail too. */
export interface Carrier {
  send(message: OutgoingMessage, now: Date, signal: AbortSignal): Promise<void>;
}

/** A permanent failure. Its message is our own text: the answer of a mail server may contain addresses. */
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

/** One plain address, which cannot inject a header, an SMTP command, a second recipient or a display name. */
const MAILBOX = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;
const PHONE = /^\+?[\d ]{4,32}$/u;

/** The configured carriers by channel. */
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

function createMailCarrier({
  smtpUrl,
  from,
  letterhead,
}: {
  readonly smtpUrl: string;
  /** Undefined: no-reply at the host of the public URL. */
  readonly from: string | undefined;
  readonly letterhead: Letterhead;
}): Carrier {
  const { hostname } = new URL(letterhead.publicUrl);
  // RFC 5321: an IP address is written in brackets.
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
          // Stable across retries, so that mail clients can deduplicate.
          messageId: `<${message.id}@${host}>`,
          // Suppresses out-of-office replies.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          textEncoding: 'quoted-printable',
          signal,
        });
      } catch (error) {
        throw isRefusedForGood(error) ? new UndeliverableError('the mail server rejected the recipient') : error;
      }
    },
  };
}

/** Loads the library with the first mail, to keep the start fast. */
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

/** True when the server rejected the recipient for good. Errors of our login or sender can be corrected, so those are retried. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'permanent' in error &&
    error.permanent === true &&
    'command' in error &&
    error.command === 'RCPT TO'
  );
}

/** Posts text messages as JSON to the service at SMS_URL. */
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
        // A redirect must not receive the login and the code.
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
    super(`The text message service answered ${responseCode}`);
    this.name = 'PhoneServiceError';
    this.responseCode = responseCode;
  }
}
