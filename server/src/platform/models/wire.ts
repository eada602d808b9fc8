import { z } from 'zod';

import { writeJsonSchema } from './json-schema.ts';
import type { RawSchema, MessagePart, ModelMessage, Tool, ToolCall, Usage } from './model.ts';

/** The visible text of a content part. Other parts, such as reasoning, have none. */
function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type = 'text', text = '' } = TextPart.safeParse(part).data ?? {};
  return type === 'text' || type === 'output_text' ? text : '';
}
const TextPart = z.object({ type: z.string().optional(), text: z.string().optional() });

/** A string, a list of parts, or the requested JSON as a value. */
const Content = z.union([
  z.string(),
  z.array(z.unknown()).transform((parts) => parts.map(textOfPart).join('')),
  z
    .record(z.string(), z.unknown())
    .transform((value) => ('type' in value || 'text' in value ? textOfPart(value) : JSON.stringify(value))),
]);

/** Fields that a service adds to a call and expects back with it. */
export type ExtraFields = Readonly<Record<string, unknown>>;

/** A call without an id. */
export interface ParsedCall {
  readonly name: string;
  readonly arguments: string;
}

/** Normalizes the name of a tool: the model may add a namespace or template markers. */
export function toolNameOf(written: string): string {
  return written
    .replace(/<\|.*$/su, '')
    .replace(/^functions?\./u, '')
    .trim();
}

const label = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);

const Called = z.object({
  name: z.string().nullish().catch(null),
  // Some services send the value instead of its JSON text.
  arguments: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value : writeValue(value))),
});

const ToolCallPart = z
  .looseObject({
    index: z.coerce.number().int().nullish().catch(null),
    id: label,
    type: z.unknown().optional(),
    function: Called.nullish().catch(null),
  })
  .transform(({ index, id, type: _type, function: called, ...extra }) => ({
    index: index ?? null,
    id: id ?? '',
    name: toolNameOf(called?.name ?? ''),
    given: called?.arguments ?? '',
    extra: extra as ExtraFields,
  }));
export type ToolCallPart = z.output<typeof ToolCallPart>;

function writeValue(value: unknown): string {
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The content of a message or of a delta. */
const RequestBody = z
  .object({
    content: Content.nullish(),
    refusal: z.string().nullish().catch(null),
    tool_calls: z.array(ToolCallPart).nullish().catch(null),
    /** The deprecated form of a single call. */
    function_call: Called.nullish().catch(null),
  })
  .transform(({ content, refusal, tool_calls, function_call: only }) => ({
    content: content ?? '',
    refusal: refusal ?? '',
    calls: [
      ...(tool_calls ?? []),
      ...(only === null || only === undefined
        ? []
        : [{ index: null, id: '', name: only.name ?? '', given: only.arguments, extra: {} }]),
    ],
  }));

const tokens = z.number().int().min(0).max(100_000_000);
/** Impossible figures are ignored. */
const UsageOnWire = z
  .object({ prompt_tokens: tokens, completion_tokens: tokens.optional().default(0) })
  .transform(({ prompt_tokens, completion_tokens }): Usage => ({
    inputTokens: prompt_tokens,
    outputTokens: completion_tokens,
  }))
  .nullish()
  .catch(null);

/** Any response with usage. */
export const Counted = z.object({ usage: UsageOnWire });

const Choice = z.object({
  delta: RequestBody.nullish(),
  /** Of a complete answer; some services use it for deltas. */
  message: RequestBody.nullish(),
  finish_reason: z.string().nullish().catch(null),
  error: z.unknown().optional(),
});

/** A complete answer or a chunk of a stream. */
export const Chunk = z.object({ choices: z.array(Choice).nullish(), usage: UsageOnWire });
export type Chunk = z.output<typeof Chunk>;

const PictureOnWire = z.object({
  url: z
    .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
    .nullish()
    .catch(null),
  b64_json: z.string().nullish().catch(null),
});
/** A picture may be a plain string: a URL or base64. */
const OnePicture = z.union([
  PictureOnWire,
  z
    .string()
    .transform((text) =>
      /^(?:https?:|data:)/iu.test(text) ? { url: text, b64_json: null } : { url: null, b64_json: text },
    ),
]);
const SomePictures = z.union([z.array(OnePicture), OnePicture.transform((only) => [only])]);
export const Pictures = z.union([
  z.object({ data: SomePictures }).transform(({ data }) => data),
  z.object({ images: SomePictures }).transform(({ images }) => images),
]);

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
          : { tool_calls: message.toolCalls.map(writeCall) }),
      };
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content };
  }
}

function writeCall({ id, name, arguments: given, extra = {} }: ToolCall) {
  return { ...extra, id, type: 'function', function: { name, arguments: given } };
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

/** Writes a schema for a request. `isStrict`: the service can enforce it. */
export function writeSchema(schema: z.ZodType | RawSchema): { readonly schema: object; readonly isStrict: boolean } {
  if (schema instanceof z.ZodType) return writeJsonSchema(schema);
  return { schema: schema.json, isStrict: schema.isStrict };
}

/** Appends an instruction to the system message: some models accept only one, and only as the first message. */
export function withInstruction(messages: readonly ModelMessage[], instruction: string): readonly ModelMessage[] {
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: instruction }, ...messages];
  return [{ role: 'system', content: `${first.content}\n\n${instruction}` }, ...rest];
}

/** For models without a system role: moves system messages into the first user message, and merges consecutive user messages. */
export function withoutSystem(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const instructions = messages.flatMap((message) => (message.role === 'system' ? [{ text: message.content }] : []));
  const turns: ModelMessage[] = instructions.length === 0 ? [] : [{ role: 'user', content: joined(instructions) }];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'system') continue;
    if (message.role !== 'user' || last?.role !== 'user') turns.push(message);
    else turns[turns.length - 1] = { role: 'user', content: joined([...partsOf(last), ...partsOf(message)]) };
  }
  return turns;
}

type UserMessage = Extract<ModelMessage, { role: 'user' }>;

function partsOf({ content }: UserMessage): readonly MessagePart[] {
  return typeof content === 'string' ? [{ text: content }] : content;
}

/** Joins parts to one string unless there are pictures. */
function joined(parts: readonly MessagePart[]): UserMessage['content'] {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  return texts.length === parts.length ? texts.join('\n\n') : parts;
}
