/** The topics of notices. A feature declares its own by declaration merging: `topic: 'a' | 'b'`. */
export interface Topics {}

export type Topic = Topics extends { readonly topic: infer Known extends string } ? Known : string;

/** Something changed. It names the changed row only; its current state is read when the notice is presented. */
export interface Notice {
  /** A user id, or 'everyone'. */
  readonly to: string;
  readonly topic: Topic;
  readonly id: string;
}

/** Sent to no page: instances recheck the streams of this user. */
export const RECHECK_ACCESS = 'look-again';

/** What instances send each other. */
export type BusMessage = Notice | { readonly to: string; readonly topic: typeof RECHECK_ACCESS; readonly id: '' };

export function isNotice(message: BusMessage): message is Notice {
  return message.topic !== RECHECK_ACCESS;
}

export interface EventPublisher {
  /**
   * Notifies open pages, on this instance and others, a moment later. Call it after the commit: pages refetch at once. Fire and
   * forget: nothing is stored for pages that open later.
   */
  publish(notice: Notice): void;
  /**
   * Ends the streams of this user whose session has ended or lost rights, on this instance and others, a moment later. Call it
   * after the commit.
   */
  recheckAccess(userId: string): void;
}
