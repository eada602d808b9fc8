import { randomUUID } from 'node:crypto';

import { v7 as uuidv7 } from 'uuid';

import {
  type AskAnswer,
  COMPLETION_TEXTS,
  type CompletionRequest,
  type CompletionTool,
  type ResponseFormat,
} from '@larder/contract/completions';
import { CHAT_LIMITS } from '@larder/contract/chat';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { suggestRecipes } from '#features/assistant/commands/suggest-recipes.ts';
import type { Providers } from '#features/assistant/select-provider.ts';
import { FAILED } from '#features/chat/generate-answer.ts';
import { factsAfter } from '#features/chat/facts.ts';
import { userTexts } from '#features/chat/kitchen/earlier-messages.ts';
import { HISTORY_CHARACTERS } from '#features/chat/model/history.ts';
import { hasScopes, READ_RECIPES } from '#features/chat/policy.ts';
import type { AnswerSink, GenerateAnswer } from '#features/chat/running-answers.ts';
import type { Draft } from '#features/chat/draft.ts';
import { searchRecipes } from '#features/search/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { AnswerShape, ModelMessage, Models, ModelTask, Tool, ToolCall } from '#platform/models/model.ts';
import { RejectedRequestError, rejectsTools } from '#platform/models/failures.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { answerWorker } from './answer-worker.ts';
import { hasPicture, lastQuestion, readMessages } from './messages.ts';
import { presentFound, presentIdea, presentOutcome } from './present.ts';

export interface CompletionsDeps {
  readonly providers: Providers;
  /** The same answers as in the chat of the app. */
  readonly answer: GenerateAnswer;
  /** The base of links to recipes. */
  readonly publicUrl: string | undefined;
}

/** A piece of an answer, as it arrives. */
export type CompletionPiece =
  | { readonly type: 'text'; readonly text: string }
  /** All text until now is void. */
  | { readonly type: 'restart' }
  | { readonly type: 'tools'; readonly calls: readonly ToolCall[] };

export interface CompletionOptions {
  readonly signal: AbortSignal;
  /** True if another server asks us as its worker: its messages reach the model as they are. */
  readonly isWorker: boolean;
  /** True if the request was forwarded to us. It is not forwarded again. */
  readonly isForwarded: boolean;
}

/** Streams an answer. Throws `invalid_input`, and `unavailable` if neither a model nor the kitchen engine answers. */
export function complete(
  ctx: Ctx,
  deps: CompletionsDeps,
  request: CompletionRequest,
  options: CompletionOptions,
): AsyncIterable<CompletionPiece> {
  const messages = readMessages(request.messages, options.isWorker);
  return options.isWorker
    ? completeAsWorker(ctx, deps, { ...request, messages }, options)
    : completeAsReece(ctx, deps, messages, options.signal);
}

type ReadRequest = Pick<CompletionRequest, 'response_format' | 'tools'> & { readonly messages: ModelMessage[] };

async function* completeAsWorker(
  ctx: Ctx,
  { providers: { models, fallsBack, simulated } }: CompletionsDeps,
  { messages, response_format: format, tools }: ReadRequest,
  { signal, isForwarded }: CompletionOptions,
): AsyncGenerator<CompletionPiece> {
  const asker = { userId: ctx.actor.id, signal, isForwarded };
  let hasStarted = false;
  try {
    if (simulated !== null) throw new ModelError('off', 'No model is configured');
    const answer = readFormat(format);
    const request = { task: taskOf(models, messages), messages, tools: (tools ?? []).map(readTool), answer };
    for await (const piece of models.stream(asker, request)) {
      if (piece.type === 'end') return;
      hasStarted = true;
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'cancelled') throw error;
    // The other server asks again without tools: a model's answer is better than the kitchen engine's.
    if (tools && tools.length > 0 && rejectsTools(error)) throw invalid('tools', COMPLETION_TEXTS.no_tools);
    // Once text was sent, another answer cannot replace it.
    const fallback =
      fallsBack && !hasStarted ? await answerWorker(lastQuestion(messages), readFormat(format) !== undefined) : null;
    if (fallback === null) throw isRejection(error) ? invalid('messages', rejectionText(error)) : unavailable(error);
    yield { type: 'text', text: fallback };
  }
}

function taskOf(models: Models, messages: readonly ModelMessage[]): ModelTask {
  if (!hasPicture(messages)) return 'chat';
  if (models.can('vision')) return 'vision';
  throw noPictures();
}

/** The latest messages, up to the limit of history in the chat of the app. */
function truncateHistory(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  let characters = 0;
  const from = messages.findLastIndex(({ content }) => {
    characters += content.length;
    return characters > HISTORY_CHARACTERS;
  });
  return messages.slice(from + 1);
}

function tooLong(): AppError {
  return invalid('messages', `At most ${CHAT_LIMITS.message_max_characters} characters in one message`);
}

function noPictures(): AppError {
  return invalid('messages', COMPLETION_TEXTS.no_pictures);
}

