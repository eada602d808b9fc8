import type { z } from 'zod';

import type { ErrorCode } from './errors.ts';

/**
 * Who may call a route: anyone; anyone, with the session read if there is one; a signed-in user; an admin. A user with a
 * second factor counts as signed in only once it is verified.
 */
export type Access = 'public' | 'optional' | 'session' | 'admin';

/** How long a login counts as fresh. */
export const FRESH_LOGIN_MINUTES = 15;

/** Maximum request bodies in bytes: the defaults for guests and signed-in users, and larger ones that a route may choose. */
export const BODY_MAX_BYTES = { guest: 16_384, session: 65_536, long_list: 524_288, whole_recipe: 2_097_152 } as const;

/** Scopes of a personal API token. `worker` is for admins only: it sends its own prompts to the models. */
export const TOKEN_SCOPES = ['recipes:read', 'recipes:write', 'assistant', 'profile:read', 'worker'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * One HTTP route as data. Server, web and the OpenAPI document are derived from it. Path parameters are written `{id}`;
 * `response` is null for an empty body.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** The scope a personal API token needs; without it no such token is accepted. */
  readonly scope?: TokenScope;
  /** Tokens with the scope `worker` are accepted too. */
  readonly workers?: true;
  /** Also accepts a session whose second factor is not verified yet. */
  readonly aal1?: true;
  /** Requires a fresh login (`FRESH_LOGIN_MINUTES`). */
  readonly fresh?: true;
  /** A GET that costs money: refused across sites, as a write is (CSRF). */
  readonly costs?: true;
  /** Allowed while the disk is nearly full: it signs in or out, deletes something, or stores nothing. */
  readonly whenFull?: true;
  /** The response may contain all of a user's data: one request per user at a time. */
  readonly bulk?: true;
  /** The response to a guest may be as large as a recipe. */
  readonly large?: true;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Media types of a body that is a file instead of JSON. `body` is then absent, and the handler reads the bytes. */
  readonly consumes?: readonly `${string}/${string}`[];
  readonly status: 200 | 201 | 204 | 302;
  readonly response: z.ZodType | null;
  /** Media type of a response that is a file instead of JSON; `response` is then null. */
  readonly produces?: 'application/zip' | 'image/*' | '*/*';
  /** The events streamed to a caller that accepts `text/event-stream`. The only response if `response` is null. */
  readonly events?: z.ZodType;
  /** Maximum body in bytes, for a schema that allows more than the default of `BODY_MAX_BYTES`. */
  readonly bodyLimitBytes?: number;
  /** Error codes beyond those that every route may return. */
  readonly errors: readonly ErrorCode[];
}

/** A feature's routes by name. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Maximum request body of a route in bytes. */
export function maxBodyBytes({ access, bodyLimitBytes }: Route): number {
  const isForGuests = access === 'public' || access === 'optional';
  return bodyLimitBytes ?? BODY_MAX_BYTES[isForGuests ? 'guest' : 'session'];
}

/** Checks a table's shape and preserves its literal types. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}

type Parsed<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? z.output<R[Part]>
  : undefined;

type Sent<R extends Route, Part extends 'params' | 'query' | 'body'> = R[Part] extends z.ZodType
  ? { readonly [K in Part]: z.input<R[Part]> }
  : unknown;

/** The parsed input of a handler. */
export interface RouteInput<R extends Route> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
}

/** The request as a caller sends it, before parsing. */
export type RouteRequest<R extends Route> = Sent<R, 'params'> & Sent<R, 'query'> & Sent<R, 'body'>;

/** The JSON response of a route; undefined if it has none. */
export type RouteResponse<R extends Route> = R['response'] extends z.ZodType ? z.output<R['response']> : undefined;

/** One event of a route's stream. */
export type RouteEvent<R extends Route> = R['events'] extends z.ZodType ? z.output<R['events']> : never;
