import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import type { Generation } from '@larder/contract/assistant';

const KEPT = 'Everything you typed is kept.';

interface Told {
  readonly failed: boolean;
  readonly message: string;
  readonly detail: string | undefined;
}

/** Why no recipe came of it. What none can be made of is told where it stands. */
export function describeGenerated({ state, problem }: Pick<Generation, 'state' | 'problem'>): Told {
  const message = ASSISTANT_TEXTS.generate_failed;
  if (state === 'cancelled') return { failed: false, message: 'Stopped', detail: KEPT };
  if (state === 'done') return { failed: true, message, detail: undefined };
  return { failed: true, message, detail: problem === null || problem === message ? KEPT : `${problem} ${KEPT}` };
}

/** That the title the cook typed stays, though REECE gave the recipe another one; undefined where the two are the same. */
export function keptTitleText(title: string, generated: string): string | undefined {
  return title === generated ? undefined : `Your title stays. REECE called it “${generated}”.`;
}
