import type { ReportedThing, Verdict } from '@larder/contract/admin-reports';
import { toast } from 'sonner';

import { useDismissReports, useModerateComment, useModerateLink, useModerateRecipe } from '#features/admin/api.ts';
import { describeRefusal } from '#features/admin/model/admin-text.ts';
import { failureToast } from '#ui/failure-toast.ts';

const moderationFailure = failureToast();

/** A community recipe or a comment by its own id; a public link by the id of its recipe. */
export interface Moderated {
  readonly kind: ReportedThing['kind'];
  readonly id: string;
  readonly name: string;
}

export type Moderation = ReturnType<typeof useModeration>;

/** Moderation actions with their toasts. Each resolves to whether it succeeded. */
export function useModeration() {
  const recipe = useModerateRecipe();
  const comment = useModerateComment();
  const link = useModerateLink();
  const reports = useDismissReports();

  const run = async (work: () => Promise<unknown>, failed: string, done: string, name: string): Promise<boolean> => {
    moderationFailure.clear();
    try {
      await work();
    } catch (error) {
      const { message, detail } = describeRefusal(error, failed);
      moderationFailure.show(message, { description: detail });
      return false;
    }
    toast.success(done, { description: name });
    return true;
  };

  const moderate = ({ kind, id, name }: Moderated, verdict: Verdict): Promise<boolean> => {
    const { mutateAsync } = { recipe, comment, link }[kind];
    const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    const failed = verdict.hidden ? `The ${kind} could not be hidden` : `The ${kind} could not be shown again`;
    const done = verdict.hidden ? `${title} hidden` : `${title} shown again`;
    return run(() => mutateAsync({ id, verdict }), failed, done, name);
  };
  const dismiss = ({ id, recipe_title: name }: ReportedThing): Promise<boolean> =>
    run(() => reports.mutateAsync(id), 'The reports could not be dismissed', 'Reports dismissed', name);

  const busyOn = [recipe, comment, link].find(({ isPending }) => isPending)?.variables?.id;
  return {
    moderate,
    dismiss,
    /** The id of the content that is being hidden or shown. */
    busyId: busyOn ?? null,
    /** The id of the reported thing that is being dismissed. */
    dismissedId: reports.isPending ? reports.variables : null,
  };
}
