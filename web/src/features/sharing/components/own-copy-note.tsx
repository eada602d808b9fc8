import { COMMUNITY_TEXTS } from '@larder/contract/community';
import type { CommunityCopy } from '@larder/contract/community';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';

import { evictRecipe } from '#features/recipes/api.ts';
import { ownCopyQuery } from '#features/sharing/api.ts';
import { CommunityCopyButtons } from '#features/sharing/components/community-copy-buttons.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useIsUnmounted } from '#ui/use-is-unmounted.ts';

function OwnCopy({ copy }: { copy: CommunityCopy }) {
  const { id, recipe_id: recipeId, is_current: isCurrent } = copy;
  const navigate = useNavigate();
  const isUnmounted = useIsUnmounted();
  const queryClient = useQueryClient();
  const leave = async (): Promise<void> => {
    if (!isUnmounted()) await navigate({ to: '/community', replace: true });
    evictRecipe(queryClient, id);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-prose text-ink-soft">
        This is the copy you shared with the community. {recipeId === null && `${COMMUNITY_TEXTS.original_gone}.`}
        {recipeId !== null && (
          <>
            {isCurrent ? 'It is the same as ' : 'It is older than '}
            <TextLink asChild>
              <Link to="/recipe/$id" params={{ id: recipeId }}>
                your own recipe
              </Link>
            </TextLink>
            .
          </>
        )}
      </p>
      <CommunityCopyButtons copy={copy} onWithdrawn={() => void leave()} />
    </div>
  );
}

/** On the page of the user's own community copy: whether it is up to date, with buttons to update and withdraw it. */
export function OwnCopyNote({ copyId }: { copyId: string }) {
  const query = useQuery(ownCopyQuery(copyId));
  return (
    <section
      aria-label="Your copy in the community"
      data-print="hide"
      className="mt-8 rounded-lg border border-line bg-paper-raised px-5 py-4"
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="The details of your community copy">
        {(copy) => <OwnCopy copy={copy} />}
      </Loaded>
    </section>
  );
}
