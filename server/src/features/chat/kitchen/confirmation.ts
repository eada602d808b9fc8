import type { Ctx, SignedInUser } from '#platform/context.ts';

import { answerProposal } from '../commands/proposal.ts';
import { draft, type Draft } from '../draft.ts';
import { asksToKeep, namesCourse, parseConfirmation } from '@larder/culinary/intent/small-talk';
import { findDiscussed } from '../discussed-recipes.ts';
import { findRecentDrafts } from './recent-drafts.ts';
import { listFinished } from '../queries.ts';
import type { ProposedChange } from '../tables.ts';
import type { ChatRequest } from '../chat-request.ts';

export const ONLY_IN_PERSON = 'Only you can confirm that. Please do it in the app.';

/** Messages that ask for the opposite of the proposal: "yes, add it" does not confirm a deletion. */
const OPPOSITES: Readonly<Partial<Record<ProposedChange['kind'], RegExp>>> = {
  save: /\bdelete it\b/iu,
  delete: /\badd it\b/iu,
};

/** Carries out a plain yes or no to the proposal in the previous answer. Undefined for any other message. */
export async function answerConfirmation({ ctx, message, saveDeps }: ChatRequest): Promise<Draft | undefined> {
  const accept = parseConfirmation(message.content);
  if (accept === undefined) return keepDraft({ ctx, message, saveDeps });
  const { conversationId, position } = message;
  const [last] = await listFinished(ctx.db, { userId: ctx.actor.id, conversationId, before: position, limit: 1 });
  if (last?.proposal_state !== 'open' || last.state !== 'done') return undefined;
  if (accept && OPPOSITES[last.details.proposal?.kind ?? 'edit']?.test(message.content) === true) return undefined;
  return decide({ ctx, saveDeps }, last.id, accept);
}

/** "Save it", of the draft under discussion. Undefined for any other message. */
async function keepDraft(request: Pick<ChatRequest, 'ctx' | 'message' | 'saveDeps'>): Promise<Draft | undefined> {
  if (!asksToKeep(request.message.content)) return undefined;
  const [only, another] = (await findDiscussed(request.ctx, request.message)).recipes;
  if (only?.draft !== undefined && another === undefined) return decide(request, only.draft.messageId, true);
  // "Save the main dish" while desserts are talked of.
  const [latest, other] = namesCourse(request.message.content) ? await findRecentDrafts(request) : [];
  return latest?.draft === undefined || other !== undefined ? undefined : decide(request, latest.draft.messageId, true);
}

/** Accepts or refuses the proposal of a message, for the user in person, and reports the outcome. */
export async function decide(
  { ctx, saveDeps }: Pick<ChatRequest, 'ctx' | 'saveDeps'>,
  messageId: string,
  accept: boolean,
): Promise<Draft> {
  const inPerson = signedIn(ctx);
  if (inPerson === undefined) return draft(ONLY_IN_PERSON);
  const { proposal_state, content, details, action } = await answerProposal(inPerson, saveDeps, messageId, accept);
  if (proposal_state === 'refused') return draft('All right, I left everything as it is.');
  const { recipe } = details;
  return draft(content.split('\n\n').at(-1) ?? content, { action, recipe });
}

/** Undefined if the request came with an API token. */
export function signedIn({ actor, ...rest }: Ctx): Ctx<SignedInUser> | undefined {
  const { session } = actor;
  return session === undefined ? undefined : { ...rest, actor: { ...actor, session } };
}
