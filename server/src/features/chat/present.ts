import type { ChatMessage, Conversation, Proposal, RecipeChoice, RecipeText, Remembered } from '@larder/contract/chat';
import { RecipeCategory } from '@larder/contract/recipes';
import type { SearchHit } from '@larder/contract/search';
import { type Fact, factKey, factLabel } from '@larder/culinary/dialog/facts';

import { presentHit } from '#features/search/present.ts';

import type { ConversationRow, MessageDetails, MessageRow } from './tables.ts';

/** A complete message. Answers that are still running are never presented. */
export type FinishedRow = MessageRow & { readonly state: ChatMessage['state'] };

export function isFinished(row: MessageRow): row is FinishedRow {
  return row.state !== 'running';
}

/** A stored message, or one that can no longer be stored. */
type PresentableRow = Omit<FinishedRow, 'user_id' | 'conversation_id' | 'position' | 'held_until'>;

export function presentMessage(row: PresentableRow): ChatMessage {
  const { recipe, results, citations, offers = [], choice, chosen = null } = row.details;
  return {
    id: row.id,
    type: row.type,
    content: row.content,
    timestamp: row.timestamp.toISOString(),
    action: row.action,
    recipe,
    results,
    citations,
    offers: [...offers],
    choices: [...(choice?.recipes ?? [])],
    chosen,
    proposal: presentProposal(row),
    answered_by: row.answered_by,
    state: row.state,
  };
}

function presentProposal(row: PresentableRow): Proposal | null {
  const { id, details } = row;
  const state = proposalStateOf(row);
  if (details.proposal === null || state === null) return null;
  const { kind, recipe_id, before, after } = details.proposal;
  return { id, kind, state, recipe_id, before, after };
}

/** The state of the change that a message proposes. An accepted one is open until it has been carried out. */
export function proposalStateOf({
  proposal_state: state,
  undone_at,
}: Pick<MessageRow, 'proposal_state' | 'undone_at'>): Proposal['state'] | null {
  if (state === 'accepted') return 'open';
  return undone_at === null ? state : 'undone';
}

export function presentConversation({ id, title, updated_at }: ConversationRow): Conversation {
  return { id, title, updated_at: updated_at.toISOString() };
}

export function presentFact(fact: Fact): Remembered {
  return { key: factKey(fact), kind: fact.kind, label: factLabel(fact) };
}

export type RecipeTexts = Omit<RecipeText, 'category'> & { readonly category: string | null };

export function presentText(recipe: RecipeTexts): RecipeText {
  const category = RecipeCategory.safeParse(recipe.category);
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    category: category.success ? category.data : null,
    preparation_time: recipe.preparation_time,
    cooking_time: recipe.cooking_time,
    servings: recipe.servings,
  };
}

/** The user's own recipe as a card in an answer. */
export function presentOwnHit(row: Omit<Parameters<typeof presentHit>[0], 'source' | 'username'>): SearchHit {
  return presentHit({ ...row, source: 'own', username: null });
}

export function presentChoice(row: Parameters<typeof presentHit>[0] & { readonly created_at: Date }): RecipeChoice {
  return { ...presentHit(row), created_at: row.created_at.toISOString() };
}

export const NO_DETAILS: MessageDetails = { recipe: null, results: [], citations: [], ideas: [], proposal: null };
