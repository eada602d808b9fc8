import { z } from 'zod';

import { AnsweredBy } from './assistant.ts';
import { CHAT_LIMITS } from './chat.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export const COMPLETION_LIMITS = {
  messages_max: 200,
  /** All messages of one request together, pictures included. */
  characters_max: 1_500_000,
} as const;

export const COMPLETION_TEXTS = {
  unavailable: 'REECE cannot answer right now. Please try again in a moment.',
  no_user_message: 'There is no user message',
  no_pictures: 'No vision model is available here',
  no_tools: 'The model here does not support tools. Ask again without tools.',
  worker_scope: 'A server that asks on behalf of its users needs a token with the scope Work',
} as const;

/** The model name of this server in OpenAI's API. */
export const REECE_MODEL = 'reece';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);
const Content = z.union([z.string(), z.array(Part).max(50)]);
const ToolCalls = z.array(
  // Extra fields of a service, such as a signature, must be returned to it unchanged.
  z.looseObject({
    id: z.string(),
    type: z.literal('function'),
    function: z.object({ name: z.string(), arguments: z.string() }),
  }),
);

export const CompletionMessage = z.discriminatedUnion('role', [
  z.object({ role: z.enum(['system', 'developer']), content: Content }),
  z.object({ role: z.literal('user'), content: Content }),
  z.object({ role: z.literal('assistant'), content: Content.nullish(), tool_calls: ToolCalls.optional() }),
  z.object({ role: z.literal('tool'), content: Content, tool_call_id: z.string() }),
]);
export type CompletionMessage = z.output<typeof CompletionMessage>;

export const ResponseFormat = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text') }),
  z.object({ type: z.literal('json_object') }),
  z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({
      name: z.string(),
      schema: z.record(z.string(), z.unknown()).optional(),
      strict: z.boolean().nullish(),
    }),
  }),
]);
export type ResponseFormat = z.output<typeof ResponseFormat>;

export const CompletionTool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    description: z.string().optional(),
    parameters: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type CompletionTool = z.output<typeof CompletionTool>;

/**
 * A request of OpenAI's chat completions API. Unknown fields and the model name are ignored. System messages, `response_format`
 * and `tools` apply only to a worker.
 */
export const CompletionRequest = z
  .object({
    messages: z.array(CompletionMessage).min(1).max(COMPLETION_LIMITS.messages_max),
    stream: z.boolean().nullish(),
    stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
    response_format: ResponseFormat.nullish(),
    tools: z.array(CompletionTool).max(50).nullish(),
  })
  .refine(({ messages }) => JSON.stringify(messages).length <= COMPLETION_LIMITS.characters_max, {
    path: ['messages'],
    message: `At most ${COMPLETION_LIMITS.characters_max} characters in all messages`,
  });
export type CompletionRequest = z.output<typeof CompletionRequest>;

const Usage = z.object({ prompt_tokens: z.int(), completion_tokens: z.int(), total_tokens: z.int() });

const Completion = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  /** Seconds since 1970. */
  created: z.int(),
  model: z.string(),
  choices: z.array(
    z.object({
      index: z.int(),
      message: z.object({
        role: z.literal('assistant'),
        content: z.string().nullable(),
        refusal: z.null(),
        tool_calls: ToolCalls.optional(),
      }),
      logprobs: z.null(),
      finish_reason: z.enum(['stop', 'tool_calls']),
    }),
  ),
  /** Estimated if the model did not report it. */
  usage: Usage,
});
export type Completion = z.infer<typeof Completion>;

const CompletionChunk = z.union([
  z.object({
    id: z.string(),
    object: z.literal('chat.completion.chunk'),
    created: z.int(),
    model: z.string(),
    choices: z.array(
      z.object({
        index: z.int(),
        delta: z.object({
          role: z.literal('assistant').optional(),
          content: z.string().optional(),
          tool_calls: z.array(ToolCalls.element.extend({ index: z.int() })).optional(),
        }),
        logprobs: z.null(),
        finish_reason: z.enum(['stop', 'tool_calls']).nullable(),
      }),
    ),
    usage: Usage.nullish(),
  }),
  /** The last chunk of an answer that failed. */
  z.object({ error: z.object({ message: z.string(), type: z.string() }) }),
]);
export type CompletionChunk = z.infer<typeof CompletionChunk>;

const completion = {
  method: 'POST',
  access: 'session',
  scope: 'assistant',
  workers: true,
  body: CompletionRequest,
  bodyLimitBytes: BODY_MAX_BYTES.whole_recipe,
  status: 200,
  response: Completion,
  events: CompletionChunk,
  errors: ['unavailable'],
} as const;

/** A found recipe, or a suggestion, which has no id. `imageUrl` keeps the name that existing clients read. */
export const AskResult = z.object({
  id: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  isSuggestion: z.boolean(),
});
export type AskResult = z.infer<typeof AskResult>;

/** An answer in words; recipes for a query that starts with "recipe for"; or an error. */
export const AskAnswer = z.union([
  z.strictObject({ type: z.literal('search_results'), results: z.array(AskResult) }),
  z.strictObject({ type: z.literal('text'), answer: z.string() }),
  z.strictObject({ answer: z.string() }),
  z.strictObject({ error: z.string() }),
]);
export type AskAnswer = z.infer<typeof AskAnswer>;

export const completionsRoutes = defineRoutes({
  askReece: {
    method: 'POST',
    path: '/',
    access: 'session',
    scope: 'assistant',
    summary: 'Ask REECE a single question; "recipe for …" searches recipes',
    body: z.strictObject({
      query: z
        .string('Please write something')
        .trim()
        .min(1, 'Please write something')
        .max(CHAT_LIMITS.message_max_characters, `At most ${CHAT_LIMITS.message_max_characters} characters`),
    }),
    status: 200,
    response: AskAnswer,
    errors: [],
  },
  testOpenai: {
    method: 'GET',
    path: '/test-openai',
    access: 'session',
    scope: 'assistant',
    costs: true,
    summary: 'Check whether the AI service answers, with a one-word request',
    status: 200,
    response: z.object({
      status: z.enum(['ok', 'off', 'failing']),
      message: z.string(),
      model: z.string().nullable(),
      answered_by: AnsweredBy.nullable(),
      /** Response time. */
      milliseconds: z.int().nullable(),
    }),
    errors: [],
  },
  createCompletion: {
    ...completion,
    path: '/chat',
    summary: 'Chat completion compatible with OpenAI’s API; `stream` streams it',
  },
  createCompletionV1: {
    ...completion,
    path: '/v1/chat/completions',
    summary: 'The same at the path that clients of OpenAI’s API expect',
  },
  listModels: {
    method: 'GET',
    path: '/v1/models',
    access: 'session',
    scope: 'assistant',
    workers: true,
    summary: 'List the one model of this server, compatible with OpenAI’s API',
    status: 200,
    response: z.object({
      object: z.literal('list'),
      data: z.array(z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() })),
    }),
    errors: [],
  },
});
