import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, vi } from 'vitest';

import { LiveEvent } from '@larder/contract/events';

import type { Sender, TestApp } from './app.ts';

/** A client of the event stream. */
export interface EventSubscriber {
  /** The events received after the initial `listening`. */
  readonly events: readonly LiveEvent[];
  /** The log position from which reads include the last event. */
  position(): string | undefined;
  /** Resolves when the stream ends. */
  readonly ended: Promise<unknown>;
  close(): void;
}

/** Opens an event stream. The app must listen on a port. */
export function subscribeToEvents({ app }: TestApp, sender: Sender): Promise<EventSubscriber> {
  return subscribeToEventsAt((app.server.address() as AddressInfo).port, sender);
}

/** Opens an event stream of any server on this machine. */
export async function subscribeToEventsAt(port: number, { cookie = '' }: Sender): Promise<EventSubscriber> {
  const headers = { accept: 'text/event-stream', cookie };
  // A connection of its own, closed together with the stream.
  const request = get({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  const events: LiveEvent[] = [];
  let rest = '';
  let position: string | undefined;
  response.setEncoding('utf8').on('data', (text: string) => {
    const frames = `${rest}${text}`.split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const { position: at, data } = /^(?:id: (?<position>\S+)\n)?data: (?<data>.*)$/u.exec(frame)?.groups ?? {};
      if (data === undefined) continue;
      position = at;
      events.push(LiveEvent.parse(JSON.parse(data)));
    }
  });
  response.on('error', () => undefined);
  const ended = new Promise((resolve) => response.once('close', resolve));
  await vi.waitFor(() => expect(events.shift()).toEqual({ type: 'listening' }), 5_000);
  return { events, position: () => position, ended, close: () => response.destroy() };
}
