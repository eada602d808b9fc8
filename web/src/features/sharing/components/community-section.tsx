import { COMMUNITY_TEXTS } from '@larder/contract/community';
import { UsersRound } from 'lucide-react';
import { toast } from 'sonner';

import { useShareToCommunity } from '#features/sharing/api.ts';
import type { SharedRecipe } from '#features/sharing/model/shared-recipe.ts';
import { describeCommunityFailure } from '#features/sharing/model/share-failure.ts';
import { Button } from '#ui/button.tsx';

/** Shares with everyone. */
export function CommunitySection({ recipe, onDone }: { recipe: SharedRecipe; onDone: () => void }) {
  const { mutateAsync: share, isPending } = useShareToCommunity();
  const run = async (): Promise<void> => {
    try {
      await share(recipe.id);
    } catch (error) {
      const { message, detail } = describeCommunityFailure(error);
      toast.error(message, { description: detail });
      return;
    }
    toast.success(COMMUNITY_TEXTS.shared);
    onDone();
  };
  return (
    <section aria-labelledby="share-community" className="mt-6 border-t border-line pt-5">
      <h3 id="share-community" className="font-sans text-sm font-semibold">
        With everyone
      </h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        The community gets a copy as it is now, under your name. What you change later changes your own recipe only.
      </p>
      <Button busy={isPending} busyLabel="Sharing..." onClick={() => void run()} className="w-full sm:w-auto">
        <UsersRound aria-hidden="true" />
        Share to community
      </Button>
    </section>
  );
}
