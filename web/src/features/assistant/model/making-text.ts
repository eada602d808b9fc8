import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { Generation, GenerationStage } from '@larder/contract/assistant';

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
  return stage === null ? 'The connection is lost. REECE goes on, and we are trying to reach it.' : STAGE_TEXTS[stage];
}

/** What a message has room for. */
const TOLD_NOTES = 2;

/** What the cook should know besides: the second line of the message that it is done. */
export function notesText({ notes }: Pick<Generation, 'notes'>): string | undefined {
  return notes.length === 0 ? undefined : notes.slice(0, TOLD_NOTES).join(' ');
}

/** Why there is no recipe, as far as the message that there is none does not say it. */
export function problemText({ kind, problem, unusable }: Generation): string | undefined {
  return problem === null || problem === KIND_TEXTS[kind].failed ? unusable[0]?.reason : problem;
}
