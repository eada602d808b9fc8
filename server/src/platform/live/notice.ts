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

export interface Teller {
  /**
   * Tells open pages, here and on other instances, a moment later. To be called after what it tells of is committed: whoever
   * hears of it reads it at once. Nothing is kept of it: who does not listen now sees it when they come.
   */
  tell(notice: Notice): void;
}
