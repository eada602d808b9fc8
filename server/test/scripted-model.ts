import type { ServerResponse } from 'node:http';

import type { GeneratedRecipe } from '@larder/contract/assistant';

import {
  completion,
  type ModelServerRequest,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from './model-server.ts';

/** What a model might write. */
export const WRITTEN: GeneratedRecipe = {
  title: 'Chickpeas on toast',
  description: 'Quick and warm.',
  ingredients: ['1 can chickpeas', '2 slices bread', '1 tbsp olive oil', '1 lemon'],
  instructions: ['Toast the bread.', 'Warm the chickpeas in the oil and pile them on.'],
  preparation_time: 5,
  cooking_time: 10,
  servings: 2,
  category: 'Snack',
};

type Respond = (response: ServerResponse, request: ModelServerRequest) => void;

/** A model server of which a test says what it answers, and when. */
export interface ScriptedModel extends RawModelServer {
  /** What chat requests are answered with from now on, one after the other; the last one again and again. */
  answers: Respond[];
  /** What requests for pictures are answered with. */
  picture: Respond;
  /** Lets requests wait from now on, until what it gives is called. */
  hold(): () => void;
}

/** Answers with the text of a model. */
export function says(content: unknown): Respond {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return (response) => sendJson(response, 200, completion(text));
}

export function fails(status: number, message = 'no'): Respond {
  return (response) => sendJson(response, status, { error: { message, type: 'error', code: null } });
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  let waiting: (() => void)[] | undefined;
  const raw = await startRawModelServer((request, response) => {
    const respond = () => {
      if (response.destroyed) return;
      if (request.path.includes('/images/')) return server.picture(response, request);
      const answer = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
      answer?.(response, request);
    };
    if (waiting === undefined) respond();
    else waiting.push(respond);
  });
  const server: ScriptedModel = {
    ...raw,
    answers: [says(WRITTEN)],
    picture: fails(404, 'no pictures here'),
    hold: () => {
      waiting = [];
      return () => {
        const held = waiting ?? [];
        waiting = undefined;
        for (const respond of held) respond();
      };
    },
  };
  return server;
}

/** What the user's message says in a request. */
export function userText({ body }: ModelServerRequest): string {
  const message = body.messages?.find(({ role }) => role === 'user');
  return typeof message?.content === 'string' ? message.content : JSON.stringify(message?.content);
}
