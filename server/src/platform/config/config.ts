import { isIP } from 'node:net';

import { z } from 'zod';

import { readS3Address } from '#platform/blobs/s3-address.ts';

import { accountVariables } from './account-variables.ts';
import { modelVariables } from './model-variables.ts';
import { quotaVariables } from './quota-variables.ts';
import { MALFORMED_URL, mainUrl, url, wholeNumber } from './variable-types.ts';

function commaSeparated() {
  return z
    .string()
    .default('')
    .transform((entries) =>
      entries
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    );
}

/** A host with an optional port: a name, an address, or an IPv6 address in brackets. */
const HOST = /^(?:[\da-z.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/u;

/** A host name of this server, without scheme and port. */
const HOST_NAME = /^[\d_a-z-]+(?:\.[\d_a-z-]+)*\.?$/iu;

/** The app needs the root of its host, and links in mails append to this URL. */
function hasOnlyOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  return parsed === null || parsed.href === `${parsed.origin}/`;
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address, a CIDR network such as 10.0.0.0/8, or a well-known name. */
function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/u.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** One email address, with an optional display name. */
const SENDER = /^(?:[^<>\r\n]*<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/u;

export const SECRET_KEY_CHARACTERS_MIN = 32;

/** All variables. Their descriptions appear in the README. */
const variables = {
  PORT: wholeNumber(0, 65_535).default(3001).describe('Port to listen on; 0 takes any free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 opens it to your network'),
  TRUST_PROXY: commaSeparated()
    .refine(
      (entries) => entries.every(isNetwork),
      'expected addresses or networks such as 10.0.0.0/8, separated by commas',
    )
    .describe('Addresses or networks of proxies whose X-Forwarded-For is trusted, separated by commas'),
  PUBLIC_URL: mainUrl('https://recipes.example.org', ['http:', 'https:'])
    .refine(
      hasOnlyOrigin,
      'expected an address without a path, such as https://recipes.example.org: the app needs a host name of its own',
    )
    .optional()
    .describe(
      'The address people use, without a path; with https, cookies are Secure and HSTS is sent. Unset: any allowed address that reaches the server',
    ),
  ALLOWED_HOSTS: commaSeparated()
    .refine(
      (entries) => entries.every((entry) => HOST_NAME.test(entry)),
      'expected names such as larder.lan, without a scheme or a port, separated by commas',
    )
    .describe(
      'Further host names that requests may use, separated by commas; besides localhost, IP addresses, the names of this machine and that of PUBLIC_URL',
    ),
  SECRET_KEY: z
    .string()
    .min(
      SECRET_KEY_CHARACTERS_MIN,
      `expected at least ${SECRET_KEY_CHARACTERS_MIN} characters, for example from: openssl rand -base64 48`,
    )
    .optional()
    .describe('Signs sessions and seals secrets. Unset: generated and stored in DATA_DIR. Required with DATABASE_URL'),
  SECRET_KEY_PREVIOUS: z
    .string()
    .min(SECRET_KEY_CHARACTERS_MIN, `expected at least ${SECRET_KEY_CHARACTERS_MIN} characters`)
    .optional()
    .describe(
      'During a rotation: the previous SECRET_KEY. It still decrypts and verifies; the server re-encrypts with SECRET_KEY at start',
    ),
  SECRET_KEY_LOST: z
    .enum(['yes', 'no'], { error: 'expected yes or no' })
    .default('no')
    .describe(
      'For one start: yes accepts a different secret key than before; everyone is signed out, and sealed data stays unreadable',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'expected at least 16 characters')
    .optional()
    .describe('Bearer token for /metrics; without it only a direct connection from this machine may read them'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder for the embedded database and generated secrets'),
  DATA_DIR_SHARED: z
    .enum(['yes', 'no'], { error: 'expected yes or no' })
    .default('no')
    .describe(
      'With DATABASE_URL and without S3_URL: yes confirms that all instances share DATA_DIR, or that there is only one',
    ),
  DATABASE_URL: mainUrl('postgres://user:password@host:5432/larder', ['postgres:', 'postgresql:'])
    .optional()
    .describe('A PostgreSQL database (15 or newer). Unset: an embedded SQLite database in DATA_DIR'),
  DATABASE_POOL_SIZE: wholeNumber(1, 200)
    .default(10)
    .describe(
      'PostgreSQL connections per instance for reads and writes, besides three for lookups and one for messages between instances; a replica gets as many, and three for lookups',
    ),
  DATABASE_REPLICA_URL: url('postgres://user:password@replica:5432/larder', ['postgres:', 'postgresql:'])
    .optional()
    .describe('A streaming replica of that database; reads go there while it keeps up'),
  S3_URL: z
    .string()
    .refine((text) => readS3Address(text) !== null, {
      error: 'expected an address such as https://KEY:SECRET@s3.example.org/bucket/prefix?region=eu-central-1',
    })
    .optional()
    .describe('A bucket of an S3-compatible store for pictures, with key and secret in it. Unset: files in DATA_DIR'),
  FETCH_ALLOW: commaSeparated()
    .refine(
      (entries) => entries.every((entry) => HOST.test(entry)),
      'expected hosts such as nas.local or 192.168.1.7:8080, separated by commas',
    )
    .describe('Private hosts, with a port or without, that pictures may be fetched from, separated by commas'),
  PRODUCT_NAME: z
    .string()
    .min(1)
    .max(40, 'expected at most 40 characters')
    .default('Larder')
    .describe('The name on every page'),
  SMTP_URL: url('smtp://user:password@mail.example.org:587', ['smtp:', 'smtps:'])
    .optional()
    .describe('Mail server for outgoing mail. Unset: mail stays in the outbox, which an admin can read'),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(SENDER, 'expected one address, such as: Larder <hello@example.org>')
    .optional()
    .describe('Sender of mail, such as: Larder <hello@example.org>. Unset: the product name at the host of PUBLIC_URL'),
  SMS_URL: url('https://sms.example.org/send', ['http:', 'https:'])
    .optional()
    .describe(
      'Endpoint that receives text messages as JSON {to, channel, body}; user:password is sent as basic authentication. Unset: the outbox',
    ),
  ...accountVariables,
  ...modelVariables,
  TEXT_RECOGNITION: z
    .enum(['on', 'off'], { error: 'expected on or off' })
    .default('on')
    .describe('Whether text recognition reads photos of recipes, once `npm run add-text-recognition` has installed it'),
  STARTER_RECIPES: z
    .enum(['on', 'off'], { error: 'expected on or off' })
    .default('on')
    .describe('Whether REECE publishes 48 recipes to the community at the first start'),
  WELCOME_TOUR: z
    .enum(['on', 'off'], { error: 'expected on or off' })
    .default('on')
    .describe('Whether newcomers get a tour at their first visit'),
  ...quotaVariables,
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000)
    .default(200)
    .describe(
      'Megabytes of the disk with DATA_DIR that are reserved for admins: below that, others can only sign in, read and delete; 0: none',
    ),
  STOP_GRACE_SECONDS: wholeNumber(0, 300)
    .default(0)
    .describe('Seconds in which an instance keeps serving after SIGTERM, while /readyz fails'),
  RATE_LIMIT_FACTOR: z.coerce
    .number({ error: 'expected a number above 0' })
    .positive('expected a number above 0')
    .default(1)
    .describe('Multiplies every rate limit; for load tests'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info')
    .describe('How much is logged'),
} as const;

const Variables = z.object(variables).superRefine((given, context) => {
  if (given.DATABASE_URL !== undefined && given.SECRET_KEY === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['SECRET_KEY'],
      message: 'required when DATABASE_URL is set, and the same on every instance',
    });
  }
  if (given.SECRET_KEY_PREVIOUS !== undefined && given.SECRET_KEY === undefined) {
    const message = 'required when SECRET_KEY_PREVIOUS is set';
    context.addIssue({ code: 'custom', path: ['SECRET_KEY'], message });
  }
  if (given.DATABASE_URL !== undefined && given.S3_URL === undefined && given.DATA_DIR_SHARED === 'no') {
    const message =
      'required when DATABASE_URL is set, so that all instances have the same pictures; ' +
      'or else DATA_DIR_SHARED=yes, where every instance has the same DATA_DIR or there is only one';
    context.addIssue({ code: 'custom', path: ['S3_URL'], message });
  }
  if (given.DATABASE_REPLICA_URL !== undefined && given.DATABASE_URL === undefined) {
    const message = 'required when DATABASE_REPLICA_URL is set';
    context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message });
  }
  // Without it, a forged Host header could end up in links in mails.
  for (const name of ['SMTP_URL', 'OIDC_ISSUER'] as const) {
    if (given[name] !== undefined && given.PUBLIC_URL === undefined) {
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: `required when ${name} is set` });
    }
  }
  if ((given.OIDC_ISSUER === undefined) !== (given.OIDC_CLIENT_ID === undefined)) {
    const path = [given.OIDC_ISSUER === undefined ? 'OIDC_ISSUER' : 'OIDC_CLIENT_ID'];
    context.addIssue({ code: 'custom', path, message: 'OIDC_ISSUER and OIDC_CLIENT_ID are set together' });
  }
  if (given.AI_PROVIDER === 'openai' && given.OPENAI_API_KEY === undefined && given.OPENAI_BASE_URL === undefined) {
    const message = 'required when AI_PROVIDER is openai, unless OPENAI_BASE_URL names a server that needs none';
    context.addIssue({ code: 'custom', path: ['OPENAI_API_KEY'], message });
  }
});

