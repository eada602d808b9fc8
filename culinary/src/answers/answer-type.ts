import type { AnswerFacts } from '#answers/answer-facts';
import type { KnowledgeTopic } from '#knowledge/knowledge-entry';

/** Topics computed from the catalog rather than looked up in the knowledge base. */
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
  readonly entry?: string;
  /** What a computed answer states. */
  readonly facts?: AnswerFacts | undefined;
  /** Sources of safety or nutrition figures. */
  readonly sources?: readonly string[];
  /** Follow-up questions; each of them has an answer. */
  readonly related: readonly string[];
}

export interface UnknownAnswer {
  readonly kind: 'unknown';
  /** States that there is no answer, and what can be asked instead. */
  readonly text: string;
  readonly related: readonly string[];
}

export type Answer = KnownAnswer | UnknownAnswer;

/** The result of one answer function; related questions are added later. */
export interface Computed {
  readonly topic: ComputedTopic;
  readonly text: string;
  /** Absent where a sentence says more than figures can. */
  readonly facts?: AnswerFacts | undefined;
  readonly sources?: readonly string[];
}
