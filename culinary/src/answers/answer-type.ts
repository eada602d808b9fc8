import type { KnowledgeTopic } from '#knowledge/knowledge-entry';

/** What is worked out from the catalogue rather than looked up in the knowledge base. */
export type ComputedTopic =
  | 'conversion'
  | 'substitute'
  | 'time'
  | 'temperature'
  | 'season'
  | 'diet'
  | 'pairing'
  | 'nutrition'
  | 'portion';

export interface KnownAnswer {
  readonly kind: 'answer';
  /** Plain text of one to a few sentences, at most 700 characters. */
  readonly text: string;
  readonly topic: KnowledgeTopic | ComputedTopic;
  /** Id of the knowledge entry it comes from, where it comes from one. */
  readonly entry?: string;
  /** Where safety or nutrition figures come from. */
  readonly sources?: readonly string[];
  /** Questions nearby; each of them has an answer. */
  readonly related: readonly string[];
}

export interface UnknownAnswer {
  readonly kind: 'unknown';
  /** Says so, and what can be asked instead. */
  readonly text: string;
  readonly related: readonly string[];
}

export type Answer = KnownAnswer | UnknownAnswer;

/** What one way of working out finds; related questions are added for all of them alike. */
export interface Computed {
  readonly topic: ComputedTopic;
  readonly text: string;
  readonly sources?: readonly string[];
}
