import type { ChatMessage, Proposal } from '@larder/contract/chat';

import { useAnswerProposal } from '#features/chat/api.ts';
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

/** Accepts or refuses a proposal. `deciding` is the decision that is on its way to the server, else undefined. */
export function useProposalDecision(proposal: Proposal, { onAnswer, onStale }: ProposalHandlers) {
  const { mutateAsync: answer, isPending, variables } = useAnswerProposal();
  const { id, kind, recipe_id } = proposal;
  const decide = async (accept: boolean): Promise<Proposal | null> => {
    if (isPending) return null;
    decisionFailure.clear();
    try {
      const message = await answer({ id, accept });
      onAnswer(message);
      return message.proposal;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') onStale();
      if (accept && kind === 'delete') logDeleteFailure([recipe_id ?? proposedTitle(proposal)], error);
      decisionFailure.show('Nothing was changed', { description: failureDetail(error) });
      return null;
    }
  };
  return { decide, deciding: isPending ? variables.accept : undefined };
}
