import type { RecipeDetail } from '@larder/contract/recipes';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Heart, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { RecipeMenu } from '#features/recipe-page/components/recipe-menu.tsx';
import { useSetFavorite } from '#features/recipes/hooks/use-set-favorite.ts';
import { describeFavoriteError } from '#features/recipes/model/recipe-text.ts';
import { ShareDialog } from '#features/sharing/components/share-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';

const favoriteFailure = failureToast();

function BackButton() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      tone="ghost"
      className="-ml-4"
      onClick={() => (canGoBack ? router.history.back() : void router.navigate({ to: '/dashboard' }))}
    >
      <ArrowLeft aria-hidden="true" />
      Back
    </Button>
  );
}

function FavoriteButton({ recipe }: { recipe: RecipeDetail }) {
  const { mutate } = useSetFavorite();
  const { id, is_favorite: isFavorite } = recipe;
  return (
    <Button
      tone="ghost"
      size="icon"
      aria-label="Favorite"
      aria-pressed={isFavorite}
      onClick={() => {
        favoriteFailure.clear();
        mutate(
          { id, isFavorite: !isFavorite },
          {
            onError: (error) => {
              const { message, detail } = describeFavoriteError(error);
              favoriteFailure.show(message, { description: detail });
            },
          },
        );
      }}
    >
      <Heart aria-hidden="true" className={isFavorite ? 'fill-tomato text-tomato' : ''} />
    </Button>
  );
}

function ShareButton({ recipe }: { recipe: RecipeDetail }) {
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <Button tone="ghost" size="icon" aria-label="Share" onClick={() => setSharing(true)}>
        <Share2 aria-hidden="true" />
      </Button>
      <ShareDialog recipe={recipe} open={sharing} onOpenChange={setSharing} />
    </>
  );
}

async function loadDialog() {
  const { DeleteRecipeDialog } = await import('#features/recipe-page/components/delete-recipe-dialog.tsx');
  return DeleteRecipeDialog;
}

/** The script of the dialog is prefetched when the button is hovered or focused. */
function DeleteButton({ recipe }: { recipe: RecipeDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog] = useLazyModule(loadDialog, isOpen, () => setOpen(false));
  const prepare = (): void => {
    // A failed fetch is reported when the dialog opens.
    loadDialog().catch(() => undefined);
  };
  return (
    <>
      <Button
        tone="ghost"
        size="icon"
        aria-label="Delete"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      {Dialog !== null && <Dialog recipe={recipe} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

export interface RecipeActionsProps {
  recipe: RecipeDetail;
  /** Returns the recipe as text, in the chosen size and units. */
  writeText: () => string;
}

/** Actions on a recipe. Those that change it appear on the user's own recipes only. */
export function RecipeActions({ recipe, writeText }: RecipeActionsProps) {
  const isOwn = recipe.source === 'own';
  return (
    <div className="mb-4 flex items-center gap-1 sm:mb-6" data-print="hide">
      <div className="grow">
        <BackButton />
      </div>
      {isOwn && <FavoriteButton recipe={recipe} />}
      {isOwn && <ShareButton recipe={recipe} />}
      {isOwn && <DeleteButton recipe={recipe} />}
      <div className="-mr-2.5">
        <RecipeMenu key={recipe.id} recipe={recipe} writeText={writeText} />
      </div>
    </div>
  );
}
