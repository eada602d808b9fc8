import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import { v7 as uuidv7 } from 'uuid';

import { TOKEN_LIMITS } from '@larder/contract/tokens';

import { type Db, toJson } from '#platform/db/tables.ts';
import { DAY_MS, MINUTE_MS } from '#platform/durations.ts';
import { type Secrets, UnsealError } from '#platform/secrets.ts';

export const SIGNING_ALGORITHM = 'ES256';
/** Maximum difference between the clocks of two machines. */
export const CLOCK_SKEW_MS = MINUTE_MS;

/** Age at which a key gets a successor. */
const ROTATION_INTERVAL_MS = 30 * DAY_MS;
/** A new key is published for this time before it signs, so that every cached key set contains it. */
const PUBLICATION_LEAD_MS = 60 * MINUTE_MS;
/** A key stays published until its last token has expired. */
const PUBLISHED_FOR_MS =
  ROTATION_INTERVAL_MS + PUBLICATION_LEAD_MS + TOKEN_LIMITS.access_token_minutes * MINUTE_MS + CLOCK_SKEW_MS;

const SEAL_PURPOSE = 'signing-key';
/** How long keys are cached. */
const CACHE_TTL_MS = MINUTE_MS;
/** Minimum interval between two reads for unknown key ids: anyone can send a made-up id. */
const UNKNOWN_KEY_READ_INTERVAL_MS = 5_000;

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

/** A public key in JWKS format. */
export interface PublishedKey extends PublicJwk {
  readonly kid: string;
  readonly alg: string;
  readonly use: 'sig';
}

/**
 * The keys that sign access tokens, shared by all instances and created on first use. Concurrent instances may each
 * create one; all are published and accepted. None of it may run inside a transaction.
 */
export class SigningKeys {
  readonly #db: Db;
  readonly #secrets: Secrets;
  #keys: readonly SigningKey[] = [];
  #readAtMs = Number.NEGATIVE_INFINITY;
  #unknownKeyReadAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #creating: Promise<void> | undefined;

  constructor(db: Db, secrets: Secrets) {
    this.#db = db;
    this.#secrets = secrets;
  }

  /** Returns the key that signs now. */
  async getCurrent(now: Date): Promise<Pick<SigningKey, 'id' | 'privateKey'>> {
    await this.#readIfOld(now);
    // Another instance may have created the successor a moment ago.
    if (!this.#hasSuccessor(now)) await this.#readOnce(now);
    if (!this.#hasSuccessor(now)) await this.#createOnce(now);
    const key = chooseCurrent(this.#keys, now);
    if (key === undefined) throw new Error('The signing key just created is missing');
    return key;
  }

  /** Returns whether there are any keys, and the one with this id. */
  async find(
    id: string | undefined,
    now: Date,
  ): Promise<{ readonly any: boolean; readonly key: CryptoKey | undefined }> {
    await this.#readIfOld(now);
    const known = this.#findPublished(id, now);
    if (known === undefined) await this.#readForUnknownKey(now);
    const key = known ?? this.#findPublished(id, now);
    return { any: this.#listPublished(now).length > 0, key: key?.publicKey };
  }

  /** Returns all keys that verify tokens, at least one. */
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
    return this.#keys.some(({ createdAt }) => now.getTime() - createdAt.getTime() < ROTATION_INTERVAL_MS);
  }

  async #readIfOld(now: Date): Promise<void> {
    if (now.getTime() - this.#readAtMs >= CACHE_TTL_MS) await this.#readOnce(now);
  }

  async #readForUnknownKey(now: Date): Promise<void> {
    if (now.getTime() - this.#unknownKeyReadAtMs >= UNKNOWN_KEY_READ_INTERVAL_MS) {
      this.#unknownKeyReadAtMs = now.getTime();
      await this.#readOnce(now);
    }
    // A concurrent caller waits for the read of the first one.
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

  /** Returns undefined for a key sealed with another secret key: changing SECRET_KEY invalidates all tokens. */
  async #open(row: {
    readonly id: string;
    readonly private_jwk_sealed: string;
    readonly created_at: Date;
    readonly expires_at: Date;
  }): Promise<SigningKey | undefined> {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what opens was sealed by #create
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

  async #createOnce(now: Date): Promise<void> {
    this.#creating ??= this.#create(now).finally(() => {
      this.#creating = undefined;
    });
    await this.#creating;
  }

  async #create(now: Date): Promise<void> {
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
    // A read that started before the insert does not contain the new key.
    await this.#reading;
    await this.#read(now);
  }
}

/** Lists each member explicitly, so that no private member can leak. */
function toPublic({ crv, x, y }: PublicJwk): PublicJwk {
  return { kty: 'EC', crv, x, y };
}

/**
 * Returns the newest key that has been published long enough. Without one, such as at the first start, the newest key
 * signs at once.
 */
function chooseCurrent(keys: readonly SigningKey[], now: Date): SigningKey | undefined {
  const age = ({ createdAt }: SigningKey) => now.getTime() - createdAt.getTime();
  const usable = keys
    .filter((key) => age(key) < ROTATION_INTERVAL_MS + PUBLICATION_LEAD_MS)
    .toSorted((one, other) => age(one) - age(other) || (one.id < other.id ? 1 : -1));
  return usable.find((key) => age(key) >= PUBLICATION_LEAD_MS) ?? usable[0];
}
