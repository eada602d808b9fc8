import type { z } from 'zod';

/** What a model is asked for; each has a service, a model and parameters of its own. */
export const MODEL_TASKS = ['compose', 'ideas', 'chat', 'image', 'vision'] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

/** Who answered: the configured service, or the worker that is asked when it does not. */
export type AnsweredBy = 'provider' | 'worker';

/** For whom a model is asked, and for how long anybody waits for the answer. */
export interface Asker {
  /** On whose account it goes. */
  readonly personId: string;
  /**
   * Aborted when nobody waits any more; by a TimeoutError when what it is for had its time. Each action has one of its own: whatever is
   * asked with the same signal has one deadline together.
   */
  readonly signal: AbortSignal;
  /** A worker asks on behalf of another: no further worker is asked, or two would ask each other in a circle. */
  readonly cameByHop?: boolean | undefined;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it: JSON, most of the time. */
  readonly arguments: string;
  /** What else the service says of it, such as a signature; it goes back unchanged. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** A picture is a data address. */
export type MessagePart = { readonly text: string } | { readonly picture: string };

export type ModelMessage =
  | { readonly role: 'system'; readonly content: string }
  | { readonly role: 'user'; readonly content: string | readonly MessagePart[] }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

/** A JSON schema that was given as such, by who asks through us. */
export interface GivenSchema {
  readonly given: Readonly<Record<string, unknown>>;
  readonly isStrict: boolean;
}

/** Something that a model may do before it answers. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: z.ZodType | GivenSchema;
}

/** What an answer must be: by a schema, or any JSON object. */
export type AnswerShape = { readonly name: string; readonly schema: z.ZodType | GivenSchema } | 'json';

/**
 * A piece of an answer, as it arrives. `restart`: all the text until now was a thought, and the answer begins with what follows. An
 * answer ends with one `end`; what breaks off before throws.
 */
export type ModelPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'restart' }
  | { readonly type: 'tools'; readonly calls: readonly ToolCall[] }
  | { readonly type: 'end'; readonly answeredBy: AnsweredBy };

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface StructuredRequest<Schema extends z.ZodType> {
  readonly task: ModelTask;
  readonly messages: readonly ModelMessage[];
  /** What the answer must be; the model is told of it as a JSON schema. */
  readonly schema: Schema;
  /** What the schema is called where it is told. */
  readonly name: string;
}

export interface TextRequest {
  readonly task: ModelTask;
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly Tool[];
  /** Asked of the model, but not checked here. */
  readonly answer?: AnswerShape | undefined;
}

/** A picture that was made: its bytes, or where they can be fetched for a while. */
export type ModelPicture = { readonly bytes: Buffer } | { readonly url: string; readonly origin: string };

/** Everything that is asked of models goes through here. All of it throws ModelError. */
export interface Models {
  /** Is there anybody to ask for this? */
  can(task: ModelTask): boolean;
  /** The same, also while a check has found that it does not work: then asking fails. */
  isConfigured(task: ModelTask): boolean;
  /** Does anybody who can be asked for this answer at present? Asked for real, within a few seconds, and at nobody's cost. */
  isUp(task: ModelTask): Promise<boolean>;
  /** An answer that is known to be what the schema says. */
  structured<Schema extends z.ZodType>(
    asker: Asker,
    request: StructuredRequest<Schema>,
  ): Promise<{ readonly value: z.output<Schema>; readonly answeredBy: AnsweredBy }>;
  /** An answer piece by piece, as it arrives. Retried and handed to the worker only until the first piece. */
  stream(asker: Asker, request: TextRequest): AsyncIterable<ModelPiece>;
  image(asker: Asker, prompt: string): Promise<{ readonly picture: ModelPicture; readonly answeredBy: AnsweredBy }>;
}
