import { readDietPreferences } from '#features/profile/queries.ts';
import { searchRecipes } from '#features/search/queries.ts';
import type { Models } from '#platform/models/model.ts';
import { RejectedRequestError, rejectsTools } from '#platform/models/failures.ts';

import type { AnswerSink } from '../running-answers.ts';
import type { ChatRequest, UserMessage } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import { toQuery } from '../kitchen/find-by-title.ts';
import { findVisible } from '../kitchen/find-visible.ts';
import { answerFromKitchen } from '../kitchen/answer-from-kitchen.ts';
import { answerAboutCookbook } from '../kitchen/about-cookbook.ts';
import { readAllRules, withConversationFacts } from '../kitchen/stated-rules.ts';
import { readPlace } from '../kitchen/place.ts';
import type { DialogMessage } from '@larder/culinary/intent/change-request';
import { type Command, parseCommand } from '@larder/culinary/intent/command';
import { parseEditRequest } from '@larder/culinary/intent/recipe-edit';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import { presentText, type FinishedRow } from '../present.ts';
import { listFinished } from '../queries.ts';
import { ACT_TOOLS } from './act-tools.ts';
import { CHANGING_TOOLS } from './changing-tools.ts';
import { converse } from './converse.ts';
import { wrapUntrusted } from './untrusted-data.ts';
import { namedIn, writeHistory } from './history.ts';
import { BufferedSink } from './buffered-sink.ts';
import { describePlace, withPlace } from './place.ts';
import { writePrompt } from './prompt.ts';
import { READING_TOOLS } from './reading-tools.ts';
import type { KitchenTool } from './tool.ts';
import { ToolContext } from './tool-context.ts';

/** How long a service that rejected tools is asked without them. */
const WITHOUT_TOOLS_MS = 10 * 60 * 1000;
const TOOLS = [...READING_TOOLS, ...CHANGING_TOOLS, ...ACT_TOOLS];
const MAX_MESSAGES = 40;
const MAX_MATCHING = 3;

/**
 * Answers with a model. A model that supports no tools only answers questions; what a message orders is then done by the kitchen engine.
 */
export class ModelAnswers {
  readonly #models: Models;
  readonly #now: () => Date;
  #withoutToolsUntil = 0;

  constructor(models: Models, now: () => Date) {
    this.#models = models;
    this.#now = now;
  }

  can(): boolean {
    return this.#models.can('chat');
  }

  /** Throws ModelError and BrokenAnswer. */
  async answer(request: ChatRequest, sink: AnswerSink): Promise<Draft> {
    const { actor } = request.ctx;
    let refusedTools = false;
    if (this.#now().getTime() >= this.#withoutToolsUntil) {
      try {
        return await this.#answerWithTools(request, sink, {
          tools: TOOLS.filter(({ requiredScopes }) => hasScopes(actor, requiredScopes)),
        });
      } catch (error) {
        if (!(error instanceof RejectedRequestError)) throw error;
        refusedTools = rejectsTools(error);
      }
    }
    const fromKitchen = await answerWithoutModel(request, sink);
    if (fromKitchen !== undefined) return fromKitchen;
    const recipes = hasScopes(actor, READ_RECIPES) ? await findMatching(request) : [];
    const answer = await this.#converse(request, sink, { tools: [], recipes });
    // Remembered only now: without an answer, the rejection may have had another cause.
    if (refusedTools) this.#withoutToolsUntil = this.#now().getTime() + WITHOUT_TOOLS_MS;
    return answer;
  }

  /**
   * If the message is a command and the model calls no tool, the kitchen engine carries out the command, and its answer replaces the
   * model's. Therefore the model's text is buffered until its first tool call.
   */
  async #answerWithTools(request: ChatRequest, sink: AnswerSink, input: ModelInput): Promise<Draft> {
    const { content } = request.message;
    const command = parseCommand(content) ?? (parseEditRequest(content) === undefined ? undefined : 'edit');
    if (command === undefined) return this.#converse(request, sink, input);
    const buffered = new BufferedSink(sink);
    const answer = await this.#converse(request, buffered, { ...input, onTool: () => buffered.release() });
    if (buffered.isReleased) return answer;
    const handled = await carryOut(command, request, sink);
    if (handled === undefined) buffered.release();
    else sink.write(handled.content);
    return handled ?? answer;
  }

  async #converse(request: ChatRequest, sink: AnswerSink, { tools, recipes = [], onTool }: ModelInput): Promise<Draft> {
    const { ctx, message } = request;
    const { conversationId, position } = message;
    const eating = await readDietPreferences(ctx);
    const earlier = await listFinished(ctx.db, {
      userId: ctx.actor.id,
      conversationId,
      before: position,
      limit: MAX_MESSAGES,
    });
    const place = await readPlace(ctx, message);
    // Restrictions stated in the conversation apply to all that tools generate, whatever the model passes on.
    const context = new ToolContext(
      withConversationFacts(request),
      eating,
      await readAllRules(request),
      withPlace(toDialog(message, earlier), place),
    );
    for (const row of earlier) context.addKnownRecipes(namedIn(row));
    context.addKnownRecipes([...recipes, ...(place === undefined ? [] : [place.row])]);
    const here = place === undefined ? undefined : describePlace(place);
    sink.showStatus('Thinking');
    const messages = [
      {
        role: 'system' as const,
        content: writePrompt({ eating, facts: message.facts, tools: toolsAvailable(tools), recipes, here }),
      },
      ...(message.history ?? writeHistory(earlier)),
      { role: 'user' as const, content: writeUserMessage(message) },
    ];
    return converse({ models: this.#models, context, messages, tools, onTool }, sink);
  }
}

