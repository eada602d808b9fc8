import { Lightbulb } from 'lucide-react';

import type { SizeNote } from '#features/cooking/model/shaped-recipe.ts';

/** Notes about the chosen size, next to the line or step they are about. */
export function SizeNotes({ notes }: { notes: readonly SizeNote[] }) {
  return notes.map(({ text }) => (
    <p key={text} className="mt-1 flex gap-2 text-sm text-saffron-ink print:mt-0 print:text-xs print:text-ink-faint">
      <Lightbulb className="mt-0.5 size-4 shrink-0 print:hidden" aria-hidden="true" />
      <span className="min-w-0">{text}</span>
    </p>
  ));
}
