import { z } from 'zod';

import { writeJsonSchema } from './json-schema.ts';
import type { GivenSchema, MessagePart, ModelMessage, Tool, ToolCall, Usage } from './model.ts';

/** The text of one part of a content: other kinds of parts, such as thoughts, have none for people. */
function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part;
  const { type = 'text', text = '' } = TextPart.safeParse(part).data ?? {};
  return type === 'text' || type === 'output_text' ? text : '';
}
const TextPart = z.object({ type: z.string().optional(), text: z.string().optional() });

/** Text as one piece, or in parts, or as the JSON that was asked for. */
const Content = z.union([
  z.string(),
  z.array(z.unknown()).transform((parts) => parts.map(textOfPart).join('')),
  z
    .record(z.string(), z.unknown())
    .transform((value) => ('type' in value || 'text' in value ? textOfPart(value) : JSON.stringify(value))),
]);

/** Fields that a service adds to a call, and wants to have back with it. */
export type ExtraFields = Readonly<Record<string, unknown>>;

/** A call as it was written, before it has an id. */
export interface WrittenCall {
  readonly name: string;
  readonly arguments: string;
}

/** The name of a tool as it was given to the model, which may add the name of a group or marks of its template. */
export function toolNameOf(said: string): string {
  return said
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
  // Some services give the value instead of its text.
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

/** What a message says, whole or a piece of it. */
const Said = z
  .object({
    content: Content.nullish(),
    refusal: z.string().nullish().catch(null),
    tool_calls: z.array(ToolCallPart).nullish().catch(null),
    /** What calls were before there could be several. */
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

const Choice = z.object({
  delta: Said.nullish(),
  /** Of a whole answer, or of a service that calls its pieces so. */
  message: Said.nullish(),
  finish_reason: z.string().nullish().catch(null),
  error: z.unknown().optional(),
});

/** An answer, or a piece of one. */
export const Chunk = z.object({ choices: z.array(Choice).nullish(), usage: UsageOnWire });
export type Chunk = z.output<typeof Chunk>;

const PictureOnWire = z.object({
  url: z
    .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
    .nullish()
    .catch(null),
  b64_json: z.string().nullish().catch(null),
});
/** A picture without fields is its address, or its bytes. */
const OnePicture = z.union([
  PictureOnWire,
  z
    .string()
    .transform((said) =>
      /^(?:https?:|data:)/iu.test(said) ? { url: said, b64_json: null } : { url: null, b64_json: said },
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

/** The same where a model knows no messages of the system: what they say comes first in what the user says, who takes turns with it. */
export function withoutSystem(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  const told = messages.flatMap((message) => (message.role === 'system' ? [{ text: message.content }] : []));
  const turns: ModelMessage[] = told.length === 0 ? [] : [{ role: 'user', content: joined(told) }];
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

/** As one text where there are no pictures in it. */
function joined(parts: readonly MessagePart[]): UserMessage['content'] {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  return texts.length === parts.length ? texts.join('\n\n') : parts;
}
