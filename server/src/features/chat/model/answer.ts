import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { readEating } from '#features/profile/queries.ts';
import { searchRecipes } from '#features/search/queries.ts';
import type { Models } from '#platform/models/model.ts';
import { ModelError, type ModelFailure } from '#platform/models/model-error.ts';

import type { Teller } from '../running-answers.ts';
import type { Draft } from '../commands/finish.ts';
import { findSeen } from '../kitchen/add.ts';
import { answerFromKitchen } from '../kitchen/answer.ts';
import type { Question } from '../kitchen/kitchen.ts';
import { answerOfOwn } from '../kitchen/own.ts';
import { classify } from '../policy/intent.ts';
import { phraseOf } from '../policy/phrase.ts';
import { presentText } from '../present.ts';
import { standing } from '../queries.ts';
import { converse } from './converse.ts';
import { namedIn, writeHistory } from './history.ts';
import { writePrompt } from './prompt.ts';
import { Turn } from './turn.ts';

/** Said by services that know no tools. */
const NO_TOOLS: readonly ModelFailure[] = ['refused_request', 'not_found'];
/** As long as a service that refused tools is not asked with tools again. */
const WITHOUT_TOOLS_MS = 60 * 60 * 1000;
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
  async answer(question: Question, teller: Teller): Promise<Draft> {
    if (this.#now().getTime() < this.#withoutToolsUntil) return this.#withoutTools(question, teller);
    try {
      return await this.#converse(question, teller, undefined);
    } catch (error) {
      if (!(error instanceof ModelError) || !NO_TOOLS.includes(error.failure)) throw error;
      const answer = await this.#withoutTools(question, teller);
      if (isByModel(answer)) this.#withoutToolsUntil = this.#now().getTime() + WITHOUT_TOOLS_MS;
      return answer;
    }
  }

  async #withoutTools(question: Question, teller: Teller): Promise<Draft> {
    const { ctx, asked } = question;
    const isInWords = ['cooking', 'general'].includes(classify(asked.content));
    const known = isInWords
      ? await answerOfOwn(ctx, asked.content)
      : await answerFromKitchen(question, (text) => teller.doing(text));
    if (known !== undefined) {
      teller.say(known.content);
      return known;
    }
    return this.#converse(question, teller, await findMatching(question));
  }

  async #converse(question: Question, teller: Teller, recipes: readonly Recipe[] | undefined): Promise<Draft> {
    const { ctx, asked } = question;
    const { conversationId, position } = asked;
    const eating = await readEating(ctx);
    const before = await standing(ctx.db, { userId: ctx.actor.id, conversationId, before: position, most: MESSAGES });
    const turn = new Turn(question, eating, teller.signal);
    for (const row of before) turn.know(namedIn(row));
    turn.know(recipes ?? []);
    const hasTools = recipes === undefined;
    teller.doing('Thinking');
    const messages = [
      { role: 'system' as const, content: writePrompt({ eating, hasTools, recipes: recipes ?? [] }) },
      ...(asked.before ?? writeHistory(before)),
      { role: 'user' as const, content: asked.content },
    ];
    return converse({ models: this.#models, turn, messages, hasTools }, teller);
  }
}

function isByModel({ answered_by }: Draft): boolean {
  return answered_by === 'provider' || answered_by === 'worker';
}

type Recipe = ReturnType<typeof presentText> & { readonly id: string };

/** Recipes that the message may be about. */
async function findMatching({ ctx, asked }: Question): Promise<Recipe[]> {
  const q = phraseOf('search', asked.content).slice(0, RECIPE_LIMITS.search_max_characters).toWellFormed();
  const { rows } = await searchRecipes(ctx, q);
  const found = await Promise.all(rows.slice(0, MATCHING).map(({ id }) => findSeen(ctx, id)));
  return found.flatMap((row) => (row === undefined ? [] : [{ id: row.id, ...presentText(row) }]));
}
