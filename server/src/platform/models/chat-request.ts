import type { z } from 'zod';

import type { Form } from './forms.ts';
import { readJsonSchema } from './json-schema.ts';
import type { ModelMessage, Tool } from './model.ts';
import { withInstruction, writeMessage, writeTool } from './wire.ts';

/** What a model is asked in words. */
export interface ChatRequest {
  readonly model: string;
  readonly temperature: number;
  readonly messages: readonly ModelMessage[];
  /** What the answer must be. */
  readonly answer?: { readonly name: string; readonly schema: z.ZodType };
  readonly tools?: readonly Tool[] | undefined;
}

/** The body of a request, in as many words as the service takes. */
export function writeBody(request: ChatRequest, form: Form, isStream: boolean): object {
  const { model, temperature, messages, answer, tools = [] } = request;
  return {
    model,
    ...(form.saysTemperature ? { temperature } : {}),
    ...(answer === undefined ? { messages: messages.map(writeMessage) } : writeStructured(messages, answer, form)),
    ...(tools.length === 0 ? {} : { tools: tools.map(writeTool) }),
    ...(isStream ? { stream: true, ...(form.asksForUsage ? { stream_options: { include_usage: true } } : {}) } : {}),
  };
}

function writeStructured(
  messages: readonly ModelMessage[],
  { name, schema: answer }: NonNullable<ChatRequest['answer']>,
  { format }: Form,
): object {
  const { schema, isStrict } = readJsonSchema(answer);
  if (format === 'schema') {
    const response_format = { type: 'json_schema', json_schema: { name, schema, strict: isStrict } };
    return { messages: messages.map(writeMessage), response_format };
  }
  const told = withInstruction(
    messages,
    `Answer with one JSON object and nothing else. It must be valid by this JSON schema:\n${JSON.stringify(schema)}`,
  );
  return {
    messages: told.map(writeMessage),
    ...(format === 'json' ? { response_format: { type: 'json_object' } } : {}),
  };
}
