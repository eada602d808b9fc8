import type { ModeratedRecipe } from '@larder/contract/admin-reports';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Eye, Soup } from 'lucide-react';

import { moderationQuery } from '#features/admin/api.ts';
import { ModeratedCard } from '#features/admin/components/moderated-card.tsx';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { useModerationDialog } from '#features/admin/hooks/use-moderation-dialog.tsx';
import { useModeration } from '#features/admin/hooks/use-moderation.ts';
import type { Moderated } from '#features/admin/hooks/use-moderation.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

function Nothing({ hiddenOnly }: { hiddenOnly: boolean }) {
  if (hiddenOnly) {
    return (
      <EmptyState title="Nothing is hidden" picture={<Eye />}>
        Everyone can see every community recipe.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No community recipes yet" picture={<Soup />}>
      Recipes people share will show up here, newest first.
    </EmptyState>
  );
}

function asModerated({ id, title: name }: ModeratedRecipe): Moderated {
  return { kind: 'recipe', id, name };
}

/** All community recipes, or only the hidden ones. */
export function ModeratedList({ hiddenOnly }: { hiddenOnly: boolean }) {
  const list = useInfiniteQuery({ ...moderationQuery(hiddenOnly), placeholderData: keepPreviousData });
  const moderation = useModeration();
  const { ask, dialog } = useModerationDialog(moderation);
  return (
    <>
      <PagedList list={list} what={['recipe', 'recipes']} empty={<Nothing hiddenOnly={hiddenOnly} />}>
        {(recipes) => (
          <ul
            aria-label="Community recipes"
            aria-busy={list.isPlaceholderData}
            className={classNames('flex flex-col gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}
          >
            {recipes.map((recipe) => (
              <li key={recipe.id} ref={restoreFocusOnRemoval}>
                <ModeratedCard
                  recipe={recipe}
                  busy={moderation.busyId === recipe.id}
                  onDecide={(hidden) => ask(asModerated(recipe), hidden)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {dialog}
    </>
  );
}
