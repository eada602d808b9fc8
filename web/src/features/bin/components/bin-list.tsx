import type { BinnedRecipe } from '@larder/contract/bin';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';

import { purgeText } from '#features/bin/model.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { RelativeTime } from '#ui/relative-time.tsx';

interface BinRowProps {
  recipe: BinnedRecipe;
  nowMs: number;
  onRestore: (recipe: BinnedRecipe) => void;
  onDelete: (recipe: BinnedRecipe) => void;
}

function BinRow({ recipe, nowMs, onRestore, onDelete }: BinRowProps) {
  const { title, category, deleted_at: deletedAt, purged_at: purgedAt } = recipe;
  const titleId = useId();
  return (
    <li ref={restoreFocusOnRemoval}>
      <Card as="article" flush className="flex flex-col sm:flex-row sm:items-center">
        <div className="flex min-w-0 grow items-center gap-4 p-4">
          <RecipePicture recipe={recipe} className="size-20 shrink-0 rounded-md border border-line opacity-80" />
          <div className="min-w-0">
            {category !== null && <p className="eyebrow mb-0.5 text-ink-faint">{category}</p>}
            <h2 id={titleId} dir="auto" className="line-clamp-2 text-lg leading-snug font-semibold wrap-anywhere">
              {title}
            </h2>
            <p className="mt-1 text-sm text-ink-soft">
              Deleted <RelativeTime at={deletedAt} />, permanently deleted {purgeText(purgedAt, nowMs)}
            </p>
          </div>
        </div>
        <div className="flex gap-2 px-4 pb-4 sm:shrink-0 sm:py-4 sm:pl-0">
          <Button className="grow" aria-describedby={titleId} onClick={() => onRestore(recipe)}>
            <RotateCcw aria-hidden="true" />
            Restore
          </Button>
          <Button tone="ghost" aria-describedby={titleId} onClick={() => onDelete(recipe)}>
            Delete for good
          </Button>
        </div>
      </Card>
    </li>
  );
}

export interface BinListProps extends Pick<BinRowProps, 'onRestore' | 'onDelete'> {
  recipes: readonly BinnedRecipe[];
}

export function BinList({ recipes, onRestore, onDelete }: BinListProps) {
  const [nowMs] = useState(() => Date.now());
  return (
    <ul className="flex flex-col gap-4">
      {recipes.map((recipe) => (
        <BinRow key={recipe.id} recipe={recipe} nowMs={nowMs} onRestore={onRestore} onDelete={onDelete} />
      ))}
    </ul>
  );
}
