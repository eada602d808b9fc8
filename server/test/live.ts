import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, vi } from 'vitest';

import { LiveEvent } from '@larder/contract/events';

import type { Sender, TestApp } from './app.ts';

/** Somebody who listens to what happens. */
export interface Ear {
  /** All that was heard after the first word. */
  readonly heard: readonly LiveEvent[];
  /** From where on reads find what was heard last. */
  position(): string | undefined;
  /** Done when the stream has ended. */
  readonly ended: Promise<unknown>;
  leave(): void;
}

/** Begins to listen; the app must be listening on a port. */
export function listenLive({ app }: TestApp, who: Sender): Promise<Ear> {
  return listenLiveAt((app.server.address() as AddressInfo).port, who);
}

/** The same at any server of this machine. */
export async function listenLiveAt(port: number, { cookie = '' }: Sender): Promise<Ear> {
  const headers = { accept: 'text/event-stream', cookie };
  // A connection of its own, which goes with it.
  const asked = get({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  const heard: LiveEvent[] = [];
  let rest = '';
  let position: string | undefined;
  answer.setEncoding('utf8').on('data', (text: string) => {
    const frames = `${rest}${text}`.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const { position: at, data } = /^(?:id: (?<position>\S+)\n)?data: (?<data>.*)$/u.exec(frame)?.groups ?? {};
      if (data === undefined) continue;
      position = at;
      heard.push(LiveEvent.parse(JSON.parse(data)));
    }
  });
  answer.on('error', () => undefined);
  const ended = new Promise((resolve) => answer.once('close', resolve));
  await vi.waitFor(() => expect(heard.shift()).toEqual({ type: 'listening' }), 5_000);
  return { heard, position: () => position, ended, leave: () => answer.destroy() };
}
