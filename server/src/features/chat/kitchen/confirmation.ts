import type { Ctx, SignedInPerson } from '#platform/context.ts';

import type { Draft } from '../commands/finish.ts';
import { answerProposal } from '../commands/proposal.ts';
import { draft } from '../drafts.ts';
import { parseConfirmation } from '@larder/culinary/intent/small-talk';
import { listFinished } from '../queries.ts';
import type { ProposedChange } from '../tables.ts';
import type { Question } from './question.ts';

const ONLY_IN_PERSON = 'Only you yourself can say yes to that: please do so in the app.';

const OTHERWISE: Readonly<Partial<Record<ProposedChange['kind'], RegExp>>> = {
  save: /\bdelete it\b/iu,
  delete: /\badd it\b/iu,
};

/** A plain yes or no to what was just proposed: an answer that proposes something ends with the question. Undefined for anything else. */
export async function answerConfirmation({ ctx, asked, writing }: Question): Promise<Draft | undefined> {
  const accept = parseConfirmation(asked.content);
  if (accept === undefined) return undefined;
  const { conversationId, position } = asked;
  const [last] = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, most: 1 });
  if (last?.proposal_state !== 'open' || last.state !== 'done') return undefined;
  // "Yes, add it" is no yes to a deletion.
  if (accept && OTHERWISE[last.details.proposal?.kind ?? 'edit']?.test(asked.content) === true) return undefined;
  const inPerson = signedIn(ctx);
  if (inPerson === undefined) return draft(ONLY_IN_PERSON);
  const { proposal_state, content, details, action } = await answerProposal(inPerson, writing, last.id, accept);
  if (proposal_state === 'refused') return draft('All right, I left everything as it is.');
  const { recipe } = details;
  return draft(content.split('\n\n').at(-1) ?? content, { action, recipe });
}

/** Undefined where an API token acts. */
function signedIn({ actor, ...rest }: Ctx): Ctx<SignedInPerson> | undefined {
  const { session } = actor;
  return session === undefined ? undefined : { ...rest, actor: { ...actor, session } };
}
