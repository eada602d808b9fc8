import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { plainProblem, problemsOf } from '@larder/contract/problems';
import {
  maxBodyBytes,
  type Route,
  type RouteEvent,
  type RouteInput,
  type RouteResponse,
  type RouteTable,
  type TokenScope,
} from '@larder/contract/route';

import { AppError } from '#platform/app-error.ts';
import { type Actor, type Ctx, type Person, type SignedInPerson, type Visitor, VISITOR } from '#platform/context.ts';
import { runMetered } from '#platform/main-thread.ts';

import { authorize } from './authorize.ts';
import { notePerson } from './errors.ts';
import { EventStream, sendEvents, wantsEvents } from './event-stream.ts';
import { requireBoundedTexts } from './json-bounds.ts';
import { ListAnswer, sendList } from './list-answer.ts';

/** Who a handler has to do with: through an API token only where its route has a scope. */
type ActorOf<R extends Route> = R['access'] extends 'public'
  ? Visitor
  : R['access'] extends 'optional'
    ? Actor
    : R extends { readonly scope: TokenScope }
      ? Person
      : SignedInPerson;

/** What of the HTTP exchange a handler may see beside its parsed input. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The answer is to be an EventStream, where the route has events. */
  readonly wantsEvents: boolean;
}

type Handler<R extends Route> = (
  ctx: Ctx<ActorOf<R>>,
  input: RouteInput<R>,
  exchange: Exchange,
) => Promise<RouteResponse<R> | ListAnswer<RouteResponse<R>> | EventStream<RouteEvent<R>>>;

/** One handler for each route of a table; leaving one out does not compile. */
export type Handlers<Table extends RouteTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

export interface RouteDeps {
  /** Who sent this request. */
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** Has this admin proved as many steps of signing in as the configuration asks of admins? */
  mayActAsAdmin(this: void, admin: Person): Promise<boolean>;
  /** The context in which `actor` acts. */
  createContext<Who extends Actor>(actor: Who, request: FastifyRequest): Ctx<Who>;
  now(): Date;
  /** Throws `unavailable` while the disk is nearly full. */
  requireRoom(): Promise<void>;
  /** Parse our own answers too: costs time, so in tests and development only. */
  readonly checkResponses: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page asks for many of them at once, and keeps them for ever. */
    readonly givesPicture?: boolean;
    /** Its answer goes on for as long as somebody listens. */
    readonly isOpenEnded?: boolean;
  }
}

/** The tables of all features, by feature. */
type RouteTables = Readonly<Record<string, RouteTable>>;

/** The handlers of all features; leaving one out does not compile. */
export type AllHandlers<Tables extends RouteTables> = { readonly [Feature in keyof Tables]: Handlers<Tables[Feature]> };

/** Mounts all routes on the HTTP server. */
export function registerRoutes<Tables extends RouteTables>(
  app: FastifyInstance,
  tables: Tables,
  handlers: AllHandlers<Tables>,
  deps: RouteDeps,
): void {
  for (const [feature, table] of Object.entries(tables)) {
    const answers = handlers[feature as keyof Tables];
    for (const [name, route] of Object.entries(table)) {
      const handle = answers[name as keyof typeof answers];
      if (route.consumes === undefined) registerRoute(app, route, handle, deps);
      else void app.register(async (scope) => registerFileRoute(scope, route, handle, deps));
    }
  }
}

/** A route that takes a file: its body is left unread until it is known who sends it, and the handler reads it. */
function registerFileRoute(scope: FastifyInstance, route: Route, handle: Handler<Route>, deps: RouteDeps): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  registerRoute(scope, route, handle, deps);
}

function registerRoute(app: FastifyInstance, route: Route, handle: Handler<Route>, deps: RouteDeps): void {
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    bodyLimit: maxBodyBytes(route),
    config: {
      givesPicture: route.produces === 'image/*',
      costs: route.costs === true,
      authenticatesSender: route.access !== 'public',
      isBulk: route.bulk === true,
      isOpenEnded: route.events !== undefined && route.response === null,
    },
    // Before any of the body is read: what a stranger sends, and how much of it, is nothing to us.
    preParsing: async (request, reply) => {
      // What one person is told is for nobody's cache.
      reply.header('cache-control', 'no-store');
      const actor = await authorize(route, () => authenticate(request, deps), deps.now(), deps.mayActAsAdmin);
      if (addsData(route) && !(actor.kind === 'person' && actor.isAdmin)) await deps.requireRoom();
      senders.set(request, actor);
      // Bodies take memory as well as answers, so one waits for its slot unread.
      await app.requestSlots.enter(route, actor, request, reply);
    },
    handler: async (request, reply) => {
      const actor = senders.get(request) ?? VISITOR;
      requireMediaType(route, request);
      requireBoundedTexts(request.body);
      const input = {
        params: parseParams(route, request.params),
        query: parsePart(route.query, request.query),
        body: parsePart(route.body, request.body),
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `authorize` has just made sure of who the route is for
      const ctx = deps.createContext(actor, request) as Ctx<never>;
      const answer = await charged(request, () =>
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just parsed by the route's own schemas
        handle(ctx, input as RouteInput<Route>, {
          request,
          reply,
          wantsEvents: route.events !== undefined && wantsEvents(request),
        }),
      );
      if (answer instanceof EventStream) {
        return sendEvents(reply, answer, deps.checkResponses ? route.events : undefined);
      }
      if (answer instanceof ListAnswer) {
        return sendList(
          reply.status(route.status),
          answer,
          deps.checkResponses ? (route.response ?? undefined) : undefined,
        );
      }
      if (deps.checkResponses) route.response?.parse(answer);
      // A file, or the way to another page, is on its way already.
      if (reply.sent || isSentByHandler(route)) return reply;
      reply.status(route.status);
      return route.response === null ? reply.send() : answer;
    },
  });
}

