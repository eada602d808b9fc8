import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { Generation } from '@larder/contract/assistant';

const UNCHANGED = 'Everything you typed is still here.';

interface FailureText {
  readonly failed: boolean;
  readonly message: string;
  readonly detail: string | undefined;
}

/** Says why a generation gave no recipe. Unusable ingredients are listed elsewhere on the page. */
export function describeNoRecipe({ state, problem }: Pick<Generation, 'state' | 'problem'>): FailureText {
  const message = ASSISTANT_TEXTS.generate_failed;
  if (state === 'cancelled') return { failed: false, message: 'Stopped', detail: UNCHANGED };
  if (state === 'done') return { failed: true, message, detail: undefined };
  return {
    failed: true,
    message,
    detail: problem === null || problem === message ? UNCHANGED : `${problem} ${UNCHANGED}`,
  };
}

/** Says that the typed title stays although REECE chose another; undefined if both are the same. */
export function titleNoteText(title: string, generated: string): string | undefined {
  return title === generated ? undefined : `We kept your title. REECE called it “${generated}”.`;
}
