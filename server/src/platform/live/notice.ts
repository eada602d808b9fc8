/** What notices can be about: a feature says so by declaration merging, with `topic: 'one' | 'another'`. */
export interface Topics {}

export type Topic = Topics extends { readonly topic: infer Known extends string } ? Known : string;

/** Something happened to the thing of this id. What it is like now is looked up by whoever tells people of it. */
export interface Notice {
  /** A person, by id, or 'everyone'. */
  readonly to: string;
  readonly topic: Topic;
  readonly id: string;
}

/** Not told to anybody: whoever listens as this person is looked at anew. */
export const RECHECK_ACCESS = 'look-again';

/** What instances say to each other. */
export type Said = Notice | { readonly to: string; readonly topic: typeof RECHECK_ACCESS; readonly id: '' };

export function isNotice(said: Said): said is Notice {
  return said.topic !== RECHECK_ACCESS;
}

export interface EventPublisher {
  /**
   * Tells open pages, here and on other instances, a moment later. To be called after what it tells of is committed: whoever
   * hears of it reads it at once. Nothing is kept of it: who does not listen now sees it when they come.
   */
  publish(notice: Notice): void;
  /**
   * Ends the streams of this person that may not go on, here and on other instances, as soon. To be called after it is committed
   * that a session of theirs has ended, or counts for less.
   */
  recheckAccess(personId: string): void;
}
