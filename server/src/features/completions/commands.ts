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
import { FAILED } from '#features/chat/answer.ts';
import { HISTORY_CHARACTERS } from '#features/chat/model/history.ts';
import { hasScopes, READ_RECIPES } from '#features/chat/policy.ts';
import type { MakeAnswer } from '#features/chat/running-answers.ts';
import type { Draft } from '#features/chat/commands/finish.ts';
import { searchRecipes } from '#features/search/queries.ts';
import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { AnswerShape, ModelMessage, Models, ModelTask, Tool, ToolCall } from '#platform/models/model.ts';
import { RejectedRequestError, rejectsTools } from '#platform/models/failures.ts';
import { ModelError } from '#platform/models/model-error.ts';

import { answerWorker } from './kitchen.ts';
import { hasPicture, lastQuestion, readMessages } from './messages.ts';
import { presentFound, presentIdea, presentOutcome } from './present.ts';

export interface CompletionsDeps {
  readonly providers: Providers;
  /** Answers as REECE does in a chat. */
  readonly answer: MakeAnswer;
  /** Where recipes are found by people. */
  readonly publicUrl: string | undefined;
}

/** A piece of an answer, as it arrives. */
export type CompletionPiece =
  | { readonly type: 'text'; readonly text: string }
  /** All the text until now was a thought. */
  | { readonly type: 'restart' }
  | { readonly type: 'tools'; readonly calls: readonly ToolCall[] };

export interface Completing {
  readonly signal: AbortSignal;
  /** Another server asks on behalf of its people, with messages of its own for the model. */
  readonly isWorker: boolean;
  /** No further worker is asked. */
  readonly isForwarded: boolean;
}

/** Answers as it goes. Throws `invalid_input`, and `unavailable` where nobody answers. */
export function complete(
  ctx: Ctx,
  deps: CompletionsDeps,
  request: CompletionRequest,
  completing: Completing,
): AsyncIterable<CompletionPiece> {
  const messages = readMessages(request.messages, completing.isWorker);
  return completing.isWorker
    ? completeForWorker(ctx, deps, { ...request, messages }, completing)
    : completeAsReece(ctx, deps, messages, completing.signal);
}

type ReadRequest = Pick<CompletionRequest, 'response_format' | 'tools'> & { readonly messages: ModelMessage[] };

async function* completeForWorker(
  ctx: Ctx,
  { providers: { models, fallsBack, simulated } }: CompletionsDeps,
  { messages, response_format: format, tools }: ReadRequest,
  { signal, isForwarded }: Completing,
): AsyncGenerator<CompletionPiece> {
  const asker = { personId: ctx.actor.id, signal, isForwarded };
  let isSaid = false;
  try {
    if (simulated !== null) throw new ModelError('off', 'Nobody is asked');
    const answer = readFormat(format);
    const asked = { task: taskOf(models, messages), messages, tools: (tools ?? []).map(readTool), answer };
    for await (const piece of models.stream(asker, asked)) {
      if (piece.type === 'end') return;
      isSaid = true;
      yield piece;
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'cancelled') throw error;
    // Without its tools the other server has an answer of the model, which is better than one of the kitchen engine.
    if (tools && tools.length > 0 && rejectsTools(error)) throw invalid('tools', COMPLETION_TEXTS.no_tools);
    // What is said cannot be taken back, nor said by another.
    const instead =
      fallsBack && !isSaid ? await answerWorker(lastQuestion(messages), readFormat(format) !== undefined) : null;
    if (instead === null) throw isOfRequest(error) ? invalid('messages', refusalText(error)) : unavailable(error);
    yield { type: 'text', text: instead };
  }
}

function taskOf(models: Models, messages: readonly ModelMessage[]): ModelTask {
  if (!hasPicture(messages)) return 'chat';
  if (models.can('vision')) return 'vision';
  throw noPictures();
}

/** As much of what was said before as the chat of the app tells a model. */
function lastOf(messages: readonly ModelMessage[]): readonly ModelMessage[] {
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

/** Does the model take no such request, so that asking again is of no use? */
function isOfRequest(error: ModelError): error is RejectedRequestError {
  return error instanceof RejectedRequestError && error.failure === 'refused_request';
}

function refusalText({ words }: RejectedRequestError): string {
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

/** What REECE answers in a chat that is kept by whoever asks. */
async function* completeAsReece(
  ctx: Ctx,
  deps: CompletionsDeps,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<CompletionPiece> {
  if (hasPicture(messages)) throw noPictures();
  const content = lastQuestion(messages);
  if (content.length > CHAT_LIMITS.message_max_characters) throw tooLong();
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  const before = lastOf(messages.slice(0, asked));
  const said = new ReadableStream<CompletionPiece>({
    start: async (controller) => {
      const draft = await answerOnce(ctx, deps.answer, {
        content,
        before,
        signal,
        // A failure is told as one, not in words that a program would take for the answer.
        say: (text) => FAILURES.has(text) || controller.enqueue({ type: 'text', text }),
        replace: (text) => {
          controller.enqueue({ type: 'restart' });
          controller.enqueue({ type: 'text', text });
        },
      });
      // Nobody waits for one that was stopped, unless it was by the server.
      if (draft.state !== 'done') throw unavailable();
      const outcome = presentOutcome(draft, deps.publicUrl);
      if (outcome !== '') controller.enqueue({ type: 'text', text: `\n\n${outcome}` });
      controller.close();
    },
  });
  yield* said;
}

interface Question {
  readonly content: string;
  readonly before?: readonly ModelMessage[];
  readonly signal: AbortSignal;
  readonly say: (text: string) => void;
  readonly replace?: (text: string) => void;
}

/** An answer that belongs to no conversation of ours. */
function answerOnce(ctx: Ctx, answer: MakeAnswer, question: Question): Promise<Draft> {
  const { content, before = [], signal, say, replace } = question;
  const asked = { messageId: uuidv7(), answerId: uuidv7(), conversationId: randomUUID(), position: 0, content, before };
  let said = '';
  return answer(ctx, asked, {
    signal,
    get text() {
      return said;
    },
    showStatus: () => undefined,
    write: (text) => {
      said += text;
      say(text);
    },
    replace: (text) => {
      said = text;
      replace?.(text);
    },
  });
}

const FOR_RECIPES = /^\s*recipes?\s+for\s+(?<phrase>\S.*)$/isu;

/** Answers one thing. "Recipe for …" looks for recipes, and for ideas where there are none. */
export async function ask(ctx: Ctx, deps: CompletionsDeps, query: string, signal: AbortSignal): Promise<AskAnswer> {
  const phrase = FOR_RECIPES.exec(query)?.groups?.['phrase'];
  const found = phrase === undefined ? null : await lookFor(ctx, deps, phrase, signal);
  if (found !== null) return found;
  const draft = await answerOnce(ctx, deps.answer, { content: query, signal, say: () => undefined });
  if (draft.state === 'stopped') throw unavailable();
  if (draft.state === 'failed') return { error: draft.content };
  const outcome = presentOutcome(draft, deps.publicUrl);
  const answer = outcome === '' ? draft.content : `${draft.content}\n\n${outcome}`;
  return phrase === undefined ? { answer } : { type: 'text', answer };
}

/** Recipes that one may see, else such as could be made; null where nobody has an idea. */
async function lookFor(
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
