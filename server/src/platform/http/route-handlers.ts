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
import { type Actor, type Ctx, type User, type SignedInUser, type Visitor, VISITOR } from '#platform/context.ts';
import { runMetered } from '#platform/main-thread.ts';

import { authorize } from './authorize.ts';
import { noteUser } from './errors.ts';
import { EventStream, sendEvents, wantsEvents } from './event-stream.ts';
import { requireBoundedTexts } from './json-bounds.ts';
import { ListAnswer, sendList } from './list-answer.ts';

/** The type of the actor in a handler. API tokens reach routes with a scope only. */
type ActorOf<R extends Route> = R['access'] extends 'public'
  ? Visitor
  : R['access'] extends 'optional'
    ? Actor
    : R extends { readonly scope: TokenScope }
      ? User
      : SignedInUser;

/** What a handler may see of the HTTP exchange, beside its parsed input. */
export interface HttpExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The client asked for events, and the route has them: return an EventStream. */
  readonly wantsEvents: boolean;
}

type Handler<R extends Route> = (
  ctx: Ctx<ActorOf<R>>,
  input: RouteInput<R>,
  exchange: HttpExchange,
) => Promise<RouteResponse<R> | ListAnswer<RouteResponse<R>> | EventStream<RouteEvent<R>>>;

/** One handler for each route of a table. A missing one is a compile error. */
export type Handlers<Table extends RouteTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> };

export interface RouteDeps {
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** True if the admin has a second factor, or the configuration does not require one. */
  mayActAsAdmin(this: void, admin: User): Promise<boolean>;
  /** Creates the context of a command or query. */
  createContext<Who extends Actor>(actor: Who, request: FastifyRequest): Ctx<Who>;
  now(): Date;
  /** Throws `unavailable` while the disk is nearly full. */
  requireRoom(): Promise<void>;
  /** Also validates our own responses. Expensive: for tests and development only. */
  readonly checkResponses: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page requests many of them at once. */
    readonly givesPicture?: boolean;
    /** The response lasts until the client disconnects. */
    readonly isOpenEnded?: boolean;
  }
}

/** The route tables of all features, by feature. */
type RouteTables = Readonly<Record<string, RouteTable>>;

/** The handlers of all features. A missing one is a compile error. */
export type AllHandlers<Tables extends RouteTables> = { readonly [Feature in keyof Tables]: Handlers<Tables[Feature]> };

/** Registers all routes. */
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

/**
 * Registers a route that takes a file: the body stays unread until the sender is authorized, and the handler reads it.
 */
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
    // Authorizes before the body is read, so that strangers cannot fill the memory.
    preParsing: async (request, reply) => {
      // Responses are personal: no cache may store them.
      reply.header('cache-control', 'no-store');
      const actor = await authorize(route, () => authenticate(request, deps), deps.now(), deps.mayActAsAdmin);
      if (addsData(route) && !(actor.kind === 'user' && actor.isAdmin)) await deps.requireRoom();
      senders.set(request, actor);
      // Bodies take memory as well as responses, so a request waits for its slot before its body is read.
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
      // The handler streams a file or redirects.
      if (reply.sent || isSentByHandler(route)) return reply;
      reply.status(route.status);
      return route.response === null ? reply.send() : answer;
    },
  });
}

/** The authorized actor of each request, found before the body was read. */
const senders = new WeakMap<FastifyRequest, Actor>();

/** Writes of admins are exempt, so that they can make room. */
function addsData({ method, whenFull }: Route): boolean {
  return (method === 'POST' || method === 'PATCH') && whenFull !== true;
}

async function authenticate(request: FastifyRequest, deps: RouteDeps): Promise<Actor> {
  let userId: string | undefined;
  try {
    const actor = await deps.authenticate(request);
    if (actor.kind === 'user') userId = actor.id;
    return actor;
  } finally {
    if (userId !== undefined) noteUser(request, userId);
    await request.server.clients.identified(request, userId);
  }
}

/** Charges the main-thread time of `work` to the client. */
function charged<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
  const meter = request.server.clients.meterOf(request);
  if (meter === undefined) return work();
  meter.resume();
  return runMetered(meter, work);
}

/** Throws `unsupported_media_type` for a file type that the route does not accept. The JSON parser checks its own. */
function requireMediaType({ consumes }: Route, { body, headers }: FastifyRequest): void {
  if (consumes === undefined || body === undefined) return;
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';', 1);
  const isAccepted = consumes.some((each) => each === type.trim() || each === `${type.split('/', 1)[0] ?? ''}/*`);
  if (isAccepted) return;
  throw new AppError('unsupported_media_type', `Please send the bytes of a file of type ${consumes.join(' or ')}.`);
}

function isSentByHandler({ response, status }: Route): boolean {
  return response === null && status !== 204;
}

const UNSTORABLE_TEXT = 'There is a character in here that cannot be saved';
const TOO_DEEP_TEXT = 'This is nested too deeply';
/** Far deeper than the requests of our pages, and far from the stack limit. */
const NESTED_MAX_LEVELS = 50;

/** Invalid path parameters are 404: no resource has that address. */
function parseParams(route: Route, params: unknown): unknown {
  if (route.params === undefined) return undefined;
  const parsed = route.params.safeParse(params);
  if (!parsed.success) throw new AppError('not_found', ERROR_TEXTS.not_found);
  return parsed.data;
}

/** Parses `part` with the schema. Throws `invalid_input` with a message for each invalid field. */
function parsePart<Schema extends z.ZodType>(schema: Schema | undefined, part: unknown): z.output<Schema> | undefined {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(part === undefined ? {} : part, { error: plainProblem });
  if (!parsed.success) throw invalidInput(parsed.error);
  const unstorable = findUnstorableText(parsed.data);
  if (unstorable !== undefined)
    throw new AppError('invalid_input', UNSTORABLE_TEXT, { fields: { [unstorable.join('.')]: UNSTORABLE_TEXT } });
  return parsed.data;
}

/**
 * The path of the first text that no database can store: with a NUL or a lone surrogate. Throws `invalid_input` for
 * deep nesting, which schemas of any JSON allow.
 */
function findUnstorableText(value: unknown, level = 0): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level > NESTED_MAX_LEVELS) throw new AppError('invalid_input', TOO_DEEP_TEXT);
  for (const [key, part] of Object.entries(value)) {
    const unstorable = findUnstorableText(part, level + 1);
    if (unstorable !== undefined) return [key, ...unstorable];
  }
  return undefined;
}

/** Bounds the error response to a request that is wrong everywhere. */
const REPORTED_FIELDS_MAX = 20;
const REPORTED_FIELD_MAX_CHARACTERS = 100;

function invalidInput(error: z.ZodError): AppError {
  const fields = new Map<string, string>();
  for (const { path, message } of problemsOf(error).slice(0, REPORTED_FIELDS_MAX)) {
    const field = path.slice(0, REPORTED_FIELD_MAX_CHARACTERS) || 'body';
    if (!fields.has(field)) fields.set(field, message);
  }
  const [message = ERROR_TEXTS.invalid_input] = fields.values();
  return new AppError('invalid_input', message, { fields: Object.fromEntries(fields) });
}
