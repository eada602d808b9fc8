import type { Proposal } from '@larder/contract/chat';
import { Check, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { PROPOSAL_TEXTS, STALE } from '#features/chat/model/proposal.ts';

/** What became of a proposal that is no longer open. */
export function ProposalOutcome({ proposal: { kind, state } }: { proposal: Proposal }) {
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
