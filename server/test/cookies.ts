import type { Sender } from './app.ts';

type Response = Readonly<{ headers: Readonly<Record<string, unknown>> }>;

/** The Set-Cookie lines of a response. */
export function cookiesOf({ headers }: Response): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

/** The cookies that a browser sends after a response. */
export function senderAfter(response: Response): Sender {
  const pairs = cookiesOf(response).map((line) => line.split(';', 1)[0]);
  return { cookie: pairs.join('; ') };
}
