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

/** One sign-in of a person, in one browser or one program. */
export interface PersonSession {
  readonly id: string;
  readonly aal: 'aal1' | 'aal2';
  readonly expiresAt: Date;
  /** When its last use was written down. */
  readonly updatedAt: Date;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
}

/** Someone we know. */
export interface Person {
  readonly kind: 'person';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** They have a verified factor, so one step is not enough to be signed in. */
  readonly hasFactor: boolean;
  /** Undefined where a personal API token acts for them. */
  readonly session: PersonSession | undefined;
  /** What that token may do. */
  readonly scopes: readonly TokenScope[] | undefined;
}

/** A person who acts in a session of theirs, not through an API token. */
export type SignedInPerson = Person & { readonly session: PersonSession };

export interface Visitor {
  readonly kind: 'visitor';
}

/** Who acts. */
export type Actor = Person | Visitor;

export const VISITOR: Visitor = { kind: 'visitor' };

/** What a business action runs in: who acts, when, and on which database. */
export interface Ctx<Who extends Actor = Person> {
  readonly actor: Who;
  readonly now: Date;
  readonly db: Kysely<Tables>;
  /** For reads that may take long. */
  readonly reader: Kysely<Tables>;
  readonly lookups: LookupDb;
  readonly databaseKind: DatabaseKind;
  /** How much one person may store. */
  readonly quotas: Quotas;
  /** Where the request came from, as limits count it: an IPv4 address or the network of an IPv6 one. */
  readonly address: string;
  readonly secrets: Secrets;
  readonly outbox: Outbox;
  readonly events: EventPublisher;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
