import { createHash, randomUUID } from 'node:crypto';
import { basename } from 'node:path';

import { stringify } from 'uuid';
import { expect } from 'vitest';

import { ChatEvent, type ChatMessage, chatRoutes } from '@larder/contract/chat';

import type { Sender, TestApp } from './app.ts';

/** A user's side of one conversation. */
export interface Talk {
  readonly id: string;
  say(content: string, id?: string): Promise<ChatMessage>;
  /** The stored messages. */
  messages(): Promise<readonly ChatMessage[]>;
}

const messageCounts = new Map<string, number>();

/** A deterministic message id: it seeds generation, so each run of a test file gets the same recipes. */
function nextId(content: string): string {
  const { testPath = '' } = expect.getState();
  const nth = (messageCounts.get(testPath) ?? 0) + 1;
  messageCounts.set(testPath, nth);
  const bytes = createHash('sha256')
    .update(`${basename(testPath)} ${nth} ${content}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
}

export function talk(app: TestApp, sender: Sender, id: string = randomUUID()): Talk {
  return {
    id,
    say: async (content, message = nextId(content)) => {
      const body = { id: message, conversation_id: id, content };
      return (await app.request(chatRoutes.sendMessage, { body }, sender)).body;
    },
    messages: async () => {
      const { body } = await app.request(chatRoutes.getConversation, { params: { id }, query: {} }, sender);
      return body.messages;
    },
  };
}

export async function answerProposal(app: TestApp, sender: Sender, message: ChatMessage, accept: boolean) {
  const params = { id: message.id };
  return (await app.request(chatRoutes.answerProposal, { params, body: { accept } }, sender)).body;
}

export function undoProposal(app: TestApp, sender: Sender, { id }: Pick<ChatMessage, 'id'>) {
  return app.request(chatRoutes.undoProposal, { params: { id } }, sender);
}

/** Parses the event stream of an answer. */
export function readEvents(text: string): ChatEvent[] {
  return text
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => ChatEvent.parse(JSON.parse(part.slice('data: '.length))));
}

/** Assembles the final text, the progress notes and the final message of an answer. */
export function collectAnswer(events: readonly ChatEvent[]) {
  let text = '';
  for (const event of events) if (event.type === 'text') text = event.replaces ? event.text : text + event.text;
  const doing = events.flatMap((event) => (event.type === 'doing' ? [event.text] : []));
  const last = events.at(-1);
  return { text, doing, message: last?.type === 'end' ? last.message : undefined };
}
