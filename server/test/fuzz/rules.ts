import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { ErrorBody } from '@larder/contract/errors';

import type { Described, Schema } from './document.ts';
import type { ActorName, Player, Victim } from './actors.ts';

/** A complete response. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

export interface Sent {
  readonly operation: Described;
  readonly actor: ActorName;
  /** Everything that was sent. What the response merely echoes is no leak. */
  readonly text: string;
  /** Texts that look like server internals and that actors have sent so far, as they may be stored and echoed. */
  readonly sentInternals: ReadonlySet<string>;
  readonly body: unknown;
}

/** Patterns of server internals. */
const INTERNALS = [
  /\n\s+at .+:\d+:\d+/u,
  /node:internal|node_modules|file:\/\/\/\w/u,
  /(?:^|[\s"'(])\/(?:tmp|home|work|var|usr|root)\//u,
  /server\/src\/|\.ts:\d+/u,
  /SQLITE_|sqlite_|pg_catalog|ECONNREFUSED|ENOENT/u,
  /\b(?:select|insert into|update|delete from) "/iu,
  /syntax error at|violates \w+ (?:key )?constraint|UNIQUE constraint/iu,
  /TypeError|ReferenceError|RangeError|ZodError|is not a function|Cannot read prop/u,
  /scrypt|\$argon2/u,
];

/** Wording of schema parsers, which users must not see. */
const PARSER_JARGON = /invalid (?:input|option)|expected|received|too (?:small|big)|unrecognized/iu;

const HEADERS_ON_ALL = ['x-content-type-options', 'content-security-policy', 'referrer-policy', 'x-request-id'];

/** Checks responses against the OpenAPI document and for leaks. Returns faults as messages. */
export class Rules {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: false });
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #validators = new WeakMap<Schema, ValidateFunction>();

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
  }

  faultsOf(sent: Sent, reply: Reply, secrets: readonly Secret[]): readonly string[] {
    return [
      ...this.#shapeFaults(sent, reply),
      ...headerFaults(reply),
      ...internalsFaults(sent, reply),
      ...leaks(sent, reply, secrets),
    ];
  }

  #shapeFaults({ operation, body }: Sent, reply: Reply): readonly string[] {
    const { status, text } = reply;
    const described = operation.responses[status];
    if (described === undefined) return [`${status} is not in the document: ${text.slice(0, 300)}`];
    if (status >= 500 && !isExpected(operation, status)) return [`${status}: ${text.slice(0, 300)}`];
    const type = String(reply.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    const { content } = described;
    if (content === undefined) return text === '' ? [] : [`${status} has a body: ${text.slice(0, 100)}`];
    const schema = Object.entries(content).find(([known]) => isOfType(type, known))?.[1].schema;
    if (schema === undefined) return [`${status} is of type ${type}`];
    if (type === 'text/event-stream') return this.#eventFaults(schema, text);
    if (type !== 'application/json') return [];
    const answer: unknown = JSON.parse(text);
    const wrong = this.check(schema, answer);
    if (wrong !== undefined) return [`${status} violates the document: ${wrong}`];
    if (status >= 400) return codeFaults(described.description, answer);
    return this.#acceptedFaults(operation, body);
  }

  /** A body that the document forbids must not be accepted. */
  #acceptedFaults({ requestBody }: Described, body: unknown): readonly string[] {
    const schema = requestBody?.content['application/json']?.schema;
    if (schema === undefined || body === undefined) return [];
    const wrong = this.check(schema, body);
    return wrong === undefined ? [] : [`was accepted, although ${wrong}`];
  }

  #eventFaults(schema: Schema, text: string): readonly string[] {
    return text.split('\n\n').flatMap((frame) => {
      if (!frame.startsWith('data: ') || frame === 'data: [DONE]') return [];
      const wrong = this.check(schema, JSON.parse(frame.slice('data: '.length)));
      return wrong === undefined ? [] : [`an event violates the document: ${wrong}`];
    });
  }

  /** Returns the schema errors of `value`, or undefined if it is valid. */
  check(schema: Schema, value: unknown): string | undefined {
    const validate = this.#validatorOf(schema);
    if (validate(value)) return undefined;
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`).join('; ');
  }

  #validatorOf(schema: Schema): ValidateFunction {
    const cached = this.#validators.get(schema);
    if (cached !== undefined) return cached;
    const resolved = schema.$ref === undefined ? schema : (this.#schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    const compiled = this.#ajv.compile(resolved);
    this.#validators.set(schema, compiled);
    return compiled;
  }
}

/** Operations that answer 503, because no model is configured. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'extractIngredients',
  'testOpenai',
  // A worker token asks for a model.
  'createCompletion',
  'createCompletionV1',
]);

function isExpected({ operationId }: Described, status: number): boolean {
  return status === 503 && UNAVAILABLE.has(operationId);
}

function isOfType(type: string, known: string): boolean {
  return known === type || (known.endsWith('/*') && type.startsWith(known.slice(0, -1)));
}

function codeFaults(description: string, answer: unknown): readonly string[] {
  const { code, message, fields = {} } = (answer as { error: ErrorBody['error'] }).error;
  const jargon = [message, ...Object.values(fields)].filter((text) => PARSER_JARGON.test(text));
  return [
    ...(description.split(', ').includes(code) ? [] : [`the code ${code} is not in the document`]),
    ...jargon.map((text) => `uses parser jargon: ${text}`),
  ];
}

function headerFaults({ headers }: Reply): readonly string[] {
  const missing = HEADERS_ON_ALL.filter((name) => headers[name] === undefined).map((name) => `has no ${name}`);
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const exposed = cookies.filter((cookie) => !/; ?HttpOnly/iu.test(cookie) || !/; ?SameSite=/iu.test(cookie));
  const fingerprints = ['x-powered-by', 'server'].filter((name) => headers[name] !== undefined);
  return [
    ...missing,
    ...exposed.map((cookie) => `sets a cookie without HttpOnly or SameSite: ${cookie.split('=', 1)[0] ?? ''}`),
    ...fingerprints.map((name) => `sends the header ${name}`),
  ];
}

/** Finds texts that look like server internals. */
export function internalsIn(text: string): readonly string[] {
  return INTERNALS.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
}

function internalsFaults(sent: Sent, { text }: Reply): readonly string[] {
  return internalsIn(text)
    .filter((found) => !sent.text.includes(found) && !sent.sentInternals.has(found))
    .map((found) => `exposes server internals: ${found}`);
}

/** A text that only some actors may receive. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  mayRead(actor: ActorName, operation: Described): boolean;
}

/** The actors whose responses may contain their own private data. */
const READERS: ReadonlySet<ActorName> = new Set([
  'friend',
  'stranger',
  'stale',
  'admin',
  'token recipes:read',
  'token recipes:write',
  'token assistant',
]);

/** The secrets of the victim and, for actors with limited access, their own. */
export function secretsOf(victim: Victim, player: Player): readonly Secret[] {
  const own = player.secret;
  return [
    { what: 'the email address of another user', text: victim.person.email, mayRead: isAdminRoute },
    { what: 'private data of another user', text: victim.secret, mayRead: () => false },
    { what: 'a recipe shared with another user', text: victim.sharedSecret, mayRead: (actor) => actor === 'friend' },
    { what: 'the public link of another user', text: victim.things.link ?? '', mayRead: () => false },
    ...(own === undefined
      ? []
      : [{ what: 'own data beyond its access', text: own, mayRead: (actor: ActorName) => READERS.has(actor) }]),
  ];
}

function isAdminRoute(actor: ActorName, { tags }: Described): boolean {
  return actor === 'admin' && tags.includes('admin');
}

function leaks({ actor, operation }: Sent, reply: Reply, secrets: readonly Secret[]): readonly string[] {
  const received = `${reply.text}\n${JSON.stringify(reply.headers)}`;
  return secrets
    .filter((secret) => received.includes(secret.text) && !secret.mayRead(actor, operation))
    .map(({ what }) => `leaks ${what}`);
}
