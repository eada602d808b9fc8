import type { ModeratedRecipe } from '@larder/contract/admin';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Eye, Soup } from 'lucide-react';
import { useState } from 'react';

import { moderationQuery } from '#features/admin/api.ts';
import { HideDialog } from '#features/admin/components/hide-dialog.tsx';
import { ModeratedCard } from '#features/admin/components/moderated-card.tsx';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { useModeration } from '#features/admin/components/use-moderation.ts';
import { parseHiddenOnly, toModerationSearch } from '#features/admin/model/admin-filter.ts';
import { Chip } from '#ui/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { keepFocusAfter } from '#ui/focus-heading.ts';
import { PageHeader } from '#ui/page-header.tsx';

/** The filter as the address has it, and how to change it there. */
function useHiddenOnly(): [boolean, (hiddenOnly: boolean) => void] {
  const hiddenOnly = useLocation({ select: ({ search }) => parseHiddenOnly({ ...search }) });
  const navigate = useNavigate();
  return [
    hiddenOnly,
    (next) =>
      void navigate({ to: '/admin/moderation', search: toModerationSearch(next), replace: true, resetScroll: false }),
  ];
}

function Nothing({ hiddenOnly }: { hiddenOnly: boolean }) {
  if (hiddenOnly) {
    return (
      <EmptyState title="Nothing is hidden" picture={<Eye />}>
        Everybody sees every recipe of the community.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="The community is empty yet" picture={<Soup />}>
      What people share will be listed here, the newest first.
    </EmptyState>
  );
}

export function ModerationPage() {
  const [hiddenOnly, setHiddenOnly] = useHiddenOnly();
  const list = useInfiniteQuery({ ...moderationQuery(hiddenOnly), placeholderData: keepPreviousData });
  const { moderate, busyId } = useModeration();
  const [hiding, setHiding] = useState<ModeratedRecipe | null>(null);
  return (
    <>
      <PageHeader title="Moderation" className="mb-6" />
      <div role="group" aria-label="Filter" className="mb-6 flex gap-2">
        <Chip pressed={!hiddenOnly} onPress={() => setHiddenOnly(false)}>
          All
        </Chip>
        <Chip pressed={hiddenOnly} onPress={() => setHiddenOnly(true)}>
          Hidden
        </Chip>
      </div>
      <PagedList list={list} what="recipes" empty={<Nothing hiddenOnly={hiddenOnly} />}>
        {(recipes) => (
          <ul
            aria-label="Community recipes"
            aria-busy={list.isPlaceholderData}
            className={classNames('flex flex-col gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}
          >
            {recipes.map((recipe) => (
              <li key={recipe.id} ref={keepFocusAfter}>
                <ModeratedCard
                  recipe={recipe}
                  busy={busyId === recipe.id}
                  onHide={() => setHiding(recipe)}
                  onShow={() => void moderate(recipe, { hidden: false })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {hiding !== null && (
        <HideDialog
          recipe={hiding}
          busy={busyId === hiding.id}
          onClose={() => setHiding(null)}
          onHide={async (reason) => {
            const isDone = await moderate(hiding, { hidden: true, reason });
            if (isDone) setHiding(null);
          }}
        />
      )}
    </>
  );
}
