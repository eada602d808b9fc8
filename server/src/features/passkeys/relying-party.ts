/** WebAuthn relying party: the host that a passkey is bound to, and the only origin whose pages may use it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

interface RequestOrigin {
  /** The Host header. */
  readonly host: string | undefined;
  /** The Origin header. */
  readonly origin: string | undefined;
  readonly isHttps: boolean;
}

/**
 * The configured public address, otherwise the host of the request; null for an invalid host. Behind a proxy that terminates TLS the request
 * arrives as http, so the page's own origin takes precedence if it has the same host.
 */
export function findRelyingParty(publicUrl: string | undefined, request: RequestOrigin): RelyingParty | null {
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

/** Null unless the text is exactly an http(s) scheme and a host. Headers are untrusted input. */
function parseOrigin(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url : null;
}
