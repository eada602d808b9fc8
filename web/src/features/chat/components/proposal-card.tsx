import type { Proposal } from '@larder/contract/chat';
import { useId } from 'react';

import { ProposalOutcome } from '#features/chat/components/proposal-outcome.tsx';
import { type ProposalHandlers, useProposalDecision } from '#features/chat/hooks/use-proposal-decision.ts';
import { PROPOSAL_TEXTS, proposedChanges, proposedTitle } from '#features/chat/model/proposal.ts';
import { VersionChanges } from '#features/versions/components/version-changes.tsx';
import { Button } from '#ui/button.tsx';

export interface ProposalCardProps extends ProposalHandlers {
  proposal: Proposal;
}

/** A proposed change with its differences, for the user to accept or refuse. */
export function ProposalCard({ proposal, ...handlers }: ProposalCardProps) {
  const { kind, state } = proposal;
  const texts = PROPOSAL_TEXTS[kind];
  const id = useId();
  const { decide, deciding } = useProposalDecision(proposal, handlers);
  const title = proposedTitle(proposal);
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
            busy={deciding === 'accept'}
            busyLabel={texts.busy}
            aria-describedby={id}
            onClick={() => void decide('accept')}
          >
            {texts.yes}
          </Button>
          <Button
            className="grow"
            busy={deciding === 'refuse'}
            aria-describedby={id}
            onClick={() => void decide('refuse')}
          >
            No
          </Button>
        </div>
      ) : (
        <ProposalOutcome proposal={proposal} isUndoing={deciding === 'undo'} onUndo={() => void decide('undo')} />
      )}
    </section>
  );
}
