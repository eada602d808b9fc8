import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { readEating } from '#features/profile/queries.ts';
import { searchRecipes } from '#features/search/queries.ts';
import type { Models } from '#platform/models/model.ts';
import { RejectedRequestError, rejectsTools } from '#platform/models/failures.ts';

import type { AnswerSink } from '../running-answers.ts';
import type { Asked } from '../commands/begin.ts';
import type { Draft } from '../commands/finish.ts';
import { findVisible } from '../kitchen/find-visible.ts';
import { answerFromKitchen } from '../kitchen/answer.ts';
import type { Question } from '../kitchen/question.ts';
import { answerCookbookQuestion } from '../kitchen/cookbook-question.ts';
import { readAllRules, withConversationRules } from '../kitchen/stated-rules.ts';
import type { DialogMessage } from '@larder/culinary/intent/change-request';
import { type Command, parseCommand } from '@larder/culinary/intent/command';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { extractPhrase } from '@larder/culinary/intent/recipe-phrase';
import { presentText, type FinishedRow } from '../present.ts';
import { listFinished } from '../queries.ts';
import { CHANGING_TOOLS } from './changing-tools.ts';
import { converse } from './converse.ts';
import { asData } from './data.ts';
import { namedIn, writeHistory } from './history.ts';
import { BufferedSink } from './buffered-sink.ts';
import { writePrompt } from './prompt.ts';
import { READING_TOOLS } from './reading-tools.ts';
import type { KitchenTool } from './tool.ts';
import { Turn } from './turn.ts';

/** As long as a service that refused tools is not asked with tools again. */
const WITHOUT_TOOLS_MS = 10 * 60 * 1000;
const TOOLS = [...READING_TOOLS, ...CHANGING_TOOLS];
const MESSAGES = 40;
const MATCHING = 3;

/** Answers with a model: with tools where it can call them; else what the message asks for is done by its words. */
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
  async answer(question: Question, sink: AnswerSink): Promise<Draft> {
    const { actor } = question.ctx;
    let isOfTools = false;
    if (this.#now().getTime() >= this.#withoutToolsUntil) {
      try {
        return await this.#answerWithTools(question, sink, {
          tools: TOOLS.filter(({ needs }) => hasScopes(actor, needs)),
        });
      } catch (error) {
        if (!(error instanceof RejectedRequestError)) throw error;
        isOfTools = rejectsTools(error);
      }
    }
    const known = await answerByWords(question, sink);
    if (known !== undefined) return known;
    const recipes = hasScopes(actor, READ_RECIPES) ? await findMatching(question) : [];
    const answer = await this.#converse(question, sink, { tools: [], recipes });
    // What was refused may have been something else that only that request held.
    if (isOfTools) this.#withoutToolsUntil = this.#now().getTime() + WITHOUT_TOOLS_MS;
    return answer;
  }

  /**
   * A model may take tools and ignore them. What a message orders is then done by our own code, in place of the model's words,
   * which are held back until it calls a tool.
   */
  async #answerWithTools(question: Question, sink: AnswerSink, means: Means): Promise<Draft> {
    const command = parseCommand(question.asked.content);
    if (command === undefined) return this.#converse(question, sink, means);
    const held = new BufferedSink(sink);
    const answer = await this.#converse(question, held, { ...means, onTool: () => held.release() });
    if (held.isReleased) return answer;
    const done = await carryOut(command, question, sink);
    if (done === undefined) held.release();
    else sink.write(done.content);
    return done ?? answer;
  }

  async #converse(question: Question, sink: AnswerSink, { tools, recipes = [], onTool }: Means): Promise<Draft> {
    const { ctx, asked } = question;
    const { conversationId, position } = asked;
    const eating = await readEating(ctx);
    const before = await listFinished(ctx.db, {
      userId: ctx.actor.id,
      conversationId,
      before: position,
      most: MESSAGES,
    });
    // Whatever the model makes of it: an allergy that was mentioned holds for the conversation.
    const turn = new Turn(
      await withConversationRules(question),
      eating,
      await readAllRules(question),
      saidBefore(asked, before),
    );
    for (const row of before) turn.know(namedIn(row));
    turn.know(recipes);
    sink.showStatus('Thinking');
    const messages = [
      { role: 'system' as const, content: writePrompt({ eating, tools: toolsAvailable(tools), recipes }) },
      ...(asked.before ?? writeHistory(before)),
      { role: 'user' as const, content: promptOf(asked) },
    ];
    return converse({ models: this.#models, turn, messages, tools, onTool }, sink);
  }
}

/** What was said before a message, the last first. */
function saidBefore({ before }: Asked, rows: readonly FinishedRow[]): DialogMessage[] {
  if (before === undefined)
    return rows.map((row) => {
      const titles = namedIn(row).map(({ title }) => title);
      return { author: row.type, content: row.content, titles };
    });
  return before.toReversed().flatMap(({ role, content }): DialogMessage[] => {
    if (typeof content !== 'string' || (role !== 'user' && role !== 'assistant')) return [];
    return [{ author: role, content }];
  });
}

/** What a model has to answer with. */
interface Means {
  readonly tools: readonly KitchenTool[];
  /** Those that the message may be about, where it cannot look them up. */
  readonly recipes?: readonly Recipe[];
  /** Called when the model calls one of its tools. */
  readonly onTool?: (() => void) | undefined;
}

/** "Remove the skin from the salmon" orders nothing of a cookbook where it has no such recipe. */
const OF_A_COOKBOOK = /\b(?:recipes?|cookbook|delet\w*)\b/iu;

/** Does by our own code what a message orders; undefined where there is nothing to act on, so that the model's words are better. */
async function carryOut(command: Command, question: Question, sink: AnswerSink): Promise<Draft | undefined> {
  const done = await answerFromKitchen(question, (text) => sink.showStatus(text));
  const { proposal, results, choice } = done.details;
  const hasActed = done.action !== null || proposal !== null || results.length > 0 || choice !== undefined;
  return hasActed || command !== 'remove' || OF_A_COOKBOOK.test(question.asked.content) ? done : undefined;
}

/** What the message asks for is done by its words; undefined where words are all that is asked for. */
async function answerByWords(question: Question, sink: AnswerSink): Promise<Draft | undefined> {
  const command = parseCommand(question.asked.content);
  const known =
    command === undefined
      ? await answerCookbookQuestion(question)
      : await answerFromKitchen(question, (text) => sink.showStatus(text));
  if (known !== undefined) sink.write(known.content);
  return known;
}

/** What the cook says, with the recipe that they chose where they were asked which one they mean. */
function promptOf({ content, recipeId }: Asked): string {
  return recipeId === undefined ? content : `${content}\n\n${asData({ chosen_by_the_cook: recipeId })}`;
}

function toolsAvailable({ length }: readonly KitchenTool[]) {
  if (length === 0) return 'none';
  return length === TOOLS.length ? 'all' : 'some';
}

type Recipe = ReturnType<typeof presentText> & { readonly id: string };

/** Recipes that the message may be about. */
async function findMatching({ ctx, asked }: Question): Promise<Recipe[]> {
  const q = extractPhrase('search', asked.content).slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await searchRecipes(ctx, q);
  const found = await Promise.all(rows.slice(0, MATCHING).map(({ id }) => findVisible(ctx, id)));
  return found.flatMap((row) => (row === undefined ? [] : [{ id: row.id, ...presentText(row) }]));
}
