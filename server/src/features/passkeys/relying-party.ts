/** WebAuthn relying party: the host to which a passkey is bound, and the only origin whose pages may use it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

interface RequestOrigin {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly isHttps: boolean;
}

/**
 * Returns the configured public address, otherwise the host of the request; null for an invalid host. Behind a proxy
 * that terminates TLS the request arrives as http, so the page's own origin takes precedence if it has the same host.
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

/** Returns null unless the text is exactly an http(s) scheme and a host. Headers are untrusted input. */
function parseOrigin(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url : null;
}