/** Who may go on with a request, as found out before its body was read. */
const senders = new WeakMap<FastifyRequest, Actor>();

/** Admins may go on, to make room. */
function addsData({ method, whenFull }: Route): boolean {
  return (method === 'POST' || method === 'PATCH') && whenFull !== true;
}

async function authenticate(request: FastifyRequest, deps: RouteDeps): Promise<Actor> {
  let personId: string | undefined;
  try {
    const actor = await deps.authenticate(request);
    if (actor.kind === 'person') personId = actor.id;
    return actor;
  } finally {
    if (personId !== undefined) notePerson(request, personId);
    await request.server.clients.identified(request, personId);
  }
}

/** What `work` takes of the main thread is charged to whoever sent the request. */
function charged<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
  const meter = request.server.clients.meterOf(request);
  if (meter === undefined) return work();
  meter.resume();
  return runMetered(meter, work);
}

/** Throws `unsupported_media_type` for a file of a kind that the route does not take; JSON is minded by its parser. */
function requireMediaType({ consumes }: Route, { body, headers }: FastifyRequest): void {
  if (consumes === undefined || body === undefined) return;
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';', 1);
  const isTaken = consumes.some((taken) => taken === type.trim() || taken === `${type.split('/', 1)[0] ?? ''}/*`);
  if (isTaken) return;
  throw new AppError('unsupported_media_type', `Please send the bytes of a file of type ${consumes.join(' or ')}.`);
}

function isSentByHandler({ response, status }: Route): boolean {
  return response === null && status !== 204;
}

const BROKEN_TEXT = 'There is a character in here that cannot be kept';
const TOO_DEEP_TEXT = 'This is nested too deeply';
/** Far deeper than anything a page of ours sends, and far from the end of the stack. */
const NESTED_MAX_LEVELS = 50;

/** An address that cannot name anything is an address of nothing. */
function parseParams(route: Route, params: unknown): unknown {
  if (route.params === undefined) return undefined;
  const parsed = route.params.safeParse(params);
  if (!parsed.success) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return parsed.data;
}

/** `part` as the schema reads it; throws `invalid_input`, naming each field that is wrong. */
function parsePart<Schema extends z.ZodType>(schema: Schema | undefined, part: unknown): z.output<Schema> | undefined {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(part === undefined ? {} : part, { error: plainProblem });
  if (!parsed.success) throw invalidInput(parsed.error);
  const broken = findBrokenText(parsed.data);
  if (broken !== undefined)
    throw new AppError('invalid_input', BROKEN_TEXT, { fields: { [broken.join('.')]: BROKEN_TEXT } });
  return parsed.data;
}

/**
 * Where `value` holds text that no database keeps: with a NUL, or with half of a character that is written as two. Throws
 * `invalid_input` for what is nested too deeply, as it may be where a schema takes whatever comes.
 */
function findBrokenText(value: unknown, level = 0): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level > NESTED_MAX_LEVELS) throw new AppError('invalid_input', TOO_DEEP_TEXT);
  for (const [key, part] of Object.entries(value)) {
    const broken = findBrokenText(part, level + 1);
    if (broken !== undefined) return [key, ...broken];
  }
  return undefined;
}

/** A caller that gets everything wrong is told the beginning of it. */
const NAMED_FIELDS_MAX = 20;
const NAMED_FIELD_MAX_CHARACTERS = 100;

function invalidInput(error: z.ZodError): AppError {
  const fields = new Map<string, string>();
  for (const { path, message } of problemsOf(error).slice(0, NAMED_FIELDS_MAX)) {
    const field = path.slice(0, NAMED_FIELD_MAX_CHARACTERS) || 'body';
    if (!fields.has(field)) fields.set(field, message);
  }
  const [message = ERROR_TEXTS.invalid_input] = fields.values();
  return new AppError('invalid_input', message, { fields: Object.fromEntries(fields) });
}
