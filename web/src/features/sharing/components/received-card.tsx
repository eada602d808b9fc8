import type { ReceivedCard as Received } from '@larder/contract/sharing';

import { RecipeCard } from '#features/recipes/components/recipe-card.tsx';
import { ReceivedMenu } from '#features/sharing/components/received-menu.tsx';
import type { ReceivedMenuProps } from '#features/sharing/components/received-menu-content.tsx';
import { Badge } from '#ui/badge.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface ReceivedCardProps extends ReceivedMenuProps {
  eager: boolean;
}

function Origin({ recipe }: { recipe: Received }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      {!recipe.viewed && <Badge tone="tomato">New</Badge>}
      <span className="max-w-full min-w-0 truncate">
        Shared by <bdi>{recipe.shared_by_name}</bdi>
      </span>
      <span className="shrink-0 text-ink-faint">
        <RelativeTime at={recipe.shared_at} />
      </span>
    </p>
  );
}

/** The card of a received recipe, with a menu of further actions. */
export function ReceivedCard({ recipe, eager, onCopy, onRemove }: ReceivedCardProps) {
  return (
    <li ref={restoreFocusOnRemoval} className="relative max-sm:[&_h2]:pr-9">
      <RecipeCard recipe={recipe} eager={eager} note={<Origin recipe={recipe} />} />
      {/* Above the link that covers the card. */}
      <div className="absolute top-1 right-1 z-10 has-[[data-state=open]]:z-20">
        <ReceivedMenu recipe={recipe} onCopy={onCopy} onRemove={onRemove} />
      </div>
    </li>
  );
}
