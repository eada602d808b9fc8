import { z } from 'zod';

import { PASSKEY_LIMITS } from '@larder/contract/passkeys';

import type { RelyingParty } from './relying-party.ts';
import { userHandleBytes } from './user-handle.ts';

const TIMEOUT_MS = PASSKEY_LIMITS.ceremony_minutes * 60 * 1000;
/**
 * COSE identifiers of EdDSA, ES256 and RS256. A fixed list, so that all instances agree whatever their runtime
 * supports.
 */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS_MAX = 10;
const TRANSPORT_MAX_CHARACTERS = 20;

/** Loaded on demand: the library takes a quarter of the startup time, and few requests need it. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadEncodings = () => import('@simplewebauthn/server/helpers');

/** The state of a ceremony between start and finish. */
export const Challenge = z.object({
  challenge: z.string(),
  relyingParty: z.object({ id: z.string(), origin: z.string() }),
});
export type Challenge = z.infer<typeof Challenge>;

/** The common part of both responses. Other fields are dropped. */
const credential = { id: z.string().min(1), rawId: z.string(), type: z.literal('public-key') };

const RegistrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    // Only a hint for the browser: an invalid list is treated as empty.
    transports: z.array(z.string().max(TRANSPORT_MAX_CHARACTERS)).max(TRANSPORTS_MAX).catch([]),
  }),
});

const LoginAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().nullable().default(null),
  }),
});
type LoginAnswer = z.infer<typeof LoginAnswer>;

/** A newly created passkey; id and public key in base64url. */
export interface NewCredential {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
}

interface KnownCredential {
  readonly credential_id: string;
  readonly transports: string[];
}

export async function registrationOptions(
  { id: rpID }: RelyingParty,
  rpName: string,
  user: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly KnownCredential[],
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: userHandleBytes(user.id),
    userName: user.email,
    userDisplayName: user.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** `known` is undefined for a visitor: the authenticator then identifies the user (discoverable credential). */
export async function loginOptions({ id: rpID }: RelyingParty, known: readonly KnownCredential[] | undefined) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    ...(known === undefined ? {} : { allowCredentials: known.map(toDescriptor) }),
  });
}

function toDescriptor({ credential_id: id, transports }: KnownCredential) {
  return { id, transports };
}

/** Returns the passkey created for this challenge; null for any invalid response. */
export async function verifyRegistration(expected: Challenge, answer: unknown): Promise<NewCredential | null> {
  const parsed = RegistrationAnswer.safeParse(answer);
  if (!parsed.success) return null;
  try {
    if (!(await isPlainAttestation(parsed.data.response.attestationObject))) return null;
    const { verifyRegistrationResponse } = await loadLibrary();
    const { isoBase64URL } = await loadEncodings();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...parsed.data, clientExtensionResults: {} },
      ...expectations(expected),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports } = parsed.data.response;
    return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
  } catch {
    return null;
  }
}

/**
 * We request no attestation. Attestation with certificates is rejected: certificates name URLs that the library would
 * fetch (SSRF).
 */
async function isPlainAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadEncodings();
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Returns the browser's login response; null when it is malformed. */
export function parseLoginAnswer(answer: unknown): LoginAnswer | null {
  return LoginAnswer.safeParse(answer).data ?? null;
}

/**
 * Returns the signed counter; null when this passkey did not sign this challenge with user verification. The caller
 * compares the counter in the database, which rules out races.
 */
export async function verifyLogin(
  expected: Challenge,
  answer: LoginAnswer,
  passkey: { readonly credential_id: string; readonly public_key: string },
): Promise<number | null> {
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  try {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { isoBase64URL } = await loadEncodings();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {}, response: { clientDataJSON, authenticatorData, signature } },
      ...expectations(expected),
      credential: { id: passkey.credential_id, publicKey: isoBase64URL.toBuffer(passkey.public_key), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

function expectations({ challenge, relyingParty }: Challenge) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  };
}
