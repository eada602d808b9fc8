import type { ChatAction } from '@larder/contract/chat';
import type { SearchHit } from '@larder/contract/search';
import type { Eater } from '@larder/culinary/answers/eater';

import type { Eating } from '#features/profile/queries.ts';

import type { Question } from '../kitchen/question.ts';
import { isChangeRequested, type ChangeProposal, type DialogMessage } from '@larder/culinary/intent/change-request';
import type { MessageDetails, OfferedChoice, ProposedChange } from '../tables.ts';
import type { Named } from './history.ts';

/** As much as tools may tell in one answer. */
const MAX_CHARACTERS = 40_000;
/** As often as the model may try to have a recipe made in one answer. */
const MAX_GENERATIONS = 2;

/** What came mergeRules while an answer was made. */
export class Turn {
  readonly question: Question;
  /** What the profile says. */
  readonly eating: Eating;
  /** What is not eaten, by the profile and by what was said in the conversation. */
  readonly eater: Eater;
  /** What was said before, the last first. */
  readonly #before: readonly DialogMessage[];
  /** The recipes that were named, by their ids: no other can be cited. */
  readonly #known = new Map<string, string>();
  #recipe: SearchHit | null = null;
  #results: readonly SearchHit[] = [];
  #proposal: ProposedChange | null = null;
  #choice: OfferedChoice | null = null;
  readonly #notes: string[] = [];
  #characters = 0;
  #makings = 0;

  constructor(question: Question, eating: Eating, eater: Eater, before: readonly DialogMessage[]) {
    this.question = question;
    this.#before = before;
    this.eating = eating;
    this.eater = eater;
  }

  know(recipes: readonly Named[]): void {
    for (const { id, title } of recipes) this.#known.set(id, title);
  }

  found(results: readonly SearchHit[]): void {
    this.#results = results;
    this.know(results);
  }

  /** May one more be made? Each costs, also one that nothing comes of. */
  mayGenerate(): boolean {
    this.#makings += 1;
    return this.#makings <= MAX_GENERATIONS;
  }

  get hasGenerated(): boolean {
    return this.#recipe !== null;
  }

  made(recipe: SearchHit, notes: readonly string[]): void {
    this.#recipe = recipe;
    this.#notes.push(...notes);
    this.know([recipe]);
  }

  /** Did the person themselves ask for this? */
  isRequested(proposed: ChangeProposal): boolean {
    return isChangeRequested(proposed, this.question.asked.content, this.#before);
  }

  get proposal(): ProposedChange | null {
    return this.#proposal;
  }

  propose(proposal: ProposedChange, notes: readonly string[]): void {
    this.#proposal = proposal;
    this.#notes.push(...notes);
  }

  /** The person is asked which recipe they mean. */
  get choice(): OfferedChoice | null {
    return this.#choice;
  }

  offer(choice: OfferedChoice): void {
    this.#choice = choice;
    this.know(choice.recipes);
  }

  /** What the person has to know whatever the model says. */
  get notes(): readonly string[] {
    return this.#notes;
  }

  /** Is there room for so much more? */
  takes(characters: number): boolean {
    this.#characters += characters;
    return this.#characters <= MAX_CHARACTERS;
  }

  get action(): ChatAction | null {
    if (this.#recipe !== null) return 'recipe_generated';
    return this.#results.length > 0 ? 'search_results' : null;
  }

  details(cited: readonly string[]): MessageDetails {
    const citations = cited.flatMap((id) => {
      const title = this.#known.get(id);
      return title === undefined ? [] : [{ id, title }];
    });
    const common = {
      recipe: this.#recipe,
      results: [...this.#results],
      citations,
      ideas: [],
      proposal: this.#proposal,
    };
    return this.#choice === null || this.#proposal !== null ? common : { ...common, choice: this.#choice };
  }
}
