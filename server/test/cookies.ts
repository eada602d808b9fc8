import type { Sender } from './app.ts';

type Answered = Readonly<{ headers: Readonly<Record<string, unknown>> }>;

/** The Set-Cookie lines of an answer. */
export function cookiesOf({ headers }: Answered): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

/** What the browser sends back after an answer that set a cookie. */
export function senderAfter(answer: Answered): Sender {
  const pairs = cookiesOf(answer).map((line) => line.split(';', 1)[0]);
  return { cookie: pairs.join('; ') };
}
