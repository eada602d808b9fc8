import { ChefHat } from 'lucide-react';

import { classNames } from '#ui/class-names.ts';

/** Replaces the stars for the author, who cannot rate their own recipe. */
export function OwnRecipeMark({ className }: { className?: string }) {
  return (
    <p className={classNames('flex items-center gap-2 font-semibold text-ink-soft', className)}>
      <ChefHat className="size-5 shrink-0" aria-hidden="true" />
      Your recipe
    </p>
  );
}
