import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { forgetRecipe } from '#features/recipes/api.ts';
import { useCommunityCopy } from '#features/sharing/components/use-community-copy.tsx';
import { Button } from '#ui/button.tsx';

/** At the copy that everyone has of one's own recipe: that it is one's own, and what one can do with it. */
export function OwnCopyNote({ copyId }: { copyId: string }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leave = async (): Promise<void> => {
    await navigate({ to: '/community' });
    forgetRecipe(queryClient, copyId);
  };
  const { update, isUpdating, askToWithdraw, question } = useCommunityCopy(copyId, () => void leave());
  return (
    <section
      aria-label="Your copy in the community"
      data-print="hide"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-paper-raised px-5 py-4"
    >
      <p className="max-w-prose text-ink-soft">
        This is the copy that you gave to the community. What you change in your own recipe comes here when you update
        it.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isUpdating} busyLabel="Updating..." onClick={update}>
          Update
        </Button>
        <Button onClick={askToWithdraw}>Withdraw</Button>
      </div>
      {question}
    </section>
  );
}
