import { useState } from 'react';
import { toast } from 'sonner';

import { useDeleteComment, useDeleteRating } from '#features/ratings/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const removalFailure = failureToast();

/** Removing a rating removes its comment too. */
type RemovalKind = 'comment' | 'rating';

/** State of the dialog that confirms removing the user's own rating or comment. */
export function useRemoval(recipeId: string) {
  const [kind, setKind] = useState<RemovalKind | null>(null);
  const [open, setOpen] = useState(false);
  const comment = useDeleteComment(recipeId);
  const rating = useDeleteRating(recipeId);
  const run = async (commentId: string | null): Promise<void> => {
    removalFailure.clear();
    try {
      if (kind === 'rating') await rating.mutateAsync();
      else if (commentId !== null) await comment.mutateAsync(commentId);
      toast.success(kind === 'rating' ? 'Rating removed' : 'Comment deleted');
    } catch (error) {
      removalFailure.show(
        kind === 'rating' ? 'Your rating could not be removed' : 'Your comment could not be deleted',
        {
          description: failureDetail(error),
        },
      );
    }
    setOpen(false);
  };
  return {
    kind,
    open,
    ask: (next: RemovalKind) => {
      setKind(next);
      setOpen(true);
    },
    setOpen,
    run,
    isPending: comment.isPending || rating.isPending,
  };
}
