import type { ChatMessage, Proposal } from '@larder/contract/chat';

import { type ProposalDecision, useDecideProposal } from '#features/chat/api.ts';
import { proposedTitle } from '#features/chat/model/proposal.ts';
import { logDeleteFailure } from '#features/recipes/api.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { failureToast } from '#ui/failure-toast.ts';

const decisionFailure = failureToast();

export interface ProposalHandlers {
  /** Called with the updated message. */
  readonly onAnswer: (message: ChatMessage) => void;
  /** The proposal was decided elsewhere, or its recipe has changed. */
  readonly onStale: () => void;
}

type Decision = ProposalDecision['decision'];

/** Accepts, refuses or undoes a proposal. `deciding` is the decision that is on its way to the server, else undefined. */
export function useProposalDecision(proposal: Proposal, { onAnswer, onStale }: ProposalHandlers) {
  const { mutateAsync: send, isPending, variables } = useDecideProposal();
  const { id, kind, recipe_id } = proposal;
  const decide = async (decision: Decision): Promise<void> => {
    if (isPending) return;
    decisionFailure.clear();
    try {
      onAnswer(await send({ id, decision }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') onStale();
      if (decision === 'accept' && kind === 'delete') logDeleteFailure([recipe_id ?? proposedTitle(proposal)], error);
      decisionFailure.show('Nothing was changed', { description: failureDetail(error) });
    }
  };
  return { decide, deciding: isPending ? variables.decision : undefined };
}
