import type { Recipe } from '@larder/contract/recipes';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Heart, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { useSetFavorite } from '#features/recipes/api.ts';
import { useRecipeRemoval } from '#features/recipes/components/use-recipe-removal.ts';
import { describeFavoriteError } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      tone="ghost"
      className="-ml-4 px-4"
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/dashboard' }))}
    >
      <ArrowLeft aria-hidden="true" />
      Back
    </Button>
  );
}

function FavoriteButton({ recipe }: { recipe: Recipe }) {
  const { mutate } = useSetFavorite();
  const { id, is_favorite: isFavorite } = recipe;
  return (
    <Button
      tone="ghost"
      size="icon"
      aria-label="Favorite"
      aria-pressed={isFavorite}
      onClick={() =>
        mutate(
          { id, isFavorite: !isFavorite },
          {
            onError: (error) => {
              const { message, detail } = describeFavoriteError(error);
              toast.error(message, { description: detail });
            },
          },
        )
      }
    >
      <Heart aria-hidden="true" className={isFavorite ? 'fill-tomato text-tomato' : ''} />
    </Button>
  );
}

/** What one can do with a recipe. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const [asking, setAsking] = useState(false);
  const { remove, isPending } = useRecipeRemoval(recipe, () => setAsking(false));
  return (
    <div className="mb-4 flex items-center gap-1 sm:mb-6" data-print="hide">
      <div className="grow">
        <BackButton />
      </div>
      <FavoriteButton recipe={recipe} />
      <Button tone="ghost" size="icon" aria-label="Print" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
      </Button>
      <Button tone="ghost" size="icon" className="-mr-2.5" aria-label="Delete" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this recipe?"
        description={
          <>
            <span className="line-clamp-3 font-semibold wrap-anywhere text-ink">{recipe.title}</span>
            <span className="mt-1 block">It goes to the bin. You can undo this right after.</span>
          </>
        }
        confirmLabel="Delete"
        busy={isPending}
        busyLabel="Deleting..."
        onConfirm={remove}
      />
    </div>
  );
}
