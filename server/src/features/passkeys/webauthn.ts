import { z } from 'zod';

import { PASSKEY_LIMITS } from '@larder/contract/passkeys';

import type { RelyingParty } from './relying-party.ts';
import { userHandleBytes } from './user-handle.ts';

const TIMEOUT_MS = PASSKEY_LIMITS.ceremony_minutes * 60 * 1000;
/** COSE's numbers of EdDSA, ES256 and RS256: the same on every instance, whatever its runtime could do besides. */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS_MAX = 10;
const TRANSPORT_MAX_CHARACTERS = 20;

/** A quarter of the whole start, for what few requests need: loaded by the first of them. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadEncodings = () => import('@simplewebauthn/server/helpers');

/** What a ceremony was begun with, and must be finished with. */
export const Challenge = z.object({
  challenge: z.string(),
  relyingParty: z.object({ id: z.string(), origin: z.string() }),
});
export type Challenge = z.infer<typeof Challenge>;

/** What both answers have; the rest of an answer is of no use here and left out. */
const credential = { id: z.string().min(1), rawId: z.string(), type: z.literal('public-key') };

const RegistrationAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    // Only a hint for the browser: one that cannot be used is as good as none.
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

/** A passkey as its authenticator made it; ids and keys in base64url. */
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
  person: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly KnownCredential[],
) {
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName,
    rpID,
    userID: userHandleBytes(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** `known` undefined: whoever it is, their authenticator says who. */
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

/** The passkey that was made for this challenge, or null: whatever is wrong with the answer, it is only not accepted. */
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
 * We ask for no attestation. One with certificates is not looked into: they name addresses that the library would fetch.
 */
async function isPlainAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadEncodings();
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** What a browser sent to finish a login, or null when it has not even the shape of that. */
export function parseLoginAnswer(answer: unknown): LoginAnswer | null {
  return LoginAnswer.safeParse(answer).data ?? null;
}

/**
 * The counter that the authenticator signed, or null when this challenge was not signed with this passkey by a person who
 * was checked. Whether the counter has gone on is for the database to say: there no other login comes in between.
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
