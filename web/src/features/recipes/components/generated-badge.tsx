import { Sparkles } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';

export interface GeneratedBadgeProps {
  className?: string;
  /** Only the symbol is visible on a phone. */
  isShort?: boolean;
}

/** Marks a recipe that REECE generated. */
export function GeneratedBadge({ className, isShort = false }: GeneratedBadgeProps) {
  return (
    <Badge tone="saffron" {...(className === undefined ? {} : { className })}>
      <Sparkles aria-hidden="true" />
      <span className={isShort ? 'max-sm:sr-only' : ''}>AI Generated</span>
    </Badge>
  );
}
