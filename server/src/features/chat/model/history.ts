import type { ModelMessage } from '#platform/models/model.ts';

import { proposalStateOf, type FinishedRow } from '../present.ts';
import type { RecipeRef } from '../tables.ts';
import { wrapUntrusted } from './untrusted-data.ts';

/** 6,000 tokens of about four characters. */
export const HISTORY_CHARACTERS = 6_000 * 4;

/** The recipes that an answer shows, offers or cites. */
export function namedIn({ details: { recipe, results, citations, choice } }: FinishedRow): readonly RecipeRef[] {
  return [...(recipe === null ? [] : [recipe]), ...results, ...(choice?.recipes ?? []), ...citations].map(
    ({ id, title }) => ({ id, title }),
  );
}

/** The latest messages of the conversation for a model, up to the limit. `rows` come the last first. */
export function writeHistory(rows: readonly FinishedRow[]): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let characters = 0;
  for (const row of rows) {
    const message = writeRow(row);
    characters += message.content.length;
    if (characters > HISTORY_CHARACTERS) break;
    messages.push(message);
  }
  // A conversation begins with a user message.
  while (messages.at(-1)?.role === 'assistant') messages.pop();
  return messages.toReversed();
}

function writeRow(row: FinishedRow) {
  if (row.type === 'user') return { role: 'user' as const, content: `${row.content}${presentPlace(row)}` };
  const recipes = namedIn(row);
  const text = withoutFrames(row.content);
  const content = recipes.length === 0 ? text : `${text}\n\n${wrapUntrusted({ recipes })}`;
  return { role: 'assistant' as const, content: `${content}${presentOutcome(row)}` };
}

/** The recipe and the step that the user was at. */
function presentPlace({ details: { context } }: FinishedRow): string {
  if (context === undefined) return '';
  return `\n\n${wrapUntrusted({ written_at: { recipe_id: context.recipe_id, step: context.step } })}`;
}

/** An answer may quote untrusted text, which must not open or close a data frame. */
const withoutFrames = (text: string): string => text.replaceAll(/<(?=\/?data>)/giu, '‹');

/** The state of a proposed change, so that the model does not take it for done. */
function presentOutcome(row: FinishedRow): string {
  const state = proposalStateOf(row);
  return state === null ? '' : `\n\n${wrapUntrusted({ proposed_change: state })}`;
}