/** The validated configuration of the server. */
export type Config = z.output<typeof Variables>;

/**
 * The configuration is invalid. The message names each variable and what it expects. A malformed `DATABASE_URL` or
 * `PUBLIC_URL` comes first, so that the message begins with the text that people search for.
 */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    const malformed = problems.filter((problem) => problem.startsWith(MALFORMED_URL));
    const others = problems.filter((problem) => !problem.startsWith(MALFORMED_URL));
    const needs = ['Please correct the configuration:', ...others.map((problem) => `  ${problem}`)];
    super([...malformed, ...(others.length === 0 ? [] : needs)].join('\n'));
    this.name = 'ConfigError';
  }
}

/** Parses the configuration. An empty value counts as unset. Throws ConfigError. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Variables.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) =>
      message.startsWith(MALFORMED_URL)
        ? `${MALFORMED_URL} in ${path.join('.')}${message.slice(MALFORMED_URL.length)}`
        : `${path.join('.')}: ${message}`,
    ),
  );
}

/** Name, default and description of each variable, for the table in the README. */
export function describeVariables(): readonly {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}[] {
  return Object.entries(variables).map(([name, schema]) => {
    const empty = schema.safeParse(undefined);
    const fallback = empty.success && empty.data !== undefined ? String(empty.data) : '';
    return { name, fallback, meaning: schema.description ?? '' };
  });
}
