import { randomUUID } from 'node:crypto';

import {
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  type ProtectedHeaderParameters,
  SignJWT,
} from 'jose';

import { ERROR_TEXTS } from '@larder/contract/errors';
import type { VerifiedSession } from '@larder/contract/factors';
import { TOKEN_LIMITS, TOKEN_TEXTS } from '@larder/contract/tokens';

import { findActorBySessionId } from '#features/account/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Actor, Ctx, SignedInUser } from '#platform/context.ts';
import type { LookupDb } from '#platform/db/lookup.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Secrets } from '#platform/secrets.ts';

import { CLOCK_SKEW_MS, type PublishedKey, SIGNING_ALGORITHM, SigningKeys } from './signing-keys.ts';

const TTL_SECONDS = TOKEN_LIMITS.access_token_minutes * 60;
/** RFC 9068: prevents confusion with other tokens that our keys may sign one day. */
const TYPE = 'at+jwt';
const AUDIENCE = 'larder';

export interface AccessTokensSettings {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly issuer: string;
}

interface TokenBearer {
  readonly sessionId: string;
  readonly user: { readonly id: string; readonly email: string; readonly name: string; readonly isAdmin: boolean };
  readonly aal: 'aal1' | 'aal2';
}

/**
 * Short-lived signed access tokens (JWT) for sessions. A token is valid only while its session exists. It records the
 * assurance level at issue: raising the session does not raise issued tokens.
 */
export class AccessTokens {
  readonly #issuer: string;
  readonly #keys: SigningKeys;

  constructor({ db, secrets, issuer }: AccessTokensSettings) {
    this.#issuer = issuer;
    this.#keys = new SigningKeys(db, secrets);
  }

  /** Issues an access token for this session. Must not run inside a transaction. */
  async issue({ now }: Pick<Ctx<Actor>, 'now'>, { sessionId, user, aal }: TokenBearer): Promise<VerifiedSession> {
    const key = await this.#keys.getCurrent(now);
    const iat = Math.floor(now.getTime() / 1000);
    const exp = iat + TTL_SECONDS;
    const claims = { iss: this.#issuer, aud: AUDIENCE, sub: user.id, sid: sessionId, aal, iat, exp, jti: randomUUID() };
    const access_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: TYPE, kid: key.id })
      .sign(key.privateKey);
    return {
      access_token,
      token_type: 'bearer',
      expires_in: TTL_SECONDS,
      expires_at: exp,
      user: { id: user.id, email: user.email, name: user.name, is_admin: user.isAdmin },
    };
  }

  /**
   * Returns the actor and session of `token`. Throws `not_authenticated`, with one of TOKEN_TEXTS for an invalid token.
   */
  async identify(on: LookupDb, token: string, now: Date): Promise<SignedInUser> {
    const { sub, sid, aal } = await this.#verify(token, now);
    if (typeof sid !== 'string') throw refused(TOKEN_TEXTS.bad_signature);
    const actor = await findActorBySessionId(on, sid, now);
    if (actor === null || actor.id !== sub) throw refused(ERROR_TEXTS.not_authenticated);
    return aal === 'aal2' ? actor : { ...actor, session: { ...actor.session, aal: 'aal1' } };
  }

  /** Returns the public keys (JWKS) that verify these tokens. */
  listPublicKeys(now: Date): Promise<PublishedKey[]> {
    return this.#keys.listPublic(now);
  }

  async #verify(token: string, now: Date): Promise<JWTPayload> {
    const header = readHeader(token);
    const { any, key } = await this.#keys.find(header?.kid, now);
    if (!any) throw refused(TOKEN_TEXTS.jwks_empty);
    if (header === undefined) throw refused(TOKEN_TEXTS.bad_signature);
    if (key === undefined) throw refused(TOKEN_TEXTS.no_key);
    try {
      // Only our own key and algorithm: header fields such as jwk, jku, x5u and alg are ignored (algorithm confusion).
      const { payload } = await jwtVerify(token, key, {
        algorithms: [SIGNING_ALGORITHM],
        typ: TYPE,
        issuer: this.#issuer,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'aal', 'iat', 'exp', 'jti'],
        clockTolerance: CLOCK_SKEW_MS / 1000,
        currentDate: now,
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refused(TOKEN_TEXTS.expired);
      if (error instanceof errors.JOSEError) throw refused(TOKEN_TEXTS.bad_signature);
      throw error;
    }
  }
}

/** Returns undefined for a malformed token. The header is unverified. */
function readHeader(token: string): ProtectedHeaderParameters | undefined {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

function refused(text: string): AppError {
  return new AppError('not_authenticated', text);
}
