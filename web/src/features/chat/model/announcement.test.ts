import type { ChatMessage } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { announcementText } from './announcement.ts';
import { toEntries } from './entries.ts';
import { reduceExchanges } from './exchanges.ts';
import type { ExchangeAction } from './exchanges.ts';

const SAY: ExchangeAction = { type: 'send', id: 'q', conversationId: 'talk', content: 'Hello', chosen: null };
const MESSAGE: ChatMessage = {
  id: 'a',
  type: 'assistant',
  content: 'Found **one**.',
  timestamp: '2026-11-22T19:00:00.000Z',
  action: 'search_results',
  recipe: null,
  results: [],
  citations: [{ id: 'r', title: 'Leek soup' }],
  offers: [],
  choices: [],
  chosen: null,
  proposal: null,
  answered_by: 'kitchen',
  state: 'done',
};

function announced(...actions: readonly ExchangeAction[]): string {
  return announcementText(toEntries([], actions.reduce(reduceExchanges, [])).now);
}

const HIT: ChatMessage['results'][number] = {
  id: 'r',
  title: 'Leek soup',
  description: '',
  image_url: null,
  picture: null,
  category: null,
  source: 'own',
  shared_by_name: null,
};

describe('announcementText', () => {
  it('is empty without an answer', () => {
    expect(announced()).toBe('');
  });

  it('is the status, and no part of the streaming text', () => {
    expect(announced(SAY)).toBe('REECE is thinking');
    const status: ExchangeAction = { type: 'receive', id: 'q', event: { type: 'doing', text: 'Looking' } };
    expect(announced(SAY, status)).toBe('Looking');
    expect(announced(SAY, status, { type: 'receive', id: 'q', event: { type: 'text', text: 'Fou' } })).toBe('');
  });

  it('is the complete answer as plain text, with its recipes', () => {
    const end: ExchangeAction = { type: 'receive', id: 'q', event: { type: 'end', message: MESSAGE } };
    expect(announced(SAY, end)).toBe('Found one.\nFrom your recipes: Leek soup.');
  });

  it('names a recipe once, even if the answer has it twice', () => {
    const end = (more: Partial<ChatMessage>): ExchangeAction => ({
      type: 'receive',
      id: 'q',
      event: { type: 'end', message: { ...MESSAGE, ...more } },
    });
    expect(announced(SAY, end({ results: [HIT] }))).toBe('Found one.\n1 recipe found.');
    expect(announced(SAY, end({ recipe: HIT }))).toBe('Found one.\nRecipe: Leek soup.');
    const gone = { title: 'Leek soup', description: '', ingredients: [], instructions: [] };
    const before = { ...gone, category: null, preparation_time: null, cooking_time: null, servings: null };
    const proposal = { id: 'p', kind: 'delete', state: 'open', recipe_id: 'r', before, after: null } as const;
    expect(announced(SAY, end({ proposal }))).toBe('Found one.\nDelete this recipe? Leek soup.');
  });

  it('is the reason when there is no answer', () => {
    expect(announced(SAY, { type: 'fail', id: 'q', problem: 'No connection' })).toBe('No connection');
    expect(announced(SAY, { type: 'stop', id: 'q' })).toBe('Stopped.');
  });
});
