import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { SourcedCard } from '@larder/contract/recipes';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

import { ArrangeList } from '#features/collections/components/arrange-list.tsx';
import { CARD_GRID } from '#features/recipes/components/card-frame.tsx';
import { RecipeCard, RecipeCardSkeleton } from '#features/recipes/components/recipe-card.tsx';
import { itemsOf } from '#features/recipes/model/listed-pages.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const SKELETONS = 6;
/** The number of cards that are visible when the page opens. */
const EAGER_CARDS = 6;

interface RecipesPage {
  readonly recipes: readonly SourcedCard[];
}

export interface CollectionRecipesProps {
  collectionId: string;
  list: UseInfiniteQueryResult<InfiniteData<RecipesPage>>;
  /** Shows rows with buttons that change the order. */
  isArranging: boolean;
}

function Loading() {
  return (
    <div className={CARD_GRID}>
      <VisuallyHidden live>Loading the recipes</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <RecipeCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Who shared a received recipe. */
function Origin({ recipe }: { recipe: SourcedCard }) {
  return (
    <p className="truncate">
      Shared by <bdi>{recipe.shared_by_name}</bdi>
    </p>
  );
}

/** The recipes of a collection, as cards or as rows to rearrange. */
export function CollectionRecipes({ collectionId, list, isArranging }: CollectionRecipesProps) {
  const recipes = itemsOf(list.data?.pages ?? []);
  if (list.isPending) return <Loading />;
  if (list.data === undefined) {
    return (
      <ErrorPanel
        title={COLLECTION_TEXTS.open_failed}
        onRetry={() => void list.refetch()}
        reference={referenceOf(list.error)}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  return (
    <>
      {isArranging ? (
        <ArrangeList collectionId={collectionId} recipes={recipes} />
      ) : (
        recipes.length > 0 && (
          <ol className={CARD_GRID}>
            {recipes.map((recipe, index) => (
              <li key={recipe.id}>
                <RecipeCard
                  recipe={recipe}
                  eager={index < EAGER_CARDS}
                  note={recipe.source === 'shared' ? <Origin recipe={recipe} /> : undefined}
                />
              </li>
            ))}
          </ol>
        )
      )}
      <MorePages list={list} failure={COLLECTION_TEXTS.open_failed} />
    </>
  );
}
