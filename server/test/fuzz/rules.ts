import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import type { ErrorBody } from '@larder/contract/errors';

import type { Described, Schema } from './document.ts';
import type { ActorName, Keeper, Player } from './actors.ts';

/** What came back, whole. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

export interface Sent {
  readonly operation: Described;
  readonly actor: ActorName;
  /** All that left, to know what merely comes back. */
  readonly text: string;
  /** What of it could be taken for the inside of a server, also of what was kept before. */
  readonly told: ReadonlySet<string>;
  readonly body: unknown;
}

/** Words of the inside of a server. */
const INSIDES = [
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

/** Compares answers with the document and with what nobody may ever be told; gives what is wrong in plain words. */
export class Rules {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: false });
  readonly #schemas: Readonly<Record<string, Schema>>;
  readonly #known = new WeakMap<Schema, ValidateFunction>();

  constructor(schemas: Readonly<Record<string, Schema>>) {
    this.#schemas = schemas;
  }

  faultsOf(sent: Sent, reply: Reply, secrets: readonly Secret[]): readonly string[] {
    return [
      ...this.#shapeFaults(sent, reply),
      ...headerFaults(reply),
      ...insideFaults(sent, reply),
      ...leaks(sent, reply, secrets),
    ];
  }

  #shapeFaults({ operation, body }: Sent, reply: Reply): readonly string[] {
    const { status, text } = reply;
    const described = operation.responses[status];
    if (described === undefined) return [`${status} is not in the document: ${text.slice(0, 300)}`];
    if (status >= 500 && !isHonest(operation, status)) return [`${status}: ${text.slice(0, 300)}`];
    const type = String(reply.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    const { content } = described;
    if (content === undefined) return text === '' ? [] : [`${status} has a body: ${text.slice(0, 100)}`];
    const schema = Object.entries(content).find(([known]) => isOfType(type, known))?.[1].schema;
    if (schema === undefined) return [`${status} is of type ${type}`];
    if (type === 'text/event-stream') return this.#eventFaults(schema, text);
    if (type !== 'application/json') return [];
    const answer: unknown = JSON.parse(text);
    const wrong = this.check(schema, answer);
    if (wrong !== undefined) return [`${status} is not as the document says: ${wrong}`];
    if (status >= 400) return codeFaults(described.description, answer);
    return this.#acceptedFaults(operation, body);
  }

  /** What the document forbids must not be taken. */
  #acceptedFaults({ requestBody }: Described, body: unknown): readonly string[] {
    const schema = requestBody?.content['application/json']?.schema;
    if (schema === undefined || body === undefined) return [];
    const wrong = this.check(schema, body);
    return wrong === undefined ? [] : [`was taken, although ${wrong}`];
  }

  #eventFaults(schema: Schema, text: string): readonly string[] {
    return text.split('\n\n').flatMap((frame) => {
      if (!frame.startsWith('data: ') || frame === 'data: [DONE]') return [];
      const wrong = this.check(schema, JSON.parse(frame.slice('data: '.length)));
      return wrong === undefined ? [] : [`an event is not as the document says: ${wrong}`];
    });
  }

  /** What is wrong with `value`; undefined where nothing is. */
  check(schema: Schema, value: unknown): string | undefined {
    const validate = this.#validatorOf(schema);
    if (validate(value)) return undefined;
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`).join('; ');
  }

  #validatorOf(schema: Schema): ValidateFunction {
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    const whole = schema.$ref === undefined ? schema : (this.#schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    const made = this.#ajv.compile(whole);
    this.#known.set(schema, made);
    return made;
  }
}

/** No model is asked here, and none can see. */
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'extractIngredients',
  'testOpenai',
  // A worker is asked for what only a model can do.
  'createCompletion',
  'createCompletionV1',
]);

function isHonest({ operationId }: Described, status: number): boolean {
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
  const open = cookies.filter((cookie) => !/; ?HttpOnly/iu.test(cookie) || !/; ?SameSite=/iu.test(cookie));
  const telling = ['x-powered-by', 'server'].filter((name) => headers[name] !== undefined);
  return [
    ...missing,
    ...open.map((cookie) => `sets a cookie that scripts read: ${cookie.split('=', 1)[0] ?? ''}`),
    ...telling.map((name) => `tells its ${name}`),
  ];
}

/** What stands in `text` that is read as words of the inside. */
export function insidesIn(text: string): readonly string[] {
  return INSIDES.flatMap((pattern) => pattern.exec(text)?.[0].trim() ?? []);
}

function insideFaults(sent: Sent, { text }: Reply): readonly string[] {
  return INSIDES.flatMap((pattern) => {
    const [found] = pattern.exec(text) ?? [];
    const isTheirs = found === undefined || sent.text.includes(found.trim()) || sent.told.has(found.trim());
    return isTheirs ? [] : [`tells of its inside: ${found}`];
  });
}

/** Words that only some may be told. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  mayRead(actor: ActorName, operation: Described): boolean;
}

/** What their own answers may hold of what is theirs. */
const READERS: ReadonlySet<ActorName> = new Set([
  'friend',
  'stranger',
  'stale',
  'admin',
  'token recipes:read',
  'token recipes:write',
  'token assistant',
]);

/** `things` of the actor are secret to the actor, too, where the way they came in does not open them. */
export function secretsOf(keeper: Keeper, player: Player): readonly Secret[] {
  const own = player.secret;
  return [
    { what: 'the e-mail address of another', text: keeper.person.email, mayRead: isAdminRoute },
    { what: 'what is private to another', text: keeper.secret, mayRead: () => false },
    { what: 'what was shared with somebody else', text: keeper.lentSecret, mayRead: (actor) => actor === 'friend' },
    { what: 'the public link of another', text: keeper.things.link ?? '', mayRead: () => false },
    ...(own === undefined
      ? []
      : [{ what: 'what this way in does not open', text: own, mayRead: (actor: ActorName) => READERS.has(actor) }]),
  ];
}

function isAdminRoute(actor: ActorName, { tags }: Described): boolean {
  return actor === 'admin' && tags.includes('admin');
}

function leaks({ actor, operation }: Sent, reply: Reply, secrets: readonly Secret[]): readonly string[] {
  const told = `${reply.text}\n${JSON.stringify(reply.headers)}`;
  return secrets
    .filter((secret) => told.includes(secret.text) && !secret.mayRead(actor, operation))
    .map(({ what }) => `leaks ${what}`);
}
