/** Sends a request to our own server. `path` begins with a slash. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (path, init) => fetch(path, init);

export function getTransport(): Transport {
  return transport;
}

/** Replaces `fetch`, for rendering on the server. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}
