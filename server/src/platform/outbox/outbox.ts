import type { Generated } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Db, Json, NullableTimestamp, Timestamp } from '../db/tables.ts';
import { toJson } from '../db/tables.ts';
import { DAY_MS } from '../durations.ts';
import type { Secrets } from '../secrets.ts';

export type Channel = 'mail' | 'sms' | 'whatsapp';

/** The text of a message, without markup and without its secret. */
export interface MessageBody {
  /** Paragraphs before the secret. */
  readonly lines: readonly string[];
  /** A button in HTML, a URL in plain text. `{secret}` in `path` is replaced by the secret. */
  readonly action?: { readonly label: string; readonly path: string };
  /** True when the secret is a code to type, shown on a line of its own. */
  readonly showsCode?: boolean;
  /** Paragraphs after the secret. */
  readonly after?: readonly string[];
}

export interface NewMessage {
  readonly channel: Channel;
  readonly recipient: string;
  /** The account that the message is about; deleting it deletes the message. */
  readonly userId: string | null;
  readonly subject: string;
  readonly body: MessageBody;
  /** The token of a link, or a code. Stored sealed; cleared when it expires or `forgetSecret(of)` reports its use. */
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
  /** The configured channels. Messages of the others are only stored, for an admin to read. */
  readonly delivers: Readonly<Record<Channel, boolean>>;
  /** Called for each message that waits, before its transaction ends. */
  readonly onWaiting?: (() => void) | undefined;
}

/** Transactional outbox: a message is stored in the transaction of the change that it reports, and delivered later. */
export class Outbox {
  readonly #settings: OutboxSettings;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
  }

  /** True when messages of this channel are delivered, not only stored. */
  delivers(channel: Channel): boolean {
    return this.#settings.delivers[channel];
  }

  /** Stores a message. Returns its id, the only part of it that may be logged. */
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

/** Clears the link or code `of` in all messages, once it was used. */
export async function forgetSecret(db: Db, of: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ secret_sealed: null, secret_expires_at: null, secret_of: null })
    .where('secret_of', '=', of)
    .execute();
}

const RETENTION_DAYS = 30;

/** Clears expired secrets, and deletes messages older than 30 days. */
export async function purgeOutbox(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set({ secret_sealed: null, secret_expires_at: null, secret_of: null })
    .where('secret_sealed', 'is not', null)
    .where('secret_expires_at', '<=', now)
    .execute();
  await db
    .deleteFrom('outbox_messages')
    .where('created_at', '<=', new Date(now.getTime() - RETENTION_DAYS * DAY_MS))
    .execute();
}
