import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { TokenScope } from '@larder/contract/route';

import type { Quotas } from './config/quota-variables.ts';
import type { LookupDb } from './db/lookup.ts';
import type { DatabaseKind } from './db/open.ts';
import type { Tables } from './db/tables.ts';
import type { EventPublisher } from './live/notice.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Secrets } from './secrets.ts';

/** One sign-in of a user, in one browser or program. */
export interface UserSession {
  readonly id: string;
  readonly aal: 'aal1' | 'aal2';
  readonly expiresAt: Date;
  /** When its last use was recorded. */
  readonly updatedAt: Date;
  /** When the user last proved their identity. */
  readonly authenticatedAt: Date;
}

/** An authenticated user. */
export interface User {
  readonly kind: 'user';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** True if the user has a verified second factor, so that a password alone does not sign in. */
  readonly hasFactor: boolean;
  /** Undefined for requests with a personal API token. */
  readonly session: UserSession | undefined;
  /** The scopes of that token. */
  readonly scopes: readonly TokenScope[] | undefined;
}

/** A user in a session, not behind an API token. */
export type SignedInUser = User & { readonly session: UserSession };

export interface Visitor {
  readonly kind: 'visitor';
}

export type Actor = User | Visitor;

export const VISITOR: Visitor = { kind: 'visitor' };

/** The context of a command or query: the actor, the time and the database. */
export interface Ctx<Who extends Actor = User> {
  readonly actor: Who;
  readonly now: Date;
  readonly db: Kysely<Tables>;
  /** For reads that may take long. */
  readonly reader: Kysely<Tables>;
  readonly lookups: LookupDb;
  readonly databaseKind: DatabaseKind;
  /** How much one user may store. */
  readonly quotas: Quotas;
  /** The key of rate limits: the IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  readonly secrets: Secrets;
  readonly outbox: Outbox;
  readonly events: EventPublisher;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
