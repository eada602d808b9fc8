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

import { findPersonBySessionId } from '#features/account/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Actor, Ctx, SignedInPerson } from '#platform/context.ts';
import type { LookupDb } from '#platform/db/lookup.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Secrets } from '#platform/secrets.ts';

import { CLOCK_SKEW_MS, type PublishedKey, SIGNING_ALGORITHM, SigningKeys } from './signing-keys.ts';

const TTL_SECONDS = TOKEN_LIMITS.access_token_minutes * 60;
/** RFC 9068: so that no other token that a key of ours might sign one day is taken for one of these. */
const TYPE = 'at+jwt';
const AUDIENCE = 'larder';

export interface AccessTokensSettings {
  readonly db: Db;
  readonly secrets: Secrets;
  /** Who signs, as the tokens name it. */
  readonly issuer: string;
}

interface TokenBearer {
  readonly sessionId: string;
  readonly user: { readonly id: string; readonly email: string; readonly name: string; readonly isAdmin: boolean };
  readonly aal: 'aal1' | 'aal2';
}

/**
 * Short-lived signed tokens that stand for a session: who bears one acts in it as long as both live. A token says how
 * much had been proved when it was issued; a session that is raised later does not raise the tokens that are out.
 */
export class AccessTokens {
  readonly #issuer: string;
  readonly #keys: SigningKeys;

  constructor({ db, secrets, issuer }: AccessTokensSettings) {
    this.#issuer = issuer;
    this.#keys = new SigningKeys(db, secrets);
  }

  /** A token for this session, with the fields in which it is handed out. Not inside a transaction. */
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
   * The person and session that `token` stands for. Throws `not_authenticated`, with one of TOKEN_TEXTS where the token
   * itself is not to be believed.
   */
  async identify(on: LookupDb, token: string, now: Date): Promise<SignedInPerson> {
    const { sub, sid, aal } = await this.#verify(token, now);
    if (typeof sid !== 'string') throw refused(TOKEN_TEXTS.bad_signature);
    const person = await findPersonBySessionId(on, sid, now);
    if (person === null || person.id !== sub) throw refused(ERROR_TEXTS.not_authenticated);
    return aal === 'aal2' ? person : { ...person, session: { ...person.session, aal: 'aal1' } };
  }

  /** The keys by which anybody can check these tokens. */
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
      // Only our own key and algorithm: what the header says of others (jwk, jku, x5u, alg) decides nothing.
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

/** Undefined for what is no signed token at all. Nothing in a header is to be believed yet. */
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
