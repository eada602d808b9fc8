import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

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
 * Keeps secrets unreadable at rest, with keys drawn from the one secret key (HKDF-SHA-256), one for each purpose. A sealed
 * text is AES-256-GCM under a fresh nonce: `v1.` and base64url of nonce, tag and ciphertext.
 */
export class Secrets {
  readonly #secretKey: string;
  readonly #keys = new Map<string, Buffer>();

  constructor(secretKey: string) {
    this.#secretKey = secretKey;
  }

  /** `purpose` is a fixed word of ours, such as "totp"; whatever is sealed under one opens under no other. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#keyFor(`seal ${purpose}`), nonce);
    const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
  }

  /** Throws UnsealError. */
  open(purpose: string, sealed: string): string {
    const [version, data = ''] = sealed.split('.', 2);
    const bytes = Buffer.from(data, 'base64url');
    try {
      if (version !== VERSION) throw new UnsealError(purpose);
      const nonce = bytes.subarray(0, NONCE_BYTES);
      // Without the length a tag cut to four bytes would do, which can be guessed.
      const decipher = createDecipheriv(ALGORITHM, this.#keyFor(`seal ${purpose}`), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new UnsealError(purpose);
    }
  }

  /** A keyed digest (HMAC-SHA-256, base64url) for what is short enough to be guessed from a plain one. */
  digest(purpose: string, text: string): string {
    return createHmac('sha256', this.#keyFor(`digest ${purpose}`))
      .update(text)
      .digest('base64url');
  }

  #keyFor(purpose: string): Buffer {
    const known = this.#keys.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#secretKey, 'larder', purpose, KEY_BYTES));
    this.#keys.set(purpose, key);
    return key;
  }
}

/** A token that nobody guesses: 256 random bits in base64url, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token of that kind is kept. It is too random to be found from its plain digest. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
