import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { AnsweredBy, Generation, GenerationStage } from '@larder/contract/assistant';

interface KindTexts {
  readonly underWay: string;
  readonly done: (title: string) => string;
  readonly failed: string;
}

export const KIND_TEXTS: Readonly<Record<Generation['kind'], KindTexts>> = {
  surprise: {
    underWay: ASSISTANT_TEXTS.surprising,
    done: ASSISTANT_TEXTS.surprised,
    failed: ASSISTANT_TEXTS.surprise_failed,
  },
  quick: {
    underWay: 'REECE is creating a recipe for you...',
    done: ASSISTANT_TEXTS.quick_created,
    failed: ASSISTANT_TEXTS.quick_create_failed,
  },
  suggestion: {
    underWay: 'REECE is writing your recipe...',
    done: () => ASSISTANT_TEXTS.suggestion_made,
    failed: ASSISTANT_TEXTS.suggestion_failed,
  },
  ingredients: {
    underWay: 'REECE is writing your recipe...',
    done: () => ASSISTANT_TEXTS.generated,
    failed: ASSISTANT_TEXTS.generate_failed,
  },
};

const STAGE_TEXTS: Readonly<Record<GenerationStage, string>> = {
  writing: 'Thinking up a recipe',
  checking: 'Checking what you eat',
  picturing: 'Making the picture',
  saving: 'Putting it into your cookbook',
};

/** What is being done; null while the server cannot be heard, undefined before it has said anything. */
export function stageText(stage: GenerationStage | null | undefined): string {
  if (stage === undefined) return 'Asking REECE';
  return stage === null ? 'The connection is lost. Trying to reach REECE again.' : STAGE_TEXTS[stage];
}

export const STOPPING = 'Stopping';
export const NOT_STOPPED = 'REECE could not be stopped';

const MADE_BY: Readonly<Record<AnsweredBy, string>> = {
  kitchen: 'REECE’s kitchen engine made this.',
  provider: 'REECE made this.',
  worker: 'REECE’s worker made this.',
  simulated: 'This is a sample of the simulated provider.',
};

export function madeByText(answeredBy: AnsweredBy): string {
  return MADE_BY[answeredBy];
}

/** What a message has room for. */
const TOLD_SENTENCES = 2;

/** The second line of the message that it is done: who answered in place of the provider, and what the cook should know besides. */
export function notesText({ notes, answered_by: cook }: Pick<Generation, 'notes' | 'answered_by'>): string | undefined {
  // Where our own engine stood in for somebody, the first note says so, and why.
  const isTold = cook === null || cook === 'provider' || (cook === 'kitchen' && notes.length > 0);
  const told = [...(isTold ? [] : [madeByText(cook)]), ...notes];
  return told.length === 0 ? undefined : told.slice(0, TOLD_SENTENCES).join(' ');
}

/** Why there is no recipe, as far as the message that there is none does not say it. */
export function problemText({ kind, problem, unusable }: Generation): string | undefined {
  return problem === null || problem === KIND_TEXTS[kind].failed ? unusable[0]?.reason : problem;
}
