import { afterEach, describe, expect, it, vi } from 'vitest';

import { findRecipes } from './find-recipes.ts';

const HIT = {
  id: '0198f3c0-0000-7000-8000-000000000001',
  title: 'Leek soup',
  description: 'Green.',
  image_url: null,
  picture: null,
  category: 'Soup',
  source: 'own',
  shared_by_name: null,
};
const IDEA = { title: 'Leek tart', description: 'Flaky.' };

type Answer = Response | Error;

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

function hits(...recipes: unknown[]): Response {
  return json({ recipes, words: [], mended: null });
}

function problem(status: number, message: string): Response {
  return json({ error: { code: 'unavailable', message, requestId: 'r' } }, status);
}

/** Who is asked answers so; nobody else may be asked. */
function answerWith(answers: { search: Answer; ideas?: Answer; ask?: Answer }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const who = url.startsWith('/recipes/search') ? 'search' : url === '/' ? 'ask' : 'ideas';
    asked.push(`${init.method} ${url} ${typeof init.body === 'string' ? init.body : ''}`.trim());
    const answer = answers[who];
    if (answer === undefined) throw new Error(`${who} should not be asked`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

const find = (query = 'leek') => findRecipes(query, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe('a search', () => {
  it('gives the recipes there are, and asks nobody else', async () => {
    const asked = answerWith({ search: hits(HIT) });
    expect(await find('leek & co')).toMatchObject({ kind: 'options', options: [{ id: HIT.id, title: 'Leek soup' }] });
    expect(asked).toEqual(['GET /recipes/search?q=leek+%26+co']);
  });

  it('says what was understood of the phrase, also where no recipe fits', async () => {
    const understood = [{ kind: 'diet', label: 'Vegan', text: 'vegan' }];
    const reading = { words: [], mended: null, understood };
    answerWith({ search: json({ recipes: [HIT], ...reading }) });
    expect(await find('vegan')).toMatchObject({ understood, filteredText: 'Filtered by Vegan.' });
    const ideas = json({ recipes: [IDEA], answered_by: 'kitchen' });
    answerWith({ search: json({ recipes: [], ...reading }), ideas });
    expect(await find('vegan')).toMatchObject({ understood, ideasBy: 'kitchen' });
  });

  it('gives ideas where there are no recipes', async () => {
    const asked = answerWith({ search: hits(), ideas: json({ recipes: [IDEA], answered_by: 'kitchen' }) });
    expect(await find()).toMatchObject({ kind: 'options', options: [{ id: null, ...IDEA }], ideasBy: 'kitchen' });
    expect(asked[1]).toBe('POST /api/assistant/ideas {"query":"leek"}');
  });

  it.each([
    ['unavailable', problem(503, 'No')],
    ['not reached', new TypeError('Failed to fetch')],
    ['without any', json({ recipes: [], answered_by: 'kitchen' })],
  ])('asks REECE where ideas are %s', async (_what, ideas) => {
    const asked = answerWith({ search: hits(), ideas, ask: json({ type: 'text', answer: 'Try leeks.' }) });
    expect(await find()).toEqual({ kind: 'answer', answer: 'Try leeks.' });
    expect(asked[2]).toBe('POST / {"query":"recipe for leek"}');
  });

  it.each<[string, Answer, object]>([
    [
      'results',
      json({ type: 'search_results', results: [{ id: null, ...IDEA }] }),
      { options: [{ id: null, ...IDEA }] },
    ],
    ['kept results', json({ type: 'search_results', results: [HIT] }), { options: [{ id: HIT.id }] }],
    [
      'no results',
      json({ type: 'search_results', results: [] }),
      { kind: 'message', message: 'No recipes found matching "leek".' },
    ],
    ['words alone', json({ answer: 'Try leeks.' }), { kind: 'answer', answer: 'Try leeks.' }],
    ['an answer of another kind', json({ type: 'video', answer: 'x' }), { kind: 'message' }],
    ['an error field', json({ error: 'the stove is off' }), { message: 'Error: the stove is off' }],
    ['our own refusal', problem(503, 'REECE is away.'), { message: 'Error: REECE is away.' }],
    ['a stranger’s refusal', new Response('<h1>Bad Gateway</h1>', { status: 502 }), { message: 'Error: 502' }],
    [
      'nobody',
      new TypeError('Failed to fetch'),
      { message: 'Search failed: The server cannot be reached. Check your connection, then try again.' },
    ],
    ['another shape', json({ recipes: [] }), { message: 'Received an unexpected response format from the assistant.' }],
    ['words that are none', json({ type: 'text', answer: ' ' }), { kind: 'message' }],
    ['results that are no list', json({ type: 'search_results', results: 3 }), { kind: 'message' }],
    [
      'something that is no JSON',
      new Response('hello'),
      { message: 'Received an unexpected response format from the assistant.' },
    ],
  ])('reports the outcome when REECE answers with %s', async (_what, ask, found) => {
    answerWith({ search: hits(), ideas: problem(503, 'No'), ask });
    expect(await find()).toMatchObject(found);
  });

  it('fails when the search itself fails, before anybody else is asked', async () => {
    const asked = answerWith({ search: problem(503, 'The larder is shut.') });
    await expect(find()).rejects.toThrow('The larder is shut.');
    expect(asked).toHaveLength(1);
  });

  it('asks nobody else once it is given up', async () => {
    const asking = new AbortController();
    const asked = answerWith({ search: hits(), ideas: new TypeError('Failed to fetch') });
    const finding = findRecipes('leek', asking.signal);
    asking.abort();
    await expect(finding).rejects.toThrow('Failed to fetch');
    expect(asked.some((each) => each.startsWith('POST / '))).toBe(false);
  });
});
