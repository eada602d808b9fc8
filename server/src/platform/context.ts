import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { LookupDb } from './db/lookup.ts';
import type { DatabaseKind } from './db/open.ts';
import type { Tables } from './db/tables.ts';

/** Someone with a valid session. */
export interface Person {
  readonly kind: 'person';
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly sessionExpiresAt: Date;
  readonly sessionUpdatedAt: Date;
}

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
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
