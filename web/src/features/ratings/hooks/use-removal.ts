import { useState } from 'react';
import { toast } from 'sonner';

import { useDeleteComment, useDeleteRating } from '#features/ratings/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const removalFailure = failureToast();

/** What is to be taken back: what one said, or one's stars with it. */
type Removal = 'comment' | 'rating';

/** Asks before something of one's own is taken back, and says how it went. */
export function useRemoval(recipeId: string) {
  const [asked, setAsked] = useState<Removal | null>(null);
  const [open, setOpen] = useState(false);
  const comment = useDeleteComment(recipeId);
  const rating = useDeleteRating(recipeId);
  const run = async (commentId: string | null): Promise<void> => {
    removalFailure.clear();
    try {
      if (asked === 'rating') await rating.mutateAsync();
      else if (commentId !== null) await comment.mutateAsync(commentId);
      toast.success(asked === 'rating' ? 'Your rating is taken back' : 'Your comment is deleted');
    } catch (error) {
      removalFailure.show(
        asked === 'rating' ? 'Your rating could not be taken back' : 'Your comment could not be deleted',
        {
          description: failureDetail(error),
        },
      );
    }
    setOpen(false);
  };
  return {
    asked,
    open,
    ask: (what: Removal) => {
      setAsked(what);
      setOpen(true);
    },
    setOpen,
    run,
    isPending: comment.isPending || rating.isPending,
  };
}
