import type { Proposal } from '@larder/contract/chat';
import { Check, Info, Undo2, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { PROPOSAL_TEXTS, STALE } from '#features/chat/model/proposal.ts';
import { Button } from '#ui/button.tsx';

export interface ProposalOutcomeProps {
  proposal: Proposal;
  isUndoing: boolean;
  onUndo: () => void;
}

/** What became of a proposal that is no longer open. A change that was made can be undone. */
export function ProposalOutcome({ proposal: { kind, state }, isUndoing, onUndo }: ProposalOutcomeProps) {
  const id = useId();
  const texts = PROPOSAL_TEXTS[kind];
  const signs: Partial<Record<Proposal['state'], readonly [ReactNode, string]>> = {
    done: [<Check key="done" className="text-basil-ink" aria-hidden="true" />, texts.done],
    refused: [<X key="refused" className="text-ink-faint" aria-hidden="true" />, texts.refused],
    stale: [<Info key="stale" className="text-saffron-ink" aria-hidden="true" />, STALE],
    undone: [<Undo2 key="undone" className="text-ink-faint" aria-hidden="true" />, texts.undone],
  };
  const [sign, text] = signs[state] ?? [];
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p id={id} className="flex gap-2 text-sm font-semibold [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
        {sign}
        <span>{text}</span>
      </p>
      {state === 'done' && (
        <Button busy={isUndoing} busyLabel="Undoing..." aria-describedby={id} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
