import type { ChatAction } from '@larder/contract/chat';
import type { SearchHit } from '@larder/contract/search';
import type { Eater } from '@larder/culinary/answers/eater';

import type { DietPreferences } from '#features/profile/queries.ts';

import type { ChatRequest } from '../chat-request.ts';
import { isChangeRequested, type ChangeProposal, type DialogMessage } from '@larder/culinary/intent/change-request';
import { isDraft } from '../proposals.ts';
import type { MessageDetails, OfferedChoice, ProposedChange, RecipeRef } from '../tables.ts';

/** The maximum length of all tool results in one answer. */
const MAX_CHARACTERS = 40_000;
/** The maximum number of generation attempts in one answer. */
const MAX_GENERATIONS = 2;

/** What the tools share during one answer: the request, its limits, and what they found, generated and proposed so far. */
export class ToolContext {
  readonly request: ChatRequest;
  /** Diets and allergies of the profile. */
  readonly eating: DietPreferences;
  /** All restrictions, from the profile and from the conversation. */
  readonly eater: Eater;
  /** The messages before this one, the last first. */
  readonly #earlierDialog: readonly DialogMessage[];
  /** Titles by id of all recipes that the model has seen. It can cite no others. */
  readonly #known = new Map<string, string>();
  #results: readonly SearchHit[] = [];
  #proposal: ProposedChange | null = null;
  #choice: OfferedChoice | null = null;
  readonly #notes: string[] = [];
  #characters = 0;
  #generations = 0;

  constructor(request: ChatRequest, eating: DietPreferences, eater: Eater, earlierDialog: readonly DialogMessage[]) {
    this.request = request;
    this.#earlierDialog = earlierDialog;
    this.eating = eating;
    this.eater = eater;
  }

  addKnownRecipes(recipes: readonly RecipeRef[]): void {
    for (const { id, title } of recipes) this.#known.set(id, title);
  }

  setResults(results: readonly SearchHit[]): void {
    this.#results = results;
    this.addKnownRecipes(results);
  }

  /** Counts an attempt to generate, successful or not. False beyond the limit. */
  countGeneration(): boolean {
    this.#generations += 1;
    return this.#generations <= MAX_GENERATIONS;
  }

  /** True if the user's own words ask for this change. */
  isRequested(proposed: ChangeProposal): boolean {
    return isChangeRequested(proposed, this.request.message.content, this.#earlierDialog);
  }

  get proposal(): ProposedChange | null {
    return this.#proposal;
  }

  propose(proposal: ProposedChange, notes: readonly string[]): void {
    this.#proposal = proposal;
    this.#notes.push(...notes);
  }

  /** Shows the user a note, whatever the model writes. */
  note(text: string): void {
    this.#notes.push(text);
  }

  /** The recipes that the user is asked to choose from. */
  get choice(): OfferedChoice | null {
    return this.#choice;
  }

  offerChoice(choice: OfferedChoice): void {
    this.#choice = choice;
    this.addKnownRecipes(choice.recipes);
  }

  /** Notes that are shown to the user whatever the model writes. */
  get notes(): readonly string[] {
    return this.#notes;
  }

  /** Counts the length of a tool result. False beyond the limit. */
  takeCharacters(characters: number): boolean {
    this.#characters += characters;
    return this.#characters <= MAX_CHARACTERS;
  }

  get action(): ChatAction | null {
    if (this.#proposal !== null && isDraft(this.#proposal)) return 'recipe_generated';
    return this.#results.length > 0 ? 'search_results' : null;
  }

  details(cited: readonly string[]): MessageDetails {
    const citations = cited.flatMap((id) => {
      const title = this.#known.get(id);
      return title === undefined ? [] : [{ id, title }];
    });
    const common = {
      recipe: null,
      results: [...this.#results],
      citations,
      ideas: [],
      proposal: this.#proposal,
    };
    return this.#choice === null || this.#proposal !== null ? common : { ...common, choice: this.#choice };
  }
}
