import { z } from 'zod';

import { writeJsonSchema } from './json-schema.ts';
import type { GivenSchema, ModelMessage, Tool, Usage } from './model.ts';

/** Text as one piece, or in parts. */
const Content = z
  .union([z.string(), z.array(z.object({ text: z.string().optional().catch(undefined) }))])
  .transform((content) => (typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')));

const ToolCallPart = z.object({
  index: z.number().int().nullish().catch(null),
  id: z.string().nullish(),
  function: z
    .object({
      name: z.string().nullish(),
      // Some services give the value instead of its text.
      arguments: z
        .unknown()
        .optional()
        .transform((value) => (typeof value === 'string' ? value : writeValue(value))),
    })
    .nullish(),
});
export type ToolCallPart = z.output<typeof ToolCallPart>;

function writeValue(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** What a message says, whole or a piece of it. */
const Said = z.object({
  content: Content.nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(ToolCallPart).nullish(),
});

const tokens = z.number().int().min(0).max(100_000_000);
/** Figures that cannot be are none. */
const UsageOnWire = z
  .object({ prompt_tokens: tokens, completion_tokens: tokens.optional().default(0) })
  .transform(({ prompt_tokens, completion_tokens }): Usage => ({
    inputTokens: prompt_tokens,
    outputTokens: completion_tokens,
  }))
  .nullish()
  .catch(null);

/** Anything with figures. */
export const Counted = z.object({ usage: UsageOnWire });

export const Completion = z.object({
  choices: z.array(z.object({ message: Said, finish_reason: z.string().nullish() })).min(1),
});

export const Chunk = z.object({
  choices: z.array(z.object({ delta: Said.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: UsageOnWire,
});
export type Chunk = z.output<typeof Chunk>;

export const Pictures = z.object({
  data: z.array(z.object({ url: z.string().nullish(), b64_json: z.string().nullish() })).min(1),
});

/** Errors come with an OK as well. */
export const ErrorBody = z.object({
  error: z.object({ message: z.string().optional(), code: z.union([z.string(), z.number()]).nullish() }),
});

export function writeMessage(message: ModelMessage): object {
  switch (message.role) {
    case 'system':
      return { role: 'system', content: message.content };
    case 'user':
      return { role: 'user', content: writeUserContent(message.content) };
    case 'assistant':
      return {
        role: 'assistant',
        content: message.content,
        ...(message.toolCalls === undefined || message.toolCalls.length === 0
          ? {}
          : { tool_calls: message.toolCalls.map(({ id, name, arguments: given }) => writeCall(id, name, given)) }),
      };
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content };
  }
}

function writeCall(id: string, name: string, given: string) {
  return { id, type: 'function', function: { name, arguments: given } };
}

function writeUserContent(content: Extract<ModelMessage, { role: 'user' }>['content']) {
  if (typeof content === 'string') return content;
  return content.map((part) =>
    'text' in part ? { type: 'text', text: part.text } : { type: 'image_url', image_url: { url: part.picture } },
  );
}

export function writeTool({ name, description, parameters }: Tool): object {
  return { type: 'function', function: { name, description, parameters: writeSchema(parameters).schema } };
}

/** A schema as services take it, and whether they can be held to it strictly. */
export function writeSchema(schema: z.ZodType | GivenSchema): { readonly schema: object; readonly isStrict: boolean } {
  if (schema instanceof z.ZodType) return writeJsonSchema(schema);
  return { schema: schema.given, isStrict: schema.isStrict };
}

/** Adds what the model is told to what it is told already: some models take one system message only, and only as the first. */
export function withInstruction(messages: readonly ModelMessage[], instruction: string): readonly ModelMessage[] {
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: instruction }, ...messages];
  return [{ role: 'system', content: `${first.content}\n\n${instruction}` }, ...rest];
}
