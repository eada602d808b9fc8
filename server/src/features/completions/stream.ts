import { type Completion, type CompletionChunk, COMPLETION_TEXTS } from '@larder/contract/completions';

import type { Ctx } from '#platform/context.ts';
import type { ToolCall } from '#platform/models/model.ts';

import type { CompletionPiece } from './commands.ts';
import { newHead, presentChunk, presentCompletion, presentToolCalls, presentUsageChunk } from './present.ts';

/** Collects a whole answer. The usage is estimated from the length of `input`. */
export async function readAll(pieces: AsyncIterable<CompletionPiece>, input: string, now: Date): Promise<Completion> {
  let text = '';
  const calls: ToolCall[] = [];
  for await (const piece of pieces) {
    if (piece.type === 'text') text += piece.text;
    else if (piece.type === 'restart') text = '';
    else calls.push(...piece.calls);
  }
  return presentCompletion(newHead(now), { text, calls, input });
}

const THOUGHT_END = '</think>';

interface StreamOptions {
  readonly input: string;
  readonly now: Date;
  readonly includesUsage: boolean;
  readonly log: Ctx['log'];
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Streams an answer in chunks. Awaits the first piece, so that an earlier failure can still become an HTTP error. */
export async function streamChunks(
  pieces: AsyncIterable<CompletionPiece>,
  options: StreamOptions,
): Promise<AsyncIterable<CompletionChunk>> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  // If the client disconnects before it reads the chunks, their `finally` never runs, and the answer would go on.
  const end = () => void rest.return?.().catch(() => undefined);
  if (options.signal.aborted) end();
  else options.signal.addEventListener('abort', end, { once: true });
  return chunksOf(first, rest, options);
}

async function* chunksOf(
  first: IteratorResult<CompletionPiece>,
  rest: AsyncIterator<CompletionPiece>,
  { input, now, includesUsage, log, signal }: StreamOptions,
): AsyncGenerator<CompletionChunk> {
  const head = newHead(now);
  let text = '';
  let calls = 0;
  try {
    yield presentChunk(head, { role: 'assistant', content: '' });
    for (let next = first; next.done !== true; next = await rest.next()) {
      const piece = next.value;
      if (piece.type === 'text') {
        text += piece.text;
        yield presentChunk(head, { content: piece.text });
      } else if (piece.type === 'restart') {
        // This protocol cannot retract text. Clients that know the mark, such as another Larder, discard the text before it.
        if (text !== '') yield presentChunk(head, { content: THOUGHT_END });
        text = '';
      } else {
        const from = calls;
        calls += piece.calls.length;
        const tool_calls = presentToolCalls(piece.calls).map((call, index) => ({ ...call, index: from + index }));
        yield presentChunk(head, { tool_calls });
      }
    }
    yield presentChunk(head, {}, calls > 0 ? 'tool_calls' : 'stop');
    if (includesUsage) yield presentUsageChunk(head, input, text);
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'an answer broke off');
    yield { error: { message: COMPLETION_TEXTS.unavailable, type: 'server_error' } };
  } finally {
    await rest.return?.();
  }
}
