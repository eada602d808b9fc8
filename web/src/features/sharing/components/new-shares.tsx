import { useQuery } from '@tanstack/react-query';

import { newReceivedQuery } from '#features/sharing/api.ts';
import { numberText } from '#features/recipes/model/recipe-text.ts';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The number of new received recipes, at the end of the name of a link. Renders nothing for zero. */
export function NewShares({ className = 'ml-auto' }: { className?: string }) {
  const { data } = useQuery(newReceivedQuery());
  if (data === undefined || data.count === 0) return null;
  return (
    <Badge tone="saffron" className={className}>
      <VisuallyHidden>, </VisuallyHidden>
      {numberText(data)}
      <VisuallyHidden> new</VisuallyHidden>
    </Badge>
  );
}
