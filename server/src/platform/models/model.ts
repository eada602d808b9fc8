import type { z } from 'zod';

/** The tasks of models. Each has its own service, model and parameters. */
export const MODEL_TASKS = ['compose', 'ideas', 'chat', 'image', 'vision'] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

/** Which service answered: the configured provider, or the worker as its fallback. */
export type AnsweredBy = 'provider' | 'worker';

/** On whose behalf a model is called, and until when the answer is wanted. */
export interface ModelCaller {
  /** The user whose daily limit is charged. */
  readonly userId: string;
  /**
   * Aborted when the answer is not wanted any more; with a TimeoutError when the time of the action is over. Calls with the same
   * signal share one deadline, so each action has its own signal.
   */
  readonly signal: AbortSignal;
  /** True when another server calls us as its worker. We then call no worker of ours, which could be that server. */
  readonly isForwarded?: boolean | undefined;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it: usually JSON. */
  readonly arguments: string;
  /** Further fields of the service, such as a signature. They are sent back unchanged. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** A picture is a data URL. */
export type MessagePart = { readonly text: string } | { readonly picture: string };

export type ModelMessage =
  | { readonly role: 'system'; readonly content: string }
  | { readonly role: 'user'; readonly content: string | readonly MessagePart[] }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string };

/** A JSON schema of an API client, passed on as it is. */
export interface RawSchema {
  readonly json: Readonly<Record<string, unknown>>;
  readonly isStrict: boolean;
}

/** A function that the model may call before it answers. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: z.ZodType | RawSchema;
}

/** The requested answer: JSON by a schema, or any JSON object. */
export type AnswerShape = { readonly name: string; readonly schema: z.ZodType | RawSchema } | 'json';

/**
 * A piece of a streamed answer. `restart`: the text so far was reasoning, and the answer begins with the next piece. A complete
 * answer ends with `end`; an incomplete one throws.
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
  /** The answer is parsed with it, and the model gets it as a JSON schema. */
  readonly schema: Schema;
  /** The name of the schema in the request. */
  readonly name: string;
}

export interface TextRequest {
  readonly task: ModelTask;
  readonly messages: readonly ModelMessage[];
  readonly tools?: readonly Tool[];
  /** Requested from the model, but not validated here. */
  readonly answer?: AnswerShape | undefined;
}

/** A generated picture: its bytes, or a short-lived URL. */
export type ModelPicture = { readonly bytes: Buffer } | { readonly url: string; readonly origin: string };

/** The one client for all calls of models. Every call throws ModelError. */
export interface Models {
  /** True when a service is configured for the task and no check has found it broken. */
  can(task: ModelTask): boolean;
  /** True when a service is configured for the task, even if a check has found it broken. */
  isConfigured(task: ModelTask): boolean;
  /** Probes the services of the task, without calling a model. Answers within a few seconds. */
  isUp(task: ModelTask): Promise<boolean>;
  /** Calls a model for JSON and returns it validated. One round of correction when it is invalid. */
  structured<Schema extends z.ZodType>(
    caller: ModelCaller,
    request: StructuredRequest<Schema>,
  ): Promise<{ readonly value: z.output<Schema>; readonly answeredBy: AnsweredBy }>;
  /** Streams an answer. Retries and the fallback to the worker end with the first piece. */
  stream(caller: ModelCaller, request: TextRequest): AsyncIterable<ModelPiece>;
  image(
    caller: ModelCaller,
    prompt: string,
  ): Promise<{ readonly picture: ModelPicture; readonly answeredBy: AnsweredBy }>;
}
