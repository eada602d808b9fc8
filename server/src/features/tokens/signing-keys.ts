import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import { v7 as uuidv7 } from 'uuid';

import { TOKEN_LIMITS } from '@larder/contract/tokens';

import { type Db, toJson } from '#platform/db/tables.ts';
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';
import { type Secrets, UnsealError } from '#platform/secrets.ts';

export const SIGNING_ALGORITHM = 'ES256';
/** How far the clocks of two machines may be apart. */
export const CLOCK_SKEW_MS = MINUTE_MS;

/** A key is this old when its successor is made… */
const SIGNS_FOR_MS = 30 * DAY_MS;
/** …which signs only when it has been published this long, so that everyone who keeps a copy of the keys has it. */
const PUBLISHED_AHEAD_MS = 60 * MINUTE_MS;
/** The last token that a key signed can still be checked. */
const PUBLISHED_FOR_MS =
  SIGNS_FOR_MS + PUBLISHED_AHEAD_MS + TOKEN_LIMITS.access_token_minutes * MINUTE_MS + CLOCK_SKEW_MS;

const SEAL_PURPOSE = 'signing-key';
/** Keys are read again when they were read so long ago… */
const REREAD_MS = MINUTE_MS;
/** …or when one is missed, but for that not more often than this: anybody can name a key that does not exist. */
const REREAD_FOR_MISSED_MS = 5_000;

interface PublicJwk {
  readonly kty: 'EC';
  readonly crv: string;
  readonly x: string;
  readonly y: string;
}

interface PrivateJwk extends PublicJwk {
  readonly d: string;
}

interface SigningKey {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly publicJwk: PublicJwk;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

/** A public key as others may know it. */
export interface PublishedKey extends PublicJwk {
  readonly kid: string;
  readonly alg: string;
  readonly use: 'sig';
}

/**
 * The keys that access tokens are signed with, the same for all instances. They are made when they are first needed;
 * where several instances do so at once, all of theirs are published, and whichever signs, every instance believes it.
 * None of it may run inside a transaction.
 */
export class SigningKeys {
  readonly #db: Db;
  readonly #secrets: Secrets;
  #keys: readonly SigningKey[] = [];
  #readAtMs = Number.NEGATIVE_INFINITY;
  #missedAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #making: Promise<void> | undefined;

  constructor(db: Db, secrets: Secrets) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** The key to sign with now. */
  async getCurrent(now: Date): Promise<Pick<SigningKey, 'id' | 'privateKey'>> {
    await this.#readIfOld(now);
    // Another instance may have made the successor a moment ago.
    if (!this.#hasSuccessor(now)) await this.#readOnce(now);
    if (!this.#hasSuccessor(now)) await this.#makeOnce(now);
    const key = chooseCurrent(this.#keys, now);
    if (key === undefined) throw new Error('A signing key that was just made is not there');
    return key;
  }

  /** Are there any keys, and which of them is `id`? */
  async find(
    id: string | undefined,
    now: Date,
  ): Promise<{ readonly any: boolean; readonly key: CryptoKey | undefined }> {
    await this.#readIfOld(now);
    const known = this.#findPublished(id, now);
    if (known === undefined) await this.#readForMissed(now);
    const key = known ?? this.#findPublished(id, now);
    return { any: this.#listPublished(now).length > 0, key: key?.publicKey };
  }

  /** All keys by which tokens can be checked: never none. */
  async listPublic(now: Date): Promise<PublishedKey[]> {
    await this.#readIfOld(now);
    if (chooseCurrent(this.#keys, now) === undefined) await this.getCurrent(now);
    return this.#listPublished(now).map(({ id, publicJwk }) => ({
      ...publicJwk,
      kid: id,
      alg: SIGNING_ALGORITHM,
      use: 'sig',
    }));
  }

  #listPublished(now: Date): SigningKey[] {
    return this.#keys.filter(({ expiresAt }) => expiresAt > now);
  }

  #findPublished(id: string | undefined, now: Date): SigningKey | undefined {
    return this.#listPublished(now).find((key) => key.id === id);
  }

  #hasSuccessor(now: Date): boolean {
    return this.#keys.some(({ createdAt }) => now.getTime() - createdAt.getTime() < SIGNS_FOR_MS);
  }

