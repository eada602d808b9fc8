import { type Completion, type CompletionChunk, COMPLETION_TEXTS } from '@larder/contract/completions';

import type { Ctx } from '#platform/context.ts';
import type { ToolCall } from '#platform/models/model.ts';

import type { CompletionPiece } from './commands.ts';
import { newHead, presentChunk, presentCompletion, presentToolCalls, presentUsageChunk } from './present.ts';

/** A whole answer. `asked` is what its input is counted by. */
export async function readAll(pieces: AsyncIterable<CompletionPiece>, asked: string, now: Date): Promise<Completion> {
  let text = '';
  const calls: ToolCall[] = [];
  for await (const piece of pieces) {
    if (piece.type === 'text') text += piece.text;
    else if (piece.type === 'restart') text = '';
    else calls.push(...piece.calls);
  }
  return presentCompletion(newHead(now), { text, calls, asked });
}

const THOUGHT_END = '</think>';

interface Streaming {
  readonly asked: string;
  readonly now: Date;
  readonly tellsUsage: boolean;
  readonly log: Ctx['log'];
  /** Aborted when nobody listens any more. */
  readonly signal: AbortSignal;
}

/** An answer chunk by chunk, once its first piece is there: what fails before it is an error of its own. */
export async function streamChunks(
  pieces: AsyncIterable<CompletionPiece>,
  streaming: Streaming,
): Promise<AsyncIterable<CompletionChunk>> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  // Whoever leaves now does not begin to read, and nobody else would end what is under way.
  const end = () => void rest.return?.().catch(() => undefined);
  if (streaming.signal.aborted) end();
  else streaming.signal.addEventListener('abort', end, { once: true });
  return chunksOf(first, rest, streaming);
}

async function* chunksOf(
  first: IteratorResult<CompletionPiece>,
  rest: AsyncIterator<CompletionPiece>,
  { asked, now, tellsUsage, log, signal }: Streaming,
): AsyncGenerator<CompletionChunk> {
  const head = newHead(now);
  let said = '';
  let calls = 0;
  try {
    yield presentChunk(head, { role: 'assistant', content: '' });
    for (let next = first; next.done !== true; next = await rest.next()) {
      const piece = next.value;
      if (piece.type === 'text') {
        said += piece.text;
        yield presentChunk(head, { content: piece.text });
      } else if (piece.type === 'restart') {
        // Nothing can be taken back in this protocol. The mark says what it was to programs that know it, as another Larder does.
        if (said !== '') yield presentChunk(head, { content: THOUGHT_END });
        said = '';
      } else {
        const from = calls;
        calls += piece.calls.length;
        const tool_calls = presentToolCalls(piece.calls).map((call, index) => ({ ...call, index: from + index }));
        yield presentChunk(head, { tool_calls });
      }
    }
    yield presentChunk(head, {}, calls > 0 ? 'tool_calls' : 'stop');
    if (tellsUsage) yield presentUsageChunk(head, asked, said);
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'an answer broke off');
    yield { error: { message: COMPLETION_TEXTS.unavailable, type: 'server_error' } };
  } finally {
    await rest.return?.();
  }
}
