import { Sparkles } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';

/** Marks a recipe that REECE generated. */
export function GeneratedBadge({ className }: { className?: string }) {
  return (
    <Badge tone="saffron" {...(className === undefined ? {} : { className })}>
      <Sparkles aria-hidden="true" />
      AI Generated
    </Badge>
  );
}
