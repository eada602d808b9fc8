import { CHAT_TEXTS } from '@larder/contract/chat';
import type { AnsweredBy } from '@larder/contract/assistant';

import type { ModelMessage, Models, ToolCall } from '#platform/models/model.ts';
import { ModelError } from '#platform/models/model-error.ts';

import type { AnswerSink } from '../running-answers.ts';
import { draft, type Draft } from '../draft.ts';
import { choiceQuestion } from '../kitchen/choice.ts';
import { proposalQuestion } from '../proposals.ts';
import { AnswerText } from './answer-text.ts';
import { callTool, type KitchenTool } from './tool.ts';
import type { ToolContext } from './tool-context.ts';

/** How many rounds of tool calls the model has before it must answer. */
const MAX_ROUNDS = 6;
const MAX_CALLS_PER_ROUND = 4;
const MAX_CHARACTERS = 20_000;

export interface Conversation {
  readonly models: Models;
  readonly context: ToolContext;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly KitchenTool[];
  /** Called before one of these tools runs. */
  readonly onTool?: (() => void) | undefined;
}

/** An answer that was interrupted, with its text and changes so far. */
export class BrokenAnswer extends Error {
  readonly draft: Draft;

  constructor(cause: unknown, brokenOff: Draft) {
    super('The answer broke off', { cause });
    this.name = 'BrokenAnswer';
    this.draft = brokenOff;
  }
}

/** Streams a model's answer and runs the tools that it calls. Throws ModelError before any text or change, BrokenAnswer afterwards. */
export async function converse(
  { models, context, messages, tools: all, onTool }: Conversation,
  sink: AnswerSink,
): Promise<Draft> {
  const answer = new AnswerText(sink);
  const history: ModelMessage[] = [...messages];
  let answeredBy: AnsweredBy | null = null;
  const asker = { userId: context.request.ctx.actor.id, signal: sink.signal };
  const toDraft = (state: Draft['state']) =>
    draft(answer.text, { action: context.action, answered_by: answeredBy, state, ...context.details(answer.cited) });
  const isEmpty = () => answer.text.trim() === '' && context.proposal === null && context.choice === null;
  try {
    for (let round = 0; ; round += 1) {
      const tools = round < MAX_ROUNDS ? all : [];
      const request = { task: 'chat' as const, messages: history, ...(tools.length === 0 ? {} : { tools }) };
      const calls: ToolCall[] = [];
      answer.startParagraph();
      answer.markRound();
      for await (const piece of models.stream(asker, request)) {
        if (piece.type === 'tools') calls.push(...piece.calls);
        else if (piece.type === 'end') ({ answeredBy } = piece);
        else if (piece.type === 'restart') answer.rollBack();
        else if (answer.raw.length + piece.text.length <= MAX_CHARACTERS) answer.append(piece.text);
        else throw new ModelError('unusable', 'The answer has no end');
      }
      if (calls.length === 0 || tools.length === 0) break;
      const limited = calls.slice(0, MAX_CALLS_PER_ROUND);
      history.push({ role: 'assistant', content: answer.rawSinceMark, toolCalls: limited });
      for (const call of limited) {
        sink.signal.throwIfAborted();
        const tool = tools.find(({ name }) => name === call.name);
        if (tool !== undefined) {
          onTool?.();
          sink.showStatus(tool.status);
        }
        history.push({ role: 'tool', callId: call.id, content: await callTool(tools, context, call) });
      }
    }
    answer.end();
    if (isEmpty()) throw new ModelError('unusable', 'The answer is empty');
    const { proposal, choice } = context;
    const question = proposal === null ? choice && choiceQuestion(choice) : proposalQuestion(proposal);
    const ending = question !== null ? [question] : answer.text.trim() === '' ? [SEE_BELOW] : [];
    for (const paragraph of [...context.notes, ...ending]) answer.appendParagraph(paragraph);
    return toDraft('done');
  } catch (error) {
    answer.end();
    if (sink.signal.aborted) throw new BrokenAnswer(error, toDraft('stopped'));
    if (isEmpty()) throw error;
    for (const paragraph of [...context.notes, CHAT_TEXTS.broke_off]) answer.appendParagraph(paragraph);
    throw new BrokenAnswer(error, toDraft('failed'));
  }
}

const SEE_BELOW = 'Here you go.';
