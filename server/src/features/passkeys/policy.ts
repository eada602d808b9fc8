/** Whom a passkey is for: the host it is bound to, and the one origin whose pages may ask for it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

interface AskingRequest {
  /** The Host header… */
  readonly host: string | undefined;
  /** …and the Origin header, as they came. */
  readonly origin: string | undefined;
  readonly isHttps: boolean;
}

/**
 * The public address if there is one, else the host that the request was sent to. Null when that is none. Something in
 * front of us may speak https where we hear http, so a page's own origin counts, if it is of that very host.
 */
export function findRelyingParty(publicUrl: string | undefined, request: AskingRequest): RelyingParty | null {
  if (publicUrl !== undefined) return toRelyingParty(new URL(publicUrl));
  const { host = '', origin = '', isHttps } = request;
  const address = parseOrigin(`${isHttps ? 'https' : 'http'}://${host}`);
  const page = parseOrigin(origin);
  if (address === null) return null;
  return toRelyingParty(page !== null && page.host === host ? page : address);
}

function toRelyingParty({ hostname, origin }: URL): RelyingParty {
  return { id: hostname, origin };
}

/** Null for what is more or less than a scheme and a host: a header says whatever its sender likes. */
function parseOrigin(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url : null;
}

/** What an authenticator keeps as the name of its person: the bytes of their id, in base64url. */
export function userHandleOf(userId: string): string {
  return userHandleBytes(userId).toString('base64url');
}

export function userHandleBytes(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
