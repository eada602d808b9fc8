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
  return 'Your recipe hasn’t changed. Please try again.';
}

function showFailure(error: unknown): void {
  if (error instanceof ApiError && error.code === 'conflict') {
    restoreFailure.show(RECIPE_TEXTS.changed_meanwhile, {
      description: 'The newest version is now at the top. Take a look, then restore again if you still want to.',
    });
    return;
  }
  restoreFailure.show(isNotFound(error) ? VERSIONS_TEXTS.not_found : 'The version could not be restored', {
    description: detailOf(error),
  });
}

/** State of the confirmation dialog: `choice` is the version to restore, null while closed. */
export function useVersionRestore(id: string) {
  const [choice, choose] = useState<number | null>(null);
  const { mutateAsync, isPending } = useRestoreVersion();
  const run = async (version: number, newest: number): Promise<void> => {
    restoreFailure.clear();
    try {
      await mutateAsync({ id, version, newest });
      toast.success(VERSIONS_TEXTS.restored);
    } catch (error) {
      showFailure(error);
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
