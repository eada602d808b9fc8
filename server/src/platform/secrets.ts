import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/** What cannot be opened was sealed with another key, for another purpose, or changed since. */
export class UnsealError extends Error {
  constructor(purpose: string) {
    super(`What was sealed as ${purpose} cannot be opened with this SECRET_KEY`);
    this.name = 'UnsealError';
  }
}

/**
 * Encrypts and signs with keys derived from the secret key (HKDF-SHA-256), one for each purpose. A sealed text is AES-256-GCM
 * under a fresh nonce: `v1.` and base64url of nonce, tag and ciphertext. During a key rotation `previous` keys still open and
 * verify; only the current key seals and signs.
 */
export class Secrets {
  readonly #secretKeys: readonly [string, ...string[]];
  readonly #derived = new Map<string, Buffer>();

  constructor(current: string, previous: readonly string[] = []) {
    this.#secretKeys = [current, ...previous];
  }

  /** True while a rotation is under way: what a previous key sealed or signed is accepted. */
  get hasPrevious(): boolean {
    return this.#secretKeys.length > 1;
  }

  /** `purpose` is a fixed word of ours, such as "totp"; a text sealed under one opens under no other. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#keyFor(this.#secretKeys[0], `seal ${purpose}`), nonce);
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
  }

  /** Throws UnsealError. */
  open(purpose: string, sealed: string): string {
    for (const secretKey of this.#secretKeys) {
      const text = this.#openWith(secretKey, purpose, sealed);
      if (text !== undefined) return text;
    }
    throw new UnsealError(purpose);
  }

  /** The text of what a previous key sealed; undefined where the current key opens it already, or none does. */
  openWithPrevious(purpose: string, sealed: string): string | undefined {
    const [current, ...previous] = this.#secretKeys;
    if (this.#openWith(current, purpose, sealed) !== undefined) return undefined;
    return previous.map((key) => this.#openWith(key, purpose, sealed)).find((text) => text !== undefined);
  }

  /** A keyed digest (HMAC-SHA-256, base64url) for what is short enough to be guessed from a plain one. */
  digest(purpose: string, text: string): string {
    return this.#digestWith(this.#secretKeys[0], purpose, text);
  }

  /** The digests of `text` under every accepted key, the current one first: for lookups of what is stored. */
  digests(purpose: string, text: string): readonly [string, ...string[]] {
    const [, ...previous] = this.#secretKeys;
    return [this.digest(purpose, text), ...previous.map((key) => this.#digestWith(key, purpose, text))];
  }

  /** Signs a session token: HMAC-SHA-256 with the secret key itself, in base64, as better-auth does. */
  sign(token: string): string {
    return signWith(this.#secretKeys[0], token);
  }

  /** Compares in constant time, as text: several base64 texts decode to the same bytes. */
  isSignedBy(token: string, signature: string): boolean {
    return this.#secretKeys.some((key) => isSame(signature, signWith(key, token)));
  }

  #openWith(secretKey: string, purpose: string, sealed: string): string | undefined {
    const [version, data = ''] = sealed.split('.', 2);
    if (version !== VERSION) return undefined;
    const bytes = Buffer.from(data, 'base64url');
    try {
      const nonce = bytes.subarray(0, NONCE_BYTES);
      // Without the length a tag cut to four bytes would do, which can be guessed.
      const decipher = createDecipheriv(ALGORITHM, this.#keyFor(secretKey, `seal ${purpose}`), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }

  #digestWith(secretKey: string, purpose: string, text: string): string {
    return createHmac('sha256', this.#keyFor(secretKey, `digest ${purpose}`))
      .update(text)
      .digest('base64url');
  }

  #keyFor(secretKey: string, purpose: string): Buffer {
    const name = `${this.#secretKeys.indexOf(secretKey)} ${purpose}`;
    const known = this.#derived.get(name);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', secretKey, 'larder', purpose, KEY_BYTES));
    this.#derived.set(name, key);
    return key;
  }
}

/** Compares two texts in constant time. Their lengths may become known. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function signWith(secretKey: string, token: string): string {
  return createHmac('sha256', secretKey).update(token).digest('base64');
}

/** A token that nobody guesses: 256 random bits in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token of that kind is kept. It is too random to be found from its plain digest. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