function invalid(field: 'messages' | 'tools', message: string): AppError {
  return new AppError('invalid_input', message, { fields: { [field]: message } });
}

/** True if the model rejects this request, so that a retry is pointless. */
function isRejection(error: ModelError): error is RejectedRequestError {
  return error instanceof RejectedRequestError && error.failure === 'refused_request';
}

function rejectionText({ words }: RejectedRequestError): string {
  return `The model did not take this request: ${words}`;
}

function readFormat(format: ResponseFormat | null | undefined): AnswerShape | undefined {
  if (format?.type === 'json_object') return 'json';
  if (format?.type !== 'json_schema') return undefined;
  const { name, schema = {}, strict } = format.json_schema;
  return { name, schema: { json: schema, isStrict: strict === true } };
}

function readTool({ function: { name, description = '', parameters = {} } }: CompletionTool): Tool {
  return { name, description, parameters: { json: parameters, isStrict: false } };
}

const FAILURES: ReadonlySet<string> = new Set(Object.values(FAILED));

/** REECE's answer in a conversation that the caller stores. */
async function* completeAsReece(
  ctx: Ctx,
  deps: CompletionsDeps,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<CompletionPiece> {
  if (hasPicture(messages)) throw noPictures();
  const content = lastQuestion(messages);
  if (content.length > CHAT_LIMITS.message_max_characters) throw tooLong();
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const history = truncateHistory(messages.slice(0, last));
  yield* new ReadableStream<CompletionPiece>({
    start: async (controller) => {
      const draft = await answerOnce(ctx, deps.answer, {
        content,
        history,
        signal,
        // A failure becomes an error, because a program would take its text for the answer.
        onText: (text) => FAILURES.has(text) || controller.enqueue({ type: 'text', text }),
        onReplace: (text) => {
          controller.enqueue({ type: 'restart' });
          controller.enqueue({ type: 'text', text });
        },
      });
      // An answer that is stopped while the client waits was stopped by a shutdown.
      if (draft.state !== 'done') throw unavailable();
      const outcome = presentOutcome(draft, deps.publicUrl);
      if (outcome !== '') controller.enqueue({ type: 'text', text: `\n\n${outcome}` });
      controller.close();
    },
  });
}

interface UnstoredMessage {
  readonly content: string;
  readonly history?: readonly ModelMessage[];
  readonly signal: AbortSignal;
  readonly onText?: (text: string) => void;
  readonly onReplace?: (text: string) => void;
}

/** Answers a message without storing it. */
async function answerOnce(ctx: Ctx, answer: GenerateAnswer, unstored: UnstoredMessage): Promise<Draft> {
  const { content, history = [], signal, onText, onReplace } = unstored;
  const ids = { messageId: uuidv7(), answerId: uuidv7(), conversationId: randomUUID() };
  let answerText = '';
  const sink: AnswerSink = {
    signal,
    get text() {
      return answerText;
    },
    showStatus: () => undefined,
    write: (text) => {
      answerText += text;
      onText?.(text);
    },
    replace: (text) => {
      answerText = text;
      onReplace?.(text);
    },
  };
  const facts = await factsAfter([...userTexts(history), content]);
  return answer(ctx, { ...ids, position: 0, content, facts, history }, sink);
}

const RECIPE_QUERY = /^\s*recipes?\s+for\s+(?<phrase>\S.*)$/isu;

/** Answers one query. "Recipe for …" searches for recipes; without results it suggests ideas. */
export async function ask(ctx: Ctx, deps: CompletionsDeps, query: string, signal: AbortSignal): Promise<AskAnswer> {
  const phrase = RECIPE_QUERY.exec(query)?.groups?.['phrase'];
  const results = phrase === undefined ? null : await findOrSuggest(ctx, deps, phrase, signal);
  if (results !== null) return results;
  const draft = await answerOnce(ctx, deps.answer, { content: query, signal });
  if (draft.state === 'stopped') throw unavailable();
  if (draft.state === 'failed') return { error: draft.content };
  const outcome = presentOutcome(draft, deps.publicUrl);
  const answer = outcome === '' ? draft.content : `${draft.content}\n\n${outcome}`;
  return phrase === undefined ? { answer } : { type: 'text', answer };
}

/** Recipes that the user may see, otherwise suggested dishes; null without either. */
async function findOrSuggest(
  ctx: Ctx,
  deps: CompletionsDeps,
  phrase: string,
  signal: AbortSignal,
): Promise<AskAnswer | null> {
  const q = phrase.slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = hasScopes(ctx.actor, READ_RECIPES) ? await searchRecipes(ctx, q) : { rows: [] };
  if (rows.length > 0) return { type: 'search_results', results: rows.map(presentFound) };
  try {
    const { recipes } = await suggestRecipes(ctx, deps.providers, { query: q }, signal);
    return recipes.length === 0 ? null : { type: 'search_results', results: recipes.map(presentIdea) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', COMPLETION_TEXTS.unavailable, { cause, retryAfterSeconds: 5 });
}
