import { Sparkles } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';

/** REECE made it. */
export function GeneratedBadge({ className }: { className?: string }) {
  return (
    <Badge tone="saffron" {...(className === undefined ? {} : { className })}>
      <Sparkles aria-hidden="true" />
      AI Generated
    </Badge>
  );
}
