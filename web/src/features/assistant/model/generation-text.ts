import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { AnsweredBy, Generation, GenerationStage } from '@larder/contract/assistant';

interface KindTexts {
  readonly running: string;
  readonly done: (title: string) => string;
  readonly failed: string;
}

export const GENERATION_TEXTS: Readonly<Record<Generation['kind'], KindTexts>> = {
  surprise: {
    running: ASSISTANT_TEXTS.surprising,
    done: ASSISTANT_TEXTS.surprised,
    failed: ASSISTANT_TEXTS.surprise_failed,
  },
  quick: {
    running: 'REECE is creating a recipe for you...',
    done: ASSISTANT_TEXTS.quick_created,
    failed: ASSISTANT_TEXTS.quick_create_failed,
  },
  suggestion: {
    running: 'REECE is writing your recipe...',
    done: () => ASSISTANT_TEXTS.suggestion_made,
    failed: ASSISTANT_TEXTS.suggestion_failed,
  },
  ingredients: {
    running: 'REECE is writing your recipe...',
    done: () => ASSISTANT_TEXTS.generated,
    failed: ASSISTANT_TEXTS.generate_failed,
  },
};

const STAGE_TEXTS: Readonly<Record<GenerationStage, string>> = {
  writing: 'Thinking up a recipe',
  checking: 'Checking your diet and allergies',
  picturing: 'Making the picture',
  saving: 'Adding it to your cookbook',
};

/** The text of a stage. Null while the server cannot be reached; undefined before the first answer. */
export function stageText(stage: GenerationStage | null | undefined): string {
  if (stage === undefined) return 'Asking REECE';
  return stage === null ? 'Connection lost. Trying to reach REECE again.' : STAGE_TEXTS[stage];
}

export const STOPPING = 'Stopping';
export const NOT_STOPPED = 'REECE could not be stopped';

const ANSWERED_BY_TEXTS: Readonly<Record<AnsweredBy, string>> = {
  kitchen: 'REECE’s kitchen engine made this.',
  provider: 'REECE made this.',
  worker: 'REECE’s worker made this.',
  simulated: 'This is a sample from the simulated provider.',
};

export function answeredByText(answeredBy: AnsweredBy): string {
  return ANSWERED_BY_TEXTS[answeredBy];
}

/** A toast has room for two sentences. */
const MAX_SENTENCES = 2;

/** The description of the success toast: who answered in place of the provider, and notes for the cook. */
export function notesText({ notes, answered_by: cook }: Pick<Generation, 'notes' | 'answered_by'>): string | undefined {
  // When the kitchen engine replaced a provider, the first note already says so.
  const hasAttribution = cook === null || cook === 'provider' || (cook === 'kitchen' && notes.length > 0);
  const sentences = [...(hasAttribution ? [] : [answeredByText(cook)]), ...notes];
  return sentences.length === 0 ? undefined : sentences.slice(0, MAX_SENTENCES).join(' ');
}

/** The reason for a failure, beyond the title of its toast. */
export function problemText({ kind, problem, unusable }: Generation): string | undefined {
  return problem === null || problem === GENERATION_TEXTS[kind].failed ? unusable[0]?.reason : problem;
}
