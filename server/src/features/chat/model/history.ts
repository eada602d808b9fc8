import type { ModelMessage } from '#platform/models/model.ts';

import type { FinishedRow } from '../present.ts';
import { asData } from './data.ts';

/** About four characters are a token. */
export const HISTORY_CHARACTERS = 6_000 * 4;

export interface Named {
  readonly id: string;
  readonly title: string;
}

/** The recipes that an answer named. */
export function namedIn({ details: { recipe, results, citations, choice } }: FinishedRow): readonly Named[] {
  return [...(recipe === null ? [] : [recipe]), ...results, ...(choice?.recipes ?? []), ...citations].map(
    ({ id, title }) => ({ id, title }),
  );
}

/** What was said before, as a model is told: the last of it, as much as it can bear. `rows` come the last first. */
export function writeHistory(rows: readonly FinishedRow[]): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let characters = 0;
  for (const row of rows) {
    const message = writeRow(row);
    characters += message.content.length;
    if (characters > HISTORY_CHARACTERS) break;
    messages.push(message);
  }
  // It begins with a question.
  while (messages.at(-1)?.role === 'assistant') messages.pop();
  return messages.toReversed();
}

function writeRow(row: FinishedRow) {
  if (row.type === 'user') return { role: 'user' as const, content: row.content };
  const named = namedIn(row);
  const said = withoutFrames(row.content);
  const content = named.length === 0 ? said : `${said}\n\n${asData({ recipes: named })}`;
  return { role: 'assistant' as const, content: `${content}${presentOutcome(row)}` };
}

/** An answer may quote what somebody wrote: nothing in it opens or closes a frame around data. */
const withoutFrames = (text: string): string => text.replaceAll(/<(?=\/?data>)/giu, '‹');

/** So that nobody takes what was proposed for done. */
function presentOutcome({ proposal_state: state }: FinishedRow): string {
  return state === null ? '' : `\n\n${asData({ proposed_change: state })}`;
}
