import { type Kysely, sql } from 'kysely';

import type { SchemaStep } from '#platform/db/migrate.ts';
import type { DatabaseKind } from '#platform/db/open.ts';

/** Account security: session levels, factors, keys, tokens, mail, audit log, admins. */
export const trust: SchemaStep = {
  async up(db, kind) {
    await extendAccounts(db);
    await createProofs(db);
    await createTokens(db);
    await createOutbox(db);
    await createLogs(db);
    await keepAdminsInStep(db, kind);
  },
};

async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function extendAccounts(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `drop table verifications`,
    `alter table users add column disabled_at timestamptz`,
    `alter table sessions add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2'))`,
    // When the person last proved their identity. Older sessions only know when they began.
    `alter table sessions add column authenticated_at timestamptz`,
    `update sessions set authenticated_at = created_at`,
    `drop index sessions_user_id`,
    `create index sessions_user_id on sessions (user_id, updated_at desc, id desc)`,
    `create index users_newest on users (created_at desc, id desc)`,
    // Links in mails and codes by phone. Used ones are retained for a while, to be recognized.
    `create table mail_links (
      id uuid primary key,
      purpose text not null check (purpose in ('confirm_email', 'reset_password', 'change_email')),
      token_hash text not null unique,
      user_id uuid not null references users (id) on delete cascade,
      email text not null check (length(email) between 3 and 254),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index mail_links_user_id on mail_links (user_id, purpose)`,
    `create index mail_links_expires_at on mail_links (expires_at)`,
  );
}

async function createProofs(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table auth_factors add column secret_sealed text`,
    // The time step of the last accepted code, so that no code is accepted twice.
    `alter table auth_factors add column last_used_step bigint`,
    `create index auth_factors_status on auth_factors (status, created_at)`,
    `create table factor_challenges (
      id uuid primary key,
      factor_id uuid not null references auth_factors (id) on delete cascade,
      session_id uuid not null references sessions (id) on delete cascade,
      channel text check (channel in ('sms', 'whatsapp')),
      code_hash text,
      attempts integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index factor_challenges_factor_id on factor_challenges (factor_id)`,
    `create index factor_challenges_session_id on factor_challenges (session_id)`,
    `create index factor_challenges_expires_at on factor_challenges (expires_at)`,
    `create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_hash text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`,
    `create table passkeys (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null check (length(name) between 1 and 80),
      created_at timestamptz not null,
      last_used_at timestamptz
    )`,
    `create index passkeys_user_id on passkeys (user_id, created_at desc, id desc)`,
    // What the second request of a ceremony must match: a passkey's challenge, the state of an OpenID login.
    `create table ceremonies (
      id uuid primary key,
      kind text not null check (kind in ('passkey_registration', 'passkey_login', 'openid_login')),
      user_id uuid references users (id) on delete cascade,
      payload_sealed text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index ceremonies_user_id on ceremonies (user_id)`,
    `create index ceremonies_expires_at on ceremonies (expires_at)`,
  );
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table signing_keys (
      id uuid primary key,
      algorithm text not null,
      public_jwk jsonb not null,
      private_jwk_sealed text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index signing_keys_expires_at on signing_keys (expires_at)`,
    `create table refresh_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    `create index refresh_tokens_session_id on refresh_tokens (session_id)`,
    `create index refresh_tokens_expires_at on refresh_tokens (expires_at)`,
    `create table api_tokens (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (length(name) between 1 and 80),
      token_hash text not null unique,
      scopes jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz
    )`,
    `create index api_tokens_user_id on api_tokens (user_id, created_at desc, id desc)`,
    `create index api_tokens_expires_at on api_tokens (expires_at) where expires_at is not null`,
  );
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `create table outbox_messages (
      id uuid primary key,
      channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
      recipient text not null check (length(recipient) <= 254),
      user_id uuid references users (id) on delete cascade,
      subject text not null check (length(subject) <= 200),
      body jsonb not null,
      secret_sealed text,
      secret_expires_at timestamptz,
      secret_of uuid,
      status text not null check (status in ('kept', 'waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      next_attempt_at timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz
    )`,
    `create index outbox_messages_newest on outbox_messages (created_at desc, id desc)`,
    `create index outbox_messages_waiting on outbox_messages (next_attempt_at) where status = 'waiting'`,
    `create index outbox_messages_secrets on outbox_messages (secret_expires_at) where secret_sealed is not null`,
    `create index outbox_messages_user_id on outbox_messages (user_id)`,
    `create index outbox_messages_secret_of on outbox_messages (secret_of) where secret_of is not null`,
  );
}

async function createLogs(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // The audit log outlives people: it contains their ids without foreign keys.
    `create table audit_log (
      id uuid primary key,
      at timestamptz not null,
      action text not null check (length(action) <= 80),
      actor_id uuid,
      subject_id uuid,
      address text,
      details jsonb not null
    )`,
    `create index audit_log_newest on audit_log (at desc, id desc)`,
    `create index audit_log_actor_id on audit_log (actor_id, at desc)`,
    `create index audit_log_subject_id on audit_log (subject_id, at desc)`,
    `create table error_log (
      id uuid primary key,
      at timestamptz not null,
      request_id text not null,
      method text not null,
      route text not null,
      status integer not null,
      message text not null
    )`,
    `create index error_log_newest on error_log (at desc, id desc)`,
  );
}

/** Triggers derive `users.is_admin` from `admin_users` and block other changes. */
async function keepAdminsInStep(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await run(db, `update users set is_admin = exists (select 1 from admin_users where admin_users.id = users.id)`);
  if (kind === 'sqlite') {
    await run(
      db,
      `create trigger admin_users_added after insert on admin_users begin
        update users set is_admin = 1 where id = new.id;
      end`,
      `create trigger admin_users_removed after delete on admin_users begin
        update users set is_admin = 0 where id = old.id;
      end`,
      `create trigger admin_users_renamed before update on admin_users begin
        select raise(abort, 'admin_users rows are added and removed, never changed');
      end`,
      `create trigger users_is_admin_changed before update of is_admin on users
        when new.is_admin <> exists (select 1 from admin_users where admin_users.id = new.id) begin
        select raise(abort, 'users.is_admin follows admin_users');
      end`,
      `create trigger users_is_admin_given before insert on users when new.is_admin <> 0 begin
        select raise(abort, 'users.is_admin follows admin_users');
      end`,
    );
    return;
  }
  await run(
    db,
    `create function follow_admin_users() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then update users set is_admin = true where id = new.id;
      elsif tg_op = 'DELETE' then update users set is_admin = false where id = old.id;
      else raise exception 'admin_users rows are added and removed, never changed';
      end if;
      return null;
    end $$`,
    `create trigger admin_users_follow after insert or update or delete on admin_users
      for each row execute function follow_admin_users()`,
    `create function guard_is_admin() returns trigger language plpgsql as $$ begin
      if new.is_admin <> exists (select 1 from admin_users where admin_users.id = new.id) then
        raise exception 'users.is_admin follows admin_users';
      end if;
      return new;
    end $$`,
    `create trigger users_is_admin_guard before insert or update of is_admin on users
      for each row execute function guard_is_admin()`,
  );
}
