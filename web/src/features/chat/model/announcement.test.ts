import type { ChatMessage } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { announcementOf } from './announcement.ts';
import { entriesOf, reduceTurns } from './talk.ts';
import type { TalkAction } from './talk.ts';

const SAY: TalkAction = { type: 'say', id: 'q', conversationId: 'talk', content: 'Hello', chosen: null };
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

function announced(...actions: readonly TalkAction[]): string {
  return announcementOf(entriesOf([], actions.reduce(reduceTurns, [])).now);
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

describe('what is read out', () => {
  it('is nothing before anything was said', () => {
    expect(announced()).toBe('');
  });

  it('is what is being done, and no piece of what comes', () => {
    expect(announced(SAY)).toBe('REECE is thinking');
    const doing: TalkAction = { type: 'hear', id: 'q', event: { type: 'doing', text: 'Looking' } };
    expect(announced(SAY, doing)).toBe('Looking');
    expect(announced(SAY, doing, { type: 'hear', id: 'q', event: { type: 'text', text: 'Fou' } })).toBe('');
  });

  it('is the whole answer at the end, in words, with what came with it', () => {
    const end: TalkAction = { type: 'hear', id: 'q', event: { type: 'end', message: MESSAGE } };
    expect(announced(SAY, end)).toBe('Found one.\nFrom your recipes: Leek soup.');
  });

  it('names a recipe once, however often it comes with the answer', () => {
    const end = (more: Partial<ChatMessage>): TalkAction => ({
      type: 'hear',
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

  it('is why no answer came', () => {
    expect(announced(SAY, { type: 'break', id: 'q', problem: 'No connection' })).toBe('No connection');
    expect(announced(SAY, { type: 'stop', id: 'q' })).toBe('Stopped.');
  });
});