  async #readIfOld(now: Date): Promise<void> {
    if (now.getTime() - this.#readAtMs >= REREAD_MS) await this.#readOnce(now);
  }

  async #readForMissed(now: Date): Promise<void> {
    if (now.getTime() - this.#missedAtMs >= REREAD_FOR_MISSED_MS) {
      this.#missedAtMs = now.getTime();
      await this.#readOnce(now);
    }
    // One who comes a moment later waits for what the first one reads.
    await this.#reading;
  }

  async #readOnce(now: Date): Promise<void> {
    this.#reading ??= this.#read(now).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  async #read(now: Date): Promise<void> {
    const rows = await this.#db
      .selectFrom('signing_keys')
      .select(['id', 'private_jwk_sealed', 'created_at', 'expires_at'])
      .where('expires_at', '>', now)
      .where('algorithm', '=', SIGNING_ALGORITHM)
      .execute();
    const known = new Map(this.#keys.map((key) => [key.id, key]));
    const keys = await Promise.all(rows.map(async (row) => known.get(row.id) ?? this.#open(row)));
    this.#keys = keys.filter((key) => key !== undefined);
    this.#readAtMs = now.getTime();
  }

  /** Undefined for one sealed with another secret key: who changed that wants nothing believed that came before. */
  async #open(row: {
    readonly id: string;
    readonly private_jwk_sealed: string;
    readonly created_at: Date;
    readonly expires_at: Date;
  }): Promise<SigningKey | undefined> {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what opens was sealed by #make
      const jwk = JSON.parse(this.#secrets.open(SEAL_PURPOSE, row.private_jwk_sealed)) as PrivateJwk;
      const publicJwk = toPublic(jwk);
      const [publicKey, privateKey] = await Promise.all([
        importJWK(publicJwk, SIGNING_ALGORITHM),
        importJWK(jwk, SIGNING_ALGORITHM),
      ]);
      return { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at, publicJwk, publicKey, privateKey };
    } catch (error) {
      if (error instanceof UnsealError) return undefined;
      throw error;
    }
  }

  async #makeOnce(now: Date): Promise<void> {
    this.#making ??= this.#make(now).finally(() => {
      this.#making = undefined;
    });
    await this.#making;
  }

  async #make(now: Date): Promise<void> {
    const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of ES256 is one on an elliptic curve
    const jwk = (await exportJWK(privateKey)) as PrivateJwk;
    await this.#db
      .insertInto('signing_keys')
      .values({
        id: uuidv7(),
        algorithm: SIGNING_ALGORITHM,
        public_jwk: toJson(toPublic(jwk)),
        private_jwk_sealed: this.#secrets.seal(SEAL_PURPOSE, JSON.stringify(jwk)),
        created_at: now,
        expires_at: new Date(now.getTime() + PUBLISHED_FOR_MS),
      })
      .execute();
    // A read that began before knows nothing of it.
    await this.#reading;
    await this.#read(now);
  }
}

/** Named one by one: no private member gets out by being forgotten. */
function toPublic({ crv, x, y }: PublicJwk): PublicJwk {
  return { kty: 'EC', crv, x, y };
}

/** The newest that has been published long enough; on a fresh machine there is none yet, and the newest signs at once. */
function chooseCurrent(keys: readonly SigningKey[], now: Date): SigningKey | undefined {
  const age = ({ createdAt }: SigningKey) => now.getTime() - createdAt.getTime();
  const usable = keys
    .filter((key) => age(key) < SIGNS_FOR_MS + PUBLISHED_AHEAD_MS)
    .toSorted((one, other) => age(one) - age(other) || (one.id < other.id ? 1 : -1));
  return usable.find((key) => age(key) >= PUBLISHED_AHEAD_MS) ?? usable[0];
}
