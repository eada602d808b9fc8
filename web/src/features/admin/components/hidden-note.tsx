import { EyeOff } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

/** The reason shown where no admin hid the recipe. */
const AUTHOR_DISABLED = 'its author’s account is disabled';

export interface HiddenNoteProps {
  at: string;
  /** The reason the admin gave; null where no admin hid it. */
  reason: string | null;
}

/** Since when something is hidden, and why. */
export function HiddenNote({ at, reason }: HiddenNoteProps) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Badge tone="beet">
        <EyeOff aria-hidden="true" />
        Hidden
      </Badge>
      <span className="min-w-0 wrap-anywhere text-ink-soft">
        <RelativeTime at={at} />: <bdi>{reason ?? AUTHOR_DISABLED}</bdi>
      </span>
    </p>
  );
}
