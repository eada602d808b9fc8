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

/** The sealed text was sealed with another key or for another purpose, or was tampered with. */
export class UnsealError extends Error {
  constructor(purpose: string) {
    super(`A text sealed for ${purpose} cannot be opened with this SECRET_KEY`);
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

  /** True during a key rotation. */
  get hasPrevious(): boolean {
    return this.#secretKeys.length > 1;
  }

  /** Encrypts `text`. `purpose` is a constant, such as "totp"; the text can only be opened for the same purpose. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#keyFor(this.#secretKeys[0], `seal ${purpose}`), nonce);
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
  }

  /** Decrypts. Throws UnsealError. */
  open(purpose: string, sealed: string): string {
    for (const secretKey of this.#secretKeys) {
      const text = this.#openWith(secretKey, purpose, sealed);
      if (text !== undefined) return text;
    }
    throw new UnsealError(purpose);
  }

  /** Returns the text if only a previous key opens it; undefined if the current key does, or none. */
  openWithPrevious(purpose: string, sealed: string): string | undefined {
    const [current, ...previous] = this.#secretKeys;
    if (this.#openWith(current, purpose, sealed) !== undefined) return undefined;
    return previous.map((key) => this.#openWith(key, purpose, sealed)).find((text) => text !== undefined);
  }

  /** A keyed digest (HMAC-SHA-256, base64url), for texts with too little entropy for a plain one. */
  digest(purpose: string, text: string): string {
    return this.#digestWith(this.#secretKeys[0], purpose, text);
  }

  /** The digests of `text` under every accepted key, the current one first, to look up stored digests. */
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
      // Without the length, Node accepts a tag truncated to four bytes, which can be guessed.
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

/** Compares two texts in constant time. Their lengths may leak. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function signWith(secretKey: string, token: string): string {
  return createHmac('sha256', secretKey).update(token).digest('base64');
}

/** A random token of 256 bits, in base64url: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A plain hash is safe because the token has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
