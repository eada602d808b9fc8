import type { Obstacle, QueuedChange } from '#features/device-store/model/queued-change.ts';
import type { SendResult } from '#features/offline/model/send-change.ts';

export interface ChangeQueue {
  readonly list: () => Promise<readonly QueuedChange[]>;
  readonly remove: (id: number) => Promise<void>;
  readonly setObstacle: (id: number, obstacle: Obstacle) => Promise<void>;
}

export interface Sending {
  readonly queue: ChangeQueue;
  readonly send: (change: QueuedChange) => Promise<SendResult>;
  /** Stores the server's answer, before the change leaves the queue. */
  readonly onSent: (result: SendResult & { readonly kind: 'sent' }, change: QueuedChange) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Sends the waiting changes one after the other, oldest first. A change leaves the queue only after the server has accepted it, so an
 * interruption at any point repeats a change but loses none. Returns null when none is waiting, otherwise when to try again.
 */
export async function sendChanges({ queue, send, onSent, signal }: Sending): Promise<SendResult | null> {
  for (;;) {
    const next = (await queue.list()).find(({ obstacle }) => obstacle === null);
    if (next === undefined || signal.aborted) return null;
    const result = await send(next);
    if (result.kind === 'later') return result;
    if (result.kind === 'set-aside') await queue.setObstacle(next.id, result.obstacle);
    else {
      await onSent(result, next);
      await queue.remove(next.id);
    }
  }
}
