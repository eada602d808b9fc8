import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { VERSIONS_TEXTS } from '@larder/contract/versions';
import { useState } from 'react';
import { toast } from 'sonner';

import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { useRestoreVersion } from '#features/versions/api.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const restoreFailure = failureToast();

function detailOf(error: unknown): string {
  if (error instanceof UnreachableError) return unknownOutcomeText('it was restored');
  if (error instanceof ApiError && error.code === 'quota_exceeded') return error.message;
  return 'The recipe is as it was. Please try again.';
}

function tellFailure(error: unknown): void {
  if (error instanceof ApiError && error.code === 'conflict') {
    restoreFailure.show(RECIPE_TEXTS.changed_meanwhile, {
      description: 'The newest version stands at the top now. Look at it, then restore again if you still want to.',
    });
    return;
  }
  restoreFailure.show(isNotFound(error) ? VERSIONS_TEXTS.not_found : 'The version could not be restored', {
    description: detailOf(error),
  });
}

/** Which version was chosen to come back, and bringing it back. */
export function useVersionRestore(id: string) {
  const [choice, choose] = useState<number | null>(null);
  const { mutateAsync, isPending } = useRestoreVersion();
  const run = async (version: number, newest: number): Promise<void> => {
    restoreFailure.clear();
    try {
      await mutateAsync({ id, version, newest });
      toast.success(VERSIONS_TEXTS.restored);
    } catch (error) {
      tellFailure(error);
    }
    choose(null);
  };
  return {
    choice,
    choose,
    isPending,
    restore: async (newest: number): Promise<void> => {
      if (choice !== null) await run(choice, newest);
    },
  };
}
