import { z } from 'zod';

import { AnsweredBy } from './assistant.ts';
import { CHAT_LIMITS } from './chat.ts';
import { BODY_MAX_BYTES, defineRoutes } from './route.ts';

export const COMPLETION_LIMITS = {
  messages_max: 200,
  /** In all messages of one request, pictures included. */
  characters_max: 1_500_000,
} as const;

export const COMPLETION_TEXTS = {
  unavailable: 'REECE cannot answer right now. Please try again in a moment.',
  no_user_message: 'There is no message of a user',
  no_pictures: 'Nobody here can look at pictures',
  no_tools: 'The model here calls no tools. Ask again without tools.',
  worker_scope: 'A server that asks for its people needs a token with the scope Work',
} as const;

/** What this server calls itself where a model is named. */
export const REECE_MODEL = 'reece';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);
const Content = z.union([z.string(), z.array(Part).max(50)]);
const ToolCalls = z.array(
  // What a service adds to a call, such as a signature, has to come back to it.
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
 * A chat completion as OpenAI's API describes it. Fields that are not here are ignored, as is the model that is asked for. What a
 * system message, `response_format` and `tools` say counts only for a worker.
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
  /** In seconds since 1970. */
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
  /** Estimated where the model behind it did not say. */
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
  /** The last one, where the answer broke off. */
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

/** A recipe that was found; one that could be made has no id. Its image is `imageUrl`: what programs know a search result by. */
export const AskedResult = z.object({
  id: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  isSuggestion: z.boolean(),
});
export type AskedResult = z.infer<typeof AskedResult>;

/** What REECE says; recipes, for a query that begins with "recipe for"; or why there is no answer. */
export const Asked = z.union([
  z.strictObject({ type: z.literal('search_results'), results: z.array(AskedResult) }),
  z.strictObject({ type: z.literal('text'), answer: z.string() }),
  z.strictObject({ answer: z.string() }),
  z.strictObject({ error: z.string() }),
]);
export type Asked = z.infer<typeof Asked>;

export const completionsRoutes = defineRoutes({
  askReece: {
    method: 'POST',
    path: '/',
    access: 'session',
    scope: 'assistant',
    summary: 'Ask REECE one thing; "recipe for …" looks for recipes',
    body: z.strictObject({
      query: z
        .string('Please write something')
        .trim()
        .min(1, 'Please write something')
        .max(CHAT_LIMITS.message_max_characters, `At most ${CHAT_LIMITS.message_max_characters} characters`),
    }),
    status: 200,
    response: Asked,
    errors: [],
  },
  testOpenai: {
    method: 'GET',
    path: '/test-openai',
    access: 'session',
    scope: 'assistant',
    costs: true,
    summary: 'Does the AI service answer? It is asked for a word',
    status: 200,
    response: z.object({
      status: z.enum(['ok', 'off', 'failing']),
      message: z.string(),
      model: z.string().nullable(),
      answered_by: AnsweredBy.nullable(),
      /** How long its answer took. */
      milliseconds: z.int().nullable(),
    }),
    errors: [],
  },
  createCompletion: {
    ...completion,
    path: '/chat',
    summary: 'Talk to REECE in the shape of OpenAI’s chat completions; `stream` streams',
  },
  createCompletionV1: {
    ...completion,
    path: '/v1/chat/completions',
    summary: 'The same where clients of OpenAI’s API look for it',
  },
  listModels: {
    method: 'GET',
    path: '/v1/models',
    access: 'session',
    scope: 'assistant',
    workers: true,
    summary: 'The one model there is here, in the shape of OpenAI’s API',
    status: 200,
    response: z.object({
      object: z.literal('list'),
      data: z.array(z.object({ id: z.string(), object: z.literal('model'), created: z.int(), owned_by: z.string() })),
    }),
    errors: [],
  },
});
