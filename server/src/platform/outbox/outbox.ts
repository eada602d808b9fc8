import type { Generated } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Db, Json, NullableTimestamp, Timestamp } from '../db/tables.ts';
import { toJson } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import type { Secrets } from '../secrets.ts';

export type Channel = 'mail' | 'sms' | 'whatsapp';

/** What a message says, without its form and without its secret. */
export interface MessageBody {
  /** Paragraphs before the secret. */
  readonly lines: readonly string[];
  /** The one thing to do: a button in HTML, an address in text. `{secret}` in `path` is where the secret goes. */
  readonly action?: { readonly label: string; readonly path: string };
  /** The secret is a code to be typed: it stands on a line of its own. */
  readonly showsCode?: boolean;
  /** Paragraphs after it. */
  readonly after?: readonly string[];
}

export interface NewMessage {
  readonly channel: Channel;
  readonly recipient: string;
  /** Whose account it is about; the message goes with it. */
  readonly userId: string | null;
  readonly subject: string;
  readonly body: MessageBody;
  /** A link's token or a code. Kept sealed, and forgotten when it expires or `forgetSecret(of)` says that it was used. */
  readonly secret?: { readonly value: string; readonly expiresAt: Date; readonly of: string };
}

interface OutboxMessagesTable {
  id: string;
  channel: Channel;
  recipient: string;
  user_id: string | null;
  subject: string;
  body: Json<MessageBody>;
  secret_sealed: string | null;
  secret_expires_at: NullableTimestamp;
  secret_of: string | null;
  status: 'kept' | 'waiting' | 'sent' | 'failed';
  attempts: Generated<number>;
  next_attempt_at: NullableTimestamp;
  created_at: Timestamp;
  sent_at: NullableTimestamp;
}

declare module '../db/tables.ts' {
  interface Tables {
    outbox_messages: OutboxMessagesTable;
  }
}

export const SECRET_PURPOSE = 'outbox';

export interface OutboxSettings {
  readonly secrets: Secrets;
  /** The channels by which messages leave; on the others they are kept here for an admin to read. */
  readonly delivers: Readonly<Record<Channel, boolean>>;
  /** Hears that a message waits, or will once its transaction ends. */
  readonly onWaiting?: (() => void) | undefined;
}

/** Messages to people. They are written in the transaction that they tell of, and leave later. */
export class Outbox {
  readonly #settings: OutboxSettings;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
  }

  /** Do messages by this channel reach people by themselves? */
  delivers(channel: Channel): boolean {
    return this.#settings.delivers[channel];
  }

  /** Returns the message's id, the only thing of it that may be logged. */
  async put(db: Db, message: NewMessage, now: Date): Promise<string> {
    const { channel, recipient, userId, subject, body, secret } = message;
    const leaves = this.delivers(channel);
    const id = uuidv7();
    await db
      .insertInto('outbox_messages')
      .values({
        id,
        channel,
        recipient,
        user_id: userId,
        subject,
        body: toJson(body),
        secret_sealed: secret === undefined ? null : this.#settings.secrets.seal(SECRET_PURPOSE, secret.value),
        secret_expires_at: secret?.expiresAt ?? null,
        secret_of: secret?.of ?? null,
        status: leaves ? 'waiting' : 'kept',
        next_attempt_at: leaves ? now : null,
        created_at: now,
      })
      .execute();
    if (leaves) this.#settings.onWaiting?.();
    return id;
  }
}

/** The link or code `of` was used: no message may give it away any more. */
export async function forgetSecret(db: Db, of: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ secret_sealed: null, secret_expires_at: null, secret_of: null })
    .where('secret_of', '=', of)
    .execute();
}

const KEPT_DAYS = 30;

/** Forgets secrets that have expired, and messages older than 30 days. */
export async function purgeOutbox(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ secret_sealed: null, secret_expires_at: null, secret_of: null })
    .where('secret_sealed', 'is not', null)
    .where('secret_expires_at', '<=', now)
    .execute();
  await db
    .deleteFrom('outbox_messages')
    .where('created_at', '<=', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
