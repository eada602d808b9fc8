import { randomUUID } from 'node:crypto';

import { type AskResult, type Completion, type CompletionChunk, REECE_MODEL } from '@larder/contract/completions';

import type { Draft } from '#features/chat/draft.ts';
import { formatRecipe } from '#features/chat/format-recipe.ts';
import { isDraft } from '#features/chat/proposals.ts';
import { presentHit } from '#features/search/present.ts';
import type { HitRow } from '#features/search/present.ts';
import { estimateTokens } from '#platform/models/estimate.ts';
import type { ToolCall } from '#platform/models/model.ts';

/** The fields that all chunks of an answer share. */
export interface CompletionHead {
  readonly id: string;
  readonly created: number;
  readonly model: string;
}

export function newHead(now: Date): CompletionHead {
  return { id: `chatcmpl-${randomUUID()}`, created: Math.floor(now.getTime() / 1000), model: REECE_MODEL };
}

function presentUsage(input: string, answer: string) {
  const prompt_tokens = estimateTokens(input.length);
  const completion_tokens = estimateTokens(answer.length);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

export function presentToolCalls(calls: readonly ToolCall[]) {
  return calls.map(({ id, name, arguments: given, extra }) => ({
    ...extra,
    id,
    type: 'function' as const,
    function: { name, arguments: given },
  }));
}

export function presentCompletion(
  head: CompletionHead,
  { text, calls, input }: { readonly text: string; readonly calls: readonly ToolCall[]; readonly input: string },
): Completion {
  const tool_calls = calls.length === 0 ? {} : { tool_calls: presentToolCalls(calls) };
  return {
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text === '' ? null : text, refusal: null, ...tool_calls },
        logprobs: null,
        finish_reason: calls.length === 0 ? 'stop' : 'tool_calls',
      },
    ],
    usage: presentUsage(input, text),
  };
}

type Delta = Extract<CompletionChunk, { readonly choices: unknown }>['choices'][number]['delta'];

export function presentChunk(
  head: CompletionHead,
  delta: Delta,
  finish_reason: 'stop' | 'tool_calls' | null = null,
): CompletionChunk {
  return { ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason }] };
}

export function presentUsageChunk(head: CompletionHead, input: string, answer: string): CompletionChunk {
  return { ...head, object: 'chat.completion.chunk', choices: [], usage: presentUsage(input, answer) };
}

export function presentFound(row: HitRow): AskResult {
  const { id, title, description, image_url } = presentHit(row);
  return { id, title, description, imageUrl: image_url, isSuggestion: false };
}

export function presentIdea(idea: { readonly title: string; readonly description: string }): AskResult {
  return { id: null, title: idea.title, description: idea.description, imageUrl: null, isSuggestion: true };
}

const MAX_RESULTS = 10;

const NOT_SAVED = 'This is a draft: I can’t save it from here.';

/** The results and changes of an answer as text, for clients that show only text. */
export function presentOutcome({ details }: Pick<Draft, 'details'>, publicUrl: string | undefined): string {
  const { recipe, results, proposal } = details;
  const recipes = recipe === null ? results.slice(0, MAX_RESULTS) : [recipe];
  const lines = recipes.map(
    ({ id, title }) => `- ${title}${publicUrl === undefined ? '' : ` ${recipeUrl(publicUrl, id)}`}`,
  );
  if (proposal !== null && proposal.after !== null && isDraft(proposal))
    return [formatRecipe(proposal.after), NOT_SAVED].join('\n\n');
  const cannot =
    proposal === null
      ? []
      : ['I can’t change your recipes from here. Ask me in the app’s chat, where you can confirm it.'];
  return [...lines, ...cannot].join('\n');
}

function recipeUrl(publicUrl: string, id: string): string {
  return new URL(`/recipe/${id}`, publicUrl).href;
}
