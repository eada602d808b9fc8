import type { ModeratedRecipe } from '@larder/contract/admin-reports';
import { useId } from 'react';

import { HiddenNote } from '#features/admin/components/hidden-note.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface ModeratedCardProps {
  recipe: ModeratedRecipe;
  busy: boolean;
  /** Called with true to hide the recipe, with false to show it again. */
  onDecide: (hidden: boolean) => void;
}

export function ModeratedCard({ recipe, busy, onDecide }: ModeratedCardProps) {
  const titleId = useId();
  const isHidden = recipe.hidden_reason !== null;
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4 sm:flex-row sm:items-start">
      <div className="min-w-0 grow">
        <h2 id={titleId} dir="auto" className="line-clamp-3 text-xl font-semibold wrap-anywhere">
          {recipe.title}
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-ink-faint">
          Shared by <bdi>{recipe.shared_by_name}</bdi>, <RelativeTime at={recipe.created_at} />
        </p>
        <p dir="auto" className="mt-2 line-clamp-3 wrap-anywhere text-ink-soft">
          {recipe.description}
        </p>
        {recipe.hidden_at !== null && <HiddenNote at={recipe.hidden_at} reason={recipe.hidden_reason} />}
      </div>
      <Button
        aria-describedby={titleId}
        busy={busy}
        busyLabel={isHidden ? 'Showing...' : 'Hiding...'}
        onClick={() => onDecide(!isHidden)}
        className="shrink-0"
      >
        {isHidden ? 'Show again' : 'Hide'}
      </Button>
    </Card>
  );
}
