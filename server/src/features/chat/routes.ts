import type { chatRoutes } from '@larder/contract/chat';

import { EventStream } from '#platform/http/event-stream.ts';
import type { Handlers } from '#platform/http/route-handlers.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';

import { deleteConversation } from './commands/delete.ts';
import { forgetFact } from './commands/forget.ts';
import { answerProposal } from './commands/proposal.ts';
import { undoProposal } from './commands/undo-proposal.ts';
import { sendMessage, type SendDeps } from './commands/send.ts';
import { presentConversation, presentFact, presentMessage } from './present.ts';
import { getConversation, listConversations, listFacts, listMessages } from './queries.ts';

export type ChatDeps = SendDeps & SavingDeps;

export function chatHandlers(deps: ChatDeps): Handlers<typeof chatRoutes> {
  return {
    async sendMessage(ctx, { body }, { reply, wantsEvents }) {
      const disconnected = abortOnDisconnect(reply);
      const answer = await sendMessage(ctx, deps, body, disconnected);
      return wantsEvents ? new EventStream((signal) => answer.listen(signal)) : answer.wait(disconnected);
    },

    async stopAnswer(ctx, { body }) {
      deps.answers.stopAnswer(ctx, body.id);
      return undefined;
    },

    async listConversations(ctx, { query }) {
      const { rows, nextCursor } = await listConversations(ctx, query.cursor);
      return { conversations: rows.map(presentConversation), next_cursor: nextCursor };
    },

    async getConversation(ctx, { params, query }) {
      const conversation = await getConversation(ctx, params.id);
      const { rows, nextCursor } = await listMessages(ctx, { conversationId: params.id, cursor: query.cursor });
      return { ...presentConversation(conversation), messages: rows.map(presentMessage), next_cursor: nextCursor };
    },

    async deleteConversation(ctx, { params }) {
      await deleteConversation(ctx, params.id);
      deps.answers.stopConversation(params.id);
      return undefined;
    },

    async listRemembered(ctx, { params }) {
      return { remembered: (await listFacts(ctx, params.id)).map(presentFact) };
    },

    async forget(ctx, { params }) {
      return { remembered: (await forgetFact(ctx, params.id, params.key)).map(presentFact) };
    },

    async answerProposal(ctx, { params, body }) {
      return presentMessage(await answerProposal(ctx, deps, params.id, body.accept));
    },

    async undoProposal(ctx, { params }) {
      return presentMessage(await undoProposal(ctx, deps, params.id));
    },
  };
}
