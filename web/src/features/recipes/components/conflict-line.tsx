import type { Conflict } from '@larder/contract/recipe-fields';
import { TriangleAlert } from 'lucide-react';

import { classNames } from '#ui/class-names.ts';

export interface ConflictLineProps {
  conflicts: readonly Conflict[];
  className?: string;
}

/** Why a recipe in a list does not suit the user's eating rules: "Contains peanuts". Nothing for one that does. */
export function ConflictLine({ conflicts, className }: ConflictLineProps) {
  if (conflicts.length === 0) return null;
  return (
    <span className={classNames('flex items-start gap-1.5 text-sm font-semibold text-beet-ink', className)}>
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{conflicts.map(({ text }) => text).join(' · ')}</span>
    </span>
  );
}