/** The messages before this one, the last first. */
function toDialog({ history }: UserMessage, rows: readonly FinishedRow[]): DialogMessage[] {
  if (history === undefined)
    return rows.map((row) => {
      const titles = namedIn(row).map(({ title }) => title);
      return { author: row.type, content: row.content, titles };
    });
  return history.toReversed().flatMap(({ role, content }): DialogMessage[] => {
    if (typeof content !== 'string' || (role !== 'user' && role !== 'assistant')) return [];
    return [{ author: role, content }];
  });
}

interface ModelInput {
  readonly tools: readonly KitchenTool[];
  /** The recipes that the message may be about, for a model without tools. */
  readonly recipes?: readonly Recipe[];
  /** Called when the model calls one of its tools. */
  readonly onTool?: (() => void) | undefined;
}

/** Matches "delete the salmon recipe", but not "remove the skin from the salmon". */
const MENTIONS_COOKBOOK = /\b(?:recipes?|cookbook|delet\w*)\b/iu;

/** Lets the kitchen engine carry out the command. Undefined if it found nothing to act on, so that the model's answer is better. */
async function carryOut(command: Command | 'edit', request: ChatRequest, sink: AnswerSink): Promise<Draft | undefined> {
  const handled = await answerFromKitchen(request, (text) => sink.showStatus(text));
  const { proposal, results, choice } = handled.details;
  const hasActed = handled.action !== null || proposal !== null || results.length > 0 || choice !== undefined;
  if (command === 'edit') return hasActed ? handled : undefined;
  return hasActed || command !== 'remove' || MENTIONS_COOKBOOK.test(request.message.content) ? handled : undefined;
}

/** The kitchen engine's answer to a command or a question about the cookbook. Undefined for any other message. */
async function answerWithoutModel(request: ChatRequest, sink: AnswerSink): Promise<Draft | undefined> {
  const command = parseCommand(request.message.content);
  const answer =
    command === undefined
      ? await answerAboutCookbook(request)
      : await answerFromKitchen(request, (text) => sink.showStatus(text));
  if (answer !== undefined) sink.write(answer.content);
  return answer;
}

/** The user's message for the model, with the recipe that they chose. */
function writeUserMessage({ content, recipeId }: UserMessage): string {
  return recipeId === undefined ? content : `${content}\n\n${wrapUntrusted({ chosen_by_the_cook: recipeId })}`;
}

function toolsAvailable({ length }: readonly KitchenTool[]) {
  if (length === 0) return 'none';
  return length === TOOLS.length ? 'all' : 'some';
}

type Recipe = ReturnType<typeof presentText> & { readonly id: string };

async function findMatching({ ctx, message }: ChatRequest): Promise<Recipe[]> {
  const { rows } = await searchRecipes(ctx, toQuery(extractPhrase('search', message.content)));
  const found = await Promise.all(rows.slice(0, MAX_MATCHING).map(({ id }) => findVisible(ctx, id)));
  return found.flatMap((row) => (row === undefined ? [] : [{ id: row.id, ...presentText(row) }]));
}
