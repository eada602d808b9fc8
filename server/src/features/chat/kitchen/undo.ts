import { parseUndo } from '@larder/culinary/intent/undo';

import { AppError } from '#platform/app-error.ts';

import type { ChatRequest } from '../chat-request.ts';
import { undoProposal } from '../commands/undo-proposal.ts';
import { draft, type Draft } from '../draft.ts';
import { type FinishedRow, proposalStateOf } from '../present.ts';
import { DRAFT_QUESTION, draftProposal, isDraft } from '../proposals.ts';
import { listFinished } from '../queries.ts';
import { decide, ONLY_IN_PERSON, signedIn } from './confirmation.ts';

type UndoRequest = Pick<ChatRequest, 'ctx' | 'message' | 'saveDeps'>;

/** How many messages back a change can be undone by words. */
const MAX_MESSAGES = 40;
const NOTHING = 'There is nothing to undo in this conversation.';

/** "Undo that": takes back the last change of the conversation. Undefined for any other message. */
export async function answerUndo(request: UndoRequest): Promise<Draft | undefined> {
  const wanted = parseUndo(request.message.content);
  return wanted === undefined
    ? undefined
    : ((await undoLast(request)) ?? (wanted === 'plain' ? draft(NOTHING) : undefined));
}

/**
 * Takes back the last change of the conversation, refuses the one that is still proposed, or returns to the draft before. Only ever the
 * last one, so that a repeated request undoes nothing else. Undefined if there is none.
 */
export async function undoLast(request: UndoRequest): Promise<Draft | undefined> {
  const { ctx, message, saveDeps } = request;
  const { conversationId, position } = message;
  const rows = await listFinished(ctx.db, {
    userId: ctx.actor.id,
    conversationId,
    before: position,
    limit: MAX_MESSAGES,
  });
  const last = rows.find((row) => ['open', 'done', 'undone'].includes(proposalStateOf(row) ?? ''));
  if (last === undefined) return undefined;
  const inPerson = signedIn(ctx);
  if (inPerson === undefined) return draft(ONLY_IN_PERSON);
  if (proposalStateOf(last) === 'open')
    return earlierDraft(rows, last, message.messageId) ?? decide(request, last.id, false);
  try {
    const { content, details } = await undoProposal(inPerson, saveDeps, last.id);
    return draft(content.split('\n\n').at(-1) ?? content, { recipe: details.recipe });
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return draft(error.message);
    throw error;
  }
}

/** The draft before the last one, as a new draft. */
function earlierDraft(rows: readonly FinishedRow[], last: FinishedRow, messageId: string): Draft | undefined {
  const [current, before] = rows.filter(({ details }) => details.proposal !== null && isDraft(details.proposal));
  const text = before?.details.proposal?.after ?? null;
  if (current !== last || text === null) return undefined;
  const content = `Here is “${text.title}” again, the draft before.\n\n${DRAFT_QUESTION}`;
  return draft(content, { action: 'recipe_generated', proposal: draftProposal(text, messageId) });
}
