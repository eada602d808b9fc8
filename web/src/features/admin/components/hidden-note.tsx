import { EyeOff } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

/** Why nobody sees what no admin has hidden. */
const AUTHOR_DISABLED = 'its author’s account is disabled';

export interface HiddenNoteProps {
  at: string;
  /** What the admin gave who hid it; null where none did. */
  reason: string | null;
}

/** Since when others do not see it, and why. */
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
