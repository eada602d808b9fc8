import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { InjectOptions } from 'fastify';
import { v7 as uuidv7 } from 'uuid';

import type { TestApp } from '../app.ts';
import type { Described } from './document.ts';
import type { ActorName, Player, Victim } from './actors.ts';
import type { Draft } from './requests.ts';
import type { Reply, Sent } from './rules.ts';
import { rawMark } from './texts.ts';

export interface FuzzExchange {
  readonly sent: Omit<Sent, 'sentInternals'>;
  readonly reply: Reply;
}

/** Replaces the placeholders of a draft and sends it as `player`. */
export async function sendDraft(
  app: TestApp,
  operation: Described,
  draft: Draft,
  { actor, player, victim }: { readonly actor: ActorName; readonly player: Player; readonly victim: Victim },
): Promise<FuzzExchange> {
  const fill = (text: string) =>
    text.replaceAll(/⟦(own|other)\.(\w+)⟧/gu, (_all, holder: string, what: string) => {
      const things: Readonly<Record<string, string>> = holder === 'own' ? player.things : victim.things;
      // A new id each time: a row that another actor created under this id would be returned.
      return things[what] ?? uuidv7();
    });
  const url = fill(decodeMarks(draft.query === '' ? draft.path : `${draft.path}?${draft.query}`));
  const { body } = draft;
  const version = body?.text?.includes(rawMark('version')) === true ? await versionOf(app, url) : '1';
  const raw: Readonly<Record<string, string>> = { ...player.raw, version };
  const fillRaw = (given: string) => given.replaceAll(/"⟦raw\.(\w+)⟧"/gu, (_all, what: string) => raw[what] ?? '{}');
  const text = body?.text === undefined ? undefined : fill(fillRaw(body.text));
  const payload = text ?? (body?.base64 === undefined ? undefined : Buffer.from(body.base64, 'base64'));
  const { cookie, token } = player.sender;
  const request: InjectOptions = {
    method: operation.method,
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie === undefined ? {} : { cookie }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': body.type }),
      ...draft.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  };
  const { statusCode, headers, rawPayload } = await app.app.inject(request);
  const reply = { status: statusCode, headers, text: plain(rawPayload, headers['content-encoding']).toString() };
  const all = `${decoded(url)}\n${url}\n${text ?? ''}\n${JSON.stringify(draft.headers)}`;
  return { sent: { operation, actor, text: all, body: jsonOf(body?.type, text) }, reply };
}

/** The current version of the recipe of this URL, so that updates do not always conflict. */
async function versionOf({ database }: TestApp, url: string): Promise<string> {
  const id = /^\/api\/recipes\/([\da-f-]{36})(?:\/|$)/u.exec(url)?.[1];
  if (id === undefined) return '1';
  const query = database.db.selectFrom('recipes').select('version').where('id', '=', id);
  return String((await query.executeTakeFirst())?.version ?? 1);
}

/** Decodes placeholders, which were percent-encoded as part of a query. */
function decodeMarks(url: string): string {
  return url.replaceAll(/%E2%9F%A6(\w+\.\w+)%E2%9F%A7/gu, '⟦$1⟧');
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function plain(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes);
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
}

function jsonOf(type: string | undefined, text: string | undefined): unknown {
  if (text === undefined || type?.startsWith('application/json') !== true) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
