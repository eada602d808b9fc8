import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';

import { stringify } from 'uuid';
import { expect } from 'vitest';

import { ChatEvent, type ChatMessage, chatRoutes } from '@larder/contract/chat';

import type { Sender, TestApp } from './app.ts';

/** Somebody who says one thing after the other in a conversation. */
export interface Talk {
  readonly id: string;
  say(content: string, id?: string): Promise<ChatMessage>;
  /** What is there of it. */
  messages(): Promise<readonly ChatMessage[]>;
}

const said = new Map<string, number>();

/** What is made depends on the id of the message that asks for it: the same in each run of a file. */
function nextId(content: string): string {
  const { testPath = '' } = expect.getState();
  const nth = (said.get(testPath) ?? 0) + 1;
  said.set(testPath, nth);
  const bytes = createHash('sha256')
    .update(`${basename(testPath)} ${nth} ${content}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
}

export function talk(app: TestApp, who: Sender, id: string = randomUUID()): Talk {
  return {
    id,
    say: async (content, message = nextId(content)) => {
      const body = { id: message, conversation_id: id, content };
      return (await app.request(chatRoutes.sendMessage, { body }, who)).body;
    },
    messages: async () => {
      const { body } = await app.request(chatRoutes.getConversation, { params: { id }, query: {} }, who);
      return body.messages;
    },
  };
}

export async function answerProposal(app: TestApp, who: Sender, message: ChatMessage, accept: boolean) {
  const { body } = await app.request(chatRoutes.answerProposal, { params: { id: message.id }, body: { accept } }, who);
  return body;
}

/** What a stream of an answer told. */
export function readEvents(text: string): ChatEvent[] {
  return text
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => ChatEvent.parse(JSON.parse(part.slice('data: '.length))));
}

/** All that was told in words, and how it ended. */
export function collectAnswer(events: readonly ChatEvent[]) {
  let text = '';
  for (const event of events) if (event.type === 'text') text = event.replaces ? event.text : text + event.text;
  const doing = events.flatMap((event) => (event.type === 'doing' ? [event.text] : []));
  const last = events.at(-1);
  return { text, doing, message: last?.type === 'end' ? last.message : undefined };
}
