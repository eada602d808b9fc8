import { COLLECTION_TEXTS } from '@larder/contract/collection-texts';
import type { RecipeCard } from '@larder/contract/recipes';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { useMoveInCollection, useRemoveFromCollection } from '#features/collections/api.ts';
import { moveBy } from '#features/collections/model/order.ts';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { failureToast } from '#ui/failure-toast.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const moveFailure = failureToast();
const removeFailure = failureToast();

interface MoveButtonProps {
  label: string;
  /** The recipe is at this end of the list. The button keeps the focus then, which a disabled one would lose. */
  isLast: boolean;
  onPress: (button: HTMLButtonElement) => void;
  children: ReactNode;
}

function MoveButton({ label, isLast, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLast}
      onClick={(event) => onPress(event.currentTarget)}
      className={classNames(buttonStyle('ghost', 'icon'), isLast && 'opacity-35')}
    >
      {children}
    </button>
  );
}

export interface ArrangeListProps {
  collectionId: string;
  recipes: readonly RecipeCard[];
}

/** The recipes of a collection as rows, with buttons that change their order or remove them. */
export function ArrangeList({ collectionId, recipes }: ArrangeListProps) {
  const { mutate: move } = useMoveInCollection(collectionId);
  const { mutate: remove } = useRemoveFromCollection();
  const [announcement, setAnnouncement] = useState('');
  const pressed = useRef<HTMLButtonElement | null>(null);
  const ids = recipes.map(({ id }) => id);
  const order = ids.join();
  const lastOrder = useRef(order);
  useEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    // Moving an element in the document takes the focus from it.
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  });
  const step = (index: number, by: -1 | 1, button: HTMLButtonElement): void => {
    const change = moveBy(ids, index, by);
    if (change === null) return;
    pressed.current = button;
    moveFailure.clear();
    setAnnouncement(`${recipes[index]?.title ?? ''} is now ${index + by + 1} of ${recipes.length}`);
    move(change, {
      onError: (error) => moveFailure.show(COLLECTION_TEXTS.move_failed, { description: failureDetail(error) }),
    });
  };
  const drop = (recipe: string): void => {
    removeFailure.clear();
    remove(
      { id: collectionId, recipe },
      {
        onError: (error) => removeFailure.show(COLLECTION_TEXTS.remove_failed, { description: failureDetail(error) }),
      },
    );
  };
  return (
    <>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
      <ol className="flex flex-col">
        {recipes.map((recipe, index) => (
          <li
            key={recipe.id}
            ref={restoreFocusOnRemoval}
            className="flex items-center gap-3 border-t border-line py-2 first:border-t-0"
          >
            <RecipePicture recipe={recipe} sizes="4rem" className="aspect-square w-14 shrink-0 rounded-md" />
            <p dir="auto" className="line-clamp-2 min-w-0 grow font-semibold wrap-anywhere">
              {recipe.title}
            </p>
            <div className="flex shrink-0">
              <MoveButton
                label={`Move up ${recipe.title}`}
                isLast={index === 0}
                onPress={(button) => step(index, -1, button)}
              >
                <ArrowUp aria-hidden="true" />
              </MoveButton>
              <MoveButton
                label={`Move down ${recipe.title}`}
                isLast={index === recipes.length - 1}
                onPress={(button) => step(index, 1, button)}
              >
                <ArrowDown aria-hidden="true" />
              </MoveButton>
              <Button
                tone="ghost"
                size="icon"
                aria-label={`Remove ${recipe.title} from the collection`}
                onClick={() => drop(recipe.id)}
              >
                <X aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
