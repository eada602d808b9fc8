import type { ChatMessage, Proposal } from '@larder/contract/chat';
import { RECIPE_TEXTS } from '@larder/contract/recipe-texts';
import { Check, Info, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';

import { useAnswerProposal } from '#features/chat/api.ts';
import { PROPOSAL_TEXTS, proposedChanges, proposedTitle, STALE } from '#features/chat/model/proposal.ts';
import { logDeleteFailure, useRestoreRecipe } from '#features/recipes/api.ts';
import { VersionChanges } from '#features/versions/components/version-changes.tsx';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const undoFailure = failureToast();
const decisionFailure = failureToast();

function Outcome({ proposal: { kind, state } }: { proposal: Proposal }) {
  const texts = PROPOSAL_TEXTS[kind];
  const signs: Partial<Record<Proposal['state'], readonly [ReactNode, string]>> = {
    done: [<Check key="done" className="text-basil-ink" aria-hidden="true" />, texts.done],
    refused: [<X key="refused" className="text-ink-faint" aria-hidden="true" />, texts.refused],
    stale: [<Info key="stale" className="text-saffron-ink" aria-hidden="true" />, STALE],
  };
  const [sign, text] = signs[state] ?? [];
  return (
    <p className="mt-3 flex gap-2 text-sm font-semibold [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {sign}
      <span>{text}</span>
    </p>
  );
}

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

export interface ProposalCardProps {
  proposal: Proposal;
  /** Called with the updated message. */
  onAnswer: (message: ChatMessage) => void;
  /** The proposal was decided elsewhere, or its recipe has changed. */
  onStale: () => void;
}

/** A proposed change with its differences, for the user to accept or refuse. */
export function ProposalCard({ proposal, onAnswer, onStale }: ProposalCardProps) {
  const { kind, state } = proposal;
  const texts = PROPOSAL_TEXTS[kind];
  const id = useId();
  const { mutateAsync: answer, isPending, variables } = useAnswerProposal();
  const offerUndo = useUndo();
  const title = proposedTitle(proposal);

  const decide = async (accept: boolean): Promise<void> => {
    decisionFailure.clear();
    try {
      const message = await answer({ id: proposal.id, accept });
      onAnswer(message);
      const { proposal: now } = message;
      if (now?.state === 'done' && kind === 'delete' && now.recipe_id !== null) offerUndo(now.recipe_id, title);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') onStale();
      if (accept && kind === 'delete') logDeleteFailure([proposal.recipe_id ?? title], error);
      decisionFailure.show('Nothing was changed', { description: failureDetail(error) });
    }
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
            busy={isPending && variables.accept}
            busyLabel={texts.busy}
            aria-describedby={id}
            onClick={() => !isPending && void decide(true)}
          >
            {texts.yes}
          </Button>
          <Button
            className="grow"
            busy={isPending && !variables.accept}
            aria-describedby={id}
            onClick={() => !isPending && void decide(false)}
          >
            No
          </Button>
        </div>
      ) : (
        <Outcome proposal={proposal} />
      )}
    </section>
  );
}
