import type { z } from 'zod';

import type { ErrorCode } from './errors.ts';

/**
 * Who reaches a route: anyone unasked, anyone (with their session looked at if there is one), a person who is signed in, or
 * such a person who is an admin. Signed in is who has completed the second step, if they have one.
 */
export type Access = 'public' | 'optional' | 'session' | 'admin';

/** How long after proving who one is that proof counts for what asks for a fresh login. */
export const FRESH_LOGIN_MINUTES = 15;

/** Largest bodies in bytes: what guests may send, what signed-in people may, and for routes that say so. */
export const BODY_MAX_BYTES = { guest: 16_384, session: 65_536, long_list: 524_288, whole_recipe: 2_097_152 } as const;

/** What a personal API token may be allowed to do. `worker` is for tokens of admins only: it speaks to models in its own words. */
export const TOKEN_SCOPES = ['recipes:read', 'recipes:write', 'assistant', 'profile:read', 'worker'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * One HTTP route as data. Server and web are both typed from it, and the OpenAPI document is drawn from it.
 * `path` writes its parameters as `{id}`; `response` is null where the answer has no body.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** The scope by which a personal API token reaches this; without one none does. */
  readonly scope?: TokenScope;
  /** So does a token of a worker. */
  readonly workers?: true;
  /** Who has done only the first of two steps of signing in reaches this as well. */
  readonly aal1?: true;
  /** Asks for a session in which the person proved who they are not long ago. */
  readonly fresh?: true;
  /** Reading it costs money, so that no other site may have a browser do it. */
  readonly costs?: true;
  /** Goes on for everybody while the disk is nearly full: it signs in or out, removes something, or keeps nothing. */
  readonly whenFull?: true;
  /** Its answer may hold all that a person has: each of them gets one at a time. */
  readonly bulk?: true;
  /** Guests get an answer as large as a recipe. */
  readonly large?: true;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The media types of a body that is a file instead of JSON; then there is no `body`, and the handler reads the bytes. */
  readonly consumes?: readonly `${string}/${string}`[];
  readonly status: 200 | 201 | 204 | 302;
  readonly response: z.ZodType | null;
  /** The media type of an answer that is a file instead of JSON; then `response` is null. */
  readonly produces?: 'application/zip' | 'image/*';
  /** What the answer is a stream of, one by one as they happen, for who asks for `text/event-stream`; there is no other where `response` is null. */
  readonly events?: z.ZodType;
  /** Largest body in bytes, where a body that fits the schema may have more than `BODY_MAX_BYTES` says. */
  readonly bodyLimitBytes?: number;
  /** The codes this route adds to those that any route can answer with. */
  readonly errors: readonly ErrorCode[];
}

/** A feature's routes by name. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Largest body of a route in bytes. */
export function maxBodyBytes({ access, bodyLimitBytes }: Route): number {
  const isForGuests = access === 'public' || access === 'optional';
  return bodyLimitBytes ?? BODY_MAX_BYTES[isForGuests ? 'guest' : 'session'];
}

/** Keeps the literal types of a table while checking its shape. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}

type Parsed<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.output<R[Part]>
  : undefined;

type Sent<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? { readonly [K in Part]: z.input<R[Part]> }
  : unknown;

/** What a handler receives, already parsed. */
export interface RouteInput<R extends Route> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
}

/** What a caller must give. */
export type RouteRequest<R extends Route> = Sent<R, 'params'> & Sent<R, 'query'> & Sent<R, 'body'>;

/** What a route answers. */
export type RouteResponse<R extends Route> = R['response'] extends z.ZodType ? z.output<R['response']> : undefined;

/** What a route tells, one by one, to who asks for a stream. */
export type RouteEvent<R extends Route> = R['events'] extends z.ZodType ? z.output<R['events']> : never;
