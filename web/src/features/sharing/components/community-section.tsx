import { COMMUNITY_TEXTS } from '@larder/contract/community';
import type { CommunityCopy } from '@larder/contract/community';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { toast } from 'sonner';

import { usePublicName } from '#features/profile/hooks/use-public-name.tsx';
import { RatingLine } from '#features/ratings/components/rating-line.tsx';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { communityCopyQuery, useShareToCommunity } from '#features/sharing/api.ts';
import { CommunityCopyButtons } from '#features/sharing/components/community-copy-buttons.tsx';
import { describeCommunityFailure } from '#features/sharing/model/share-failure.ts';
import type { SharedRecipe } from '#features/sharing/model/shared-recipe.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { Loaded } from '#ui/loaded.tsx';
import { Note } from '#ui/note.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const shareFailure = failureToast();

interface CommunitySectionProps {
  recipe: SharedRecipe;
  onDone: () => void;
}

function NotShared({ recipe, onDone }: CommunitySectionProps) {
  const { mutateAsync: share, isPending } = useShareToCommunity();
  const { ensureName, dialog } = usePublicName('Share');
  const run = useSingleFlight(async () => {
    shareFailure.clear();
    if (!(await ensureName())) return;
    try {
      await share(recipe.id);
    } catch (error) {
      const { message, detail } = describeCommunityFailure(error);
      shareFailure.show(message, { description: detail });
      return;
    }
    toast.success(COMMUNITY_TEXTS.shared);
    onDone();
  });
  return (
    <div ref={restoreFocusOnRemoval}>
      <p className="mb-3 text-sm text-ink-soft">
        The community gets a copy of the recipe as it is now, under your name. Later changes stay private until you
        update the copy. You can withdraw it at any time.
      </p>
      <Button busy={isPending} busyLabel="Sharing..." onClick={run} className="w-full sm:w-auto">
        <UsersRound aria-hidden="true" />
        Share to community
      </Button>
      {dialog}
    </div>
  );
}

function Shared({ copy, onDone }: { copy: CommunityCopy; onDone: () => void }) {
  const { hidden_reason: hidden, is_current: isCurrent } = copy;
  return (
    <>
      <p className="text-sm text-ink-soft">
        Shared with the community <RelativeTime at={copy.shared_at} />.{' '}
        {isCurrent ? 'Up to date.' : 'Your recipe has changed since then.'}
      </p>
      {hidden !== null && (
        <Note title={`${COMMUNITY_TEXTS.hidden}:`} className="mt-3">
          {hidden}
        </Note>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <RatingLine recipe={copy} none="Not rated yet" />
        <span>{countText(copy.views, 'view')}</span>
        {hidden === null && (
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/recipe/$id" params={{ id: copy.id }} onClick={onDone}>
              See it as others do
            </Link>
          </TextLink>
        )}
      </p>
      <CommunityCopyButtons copy={copy} onWithdrawn={onDone} className="mt-1" />
    </>
  );
}

/** Publishes a recipe to the community, or shows the state of its copy there. */
export function CommunitySection({ recipe, onDone }: CommunitySectionProps) {
  const query = useQuery(communityCopyQuery(recipe.id));
  return (
    <section aria-labelledby="share-community" className="mt-6 border-t border-line pt-5">
      <h3 id="share-community" tabIndex={-1} className="mb-1 font-sans text-sm font-semibold">
        With everyone
      </h3>
      <div className="min-h-36">
        <Loaded query={query} onRetry={() => void query.refetch()} what="The details of your community copy" lines={3}>
          {(copy) =>
            copy === null ? <NotShared recipe={recipe} onDone={onDone} /> : <Shared copy={copy} onDone={onDone} />
          }
        </Loaded>
      </div>
    </section>
  );
}
