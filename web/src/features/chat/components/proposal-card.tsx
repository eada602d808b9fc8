import type { Proposal } from '@larder/contract/chat';
import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';
import { useId } from 'react';
import { toast } from 'sonner';

import { ProposalOutcome } from '#features/chat/components/proposal-outcome.tsx';
import { type ProposalHandlers, useProposalDecision } from '#features/chat/hooks/use-proposal-decision.ts';
import { PROPOSAL_TEXTS, proposedChanges, proposedTitle } from '#features/chat/model/proposal.ts';
import { useRestoreRecipe } from '#features/recipes/api.ts';
import { VersionChanges } from '#features/versions/components/version-changes.tsx';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const undoFailure = failureToast();

/** Shows a toast with an undo button after a deletion. */
function useUndo() {
  const { mutateAsync: restore } = useRestoreRecipe();
  const undo = async (id: string): Promise<void> => {
    undoFailure.clear();
    try {
      await restore(id);
      toast.success(RECIPE_TEXTS.restored);
    } catch {
      undoFailure.show('The recipe could not be restored', {
        description: 'It is still in the bin.',
        action: { label: 'Try Again', onClick: () => void undo(id) },
      });
    }
  };
  return (id: string, title: string) =>
    toast.success(RECIPE_TEXTS.deleted, {
      description: title,
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void undo(id) },
    });
}

export interface ProposalCardProps extends ProposalHandlers {
  proposal: Proposal;
}

/** A proposed change with its differences, for the user to accept or refuse. */
export function ProposalCard({ proposal, ...handlers }: ProposalCardProps) {
  const { kind, state } = proposal;
  const texts = PROPOSAL_TEXTS[kind];
  const id = useId();
  const { decide, deciding } = useProposalDecision(proposal, handlers);
  const offerUndo = useUndo();
  const title = proposedTitle(proposal);
  const accept = async (): Promise<void> => {
    const now = await decide(true);
    if (now?.state === 'done' && kind === 'delete' && now.recipe_id !== null) offerUndo(now.recipe_id, title);
  };

  const changes = proposedChanges(proposal);
  const difference = <VersionChanges changes={changes} />;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-paper p-4">
      <h3 id={id} className="text-lg leading-snug font-semibold">
        {state === 'open' ? texts.question : 'Proposed'}
      </h3>
      <p dir="auto" className="mt-0.5 font-serif text-ink-soft italic wrap-anywhere">
        {title}
      </p>
      {kind === 'edit' && state === 'open' && difference}
      {/* A change of favorites alone has no differences. */}
      {(kind !== 'edit' || state !== 'open') && changes.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-tomato-ink underline underline-offset-4">
            {kind === 'edit' ? 'Show the change' : 'Show the recipe'}
          </summary>
          <div className="-mt-3">{difference}</div>
        </details>
      )}
      {state === 'open' ? (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            tone={kind === 'delete' ? 'danger' : 'primary'}
            className="grow"
            busy={deciding === true}
            busyLabel={texts.busy}
            aria-describedby={id}
            onClick={() => void accept()}
          >
            {texts.yes}
          </Button>
          <Button className="grow" busy={deciding === false} aria-describedby={id} onClick={() => void decide(false)}>
            No
          </Button>
        </div>
      ) : (
        <ProposalOutcome proposal={proposal} />
      )}
    </section>
  );
}
