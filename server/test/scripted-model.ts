import type { ServerResponse } from 'node:http';

import type { GeneratedRecipe } from '@larder/contract/assistant';

import {
  completion,
  type ModelServerRequest,
  type RawModelServer,
  sendJson,
  startRawModelServer,
} from './model-server.ts';

/** A recipe as a model might write it. */
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

/** A model server whose answers, and their time, a test determines. */
export interface ScriptedModel extends RawModelServer {
  /** The answers to the next chat requests, in order. The last one repeats. */
  answers: Respond[];
  /** The answer to picture requests. */
  picture: Respond;
  /** Holds requests back until the returned function is called. */
  hold(): () => void;
}

/** Answers with a chat completion. */
export function says(content: unknown): Respond {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return (response) => sendJson(response, 200, completion(text));
}

export function fails(status: number, message = 'no'): Respond {
  return (response) => sendJson(response, status, { error: { message, type: 'error', code: null } });
}

export async function startScriptedModel(): Promise<ScriptedModel> {
  let held: (() => void)[] | undefined;
  const raw = await startRawModelServer((request, response) => {
    const respond = () => {
      if (response.destroyed) return;
      if (request.path.includes('/images/')) return server.picture(response, request);
      const answer = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
      answer?.(response, request);
    };
    if (held === undefined) respond();
    else held.push(respond);
  });
  const server: ScriptedModel = {
    ...raw,
    answers: [says(WRITTEN)],
    picture: fails(404, 'no pictures here'),
    hold: () => {
      held = [];
      return () => {
        const released = held ?? [];
        held = undefined;
        for (const respond of released) respond();
      };
    },
  };
  return server;
}

/** The text of the user message of a request. */
export function userText({ body }: ModelServerRequest): string {
  const message = body.messages?.find(({ role }) => role === 'user');
  return typeof message?.content === 'string' ? message.content : JSON.stringify(message?.content);
}
