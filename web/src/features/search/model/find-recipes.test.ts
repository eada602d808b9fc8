import { afterEach, describe, expect, it, vi } from 'vitest';

import { findRecipes } from './find-recipes.ts';

const HIT = {
  conflicts: [],
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

/** Stubs `fetch` with these answers. A request without one fails the test. Returns the requests. */
function answerWith(answers: { search: Answer; ideas?: Answer; ask?: Answer }) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const route = url.startsWith('/recipes/search') ? 'search' : url === '/' ? 'ask' : 'ideas';
    requests.push(`${init.method} ${url} ${typeof init.body === 'string' ? init.body : ''}`.trim());
    const answer = answers[route];
    if (answer === undefined) throw new Error(`unexpected request: ${route}`);
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return requests;
}

const find = (query = 'leek') => findRecipes(query, new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe('findRecipes', () => {
  it('returns matching recipes without further requests', async () => {
    const requests = answerWith({ search: hits(HIT) });
    expect(await find('leek & co')).toMatchObject({ kind: 'options', options: [{ id: HIT.id, title: 'Leek soup' }] });
    expect(requests).toEqual(['GET /recipes/search?q=leek+%26+co']);
  });

  it('returns the filters of the phrase, with and without matching recipes', async () => {
    const understood = [{ kind: 'diet', label: 'Vegan', text: 'vegan' }];
    const reading = { words: [], mended: null, understood };
    answerWith({ search: json({ recipes: [HIT], ...reading }) });
    expect(await find('vegan')).toMatchObject({ understood, filteredText: 'Filtered by Vegan.' });
    const ideas = json({ recipes: [IDEA], answered_by: 'kitchen' });
    answerWith({ search: json({ recipes: [], ...reading }), ideas });
    expect(await find('vegan')).toMatchObject({ understood, ideasBy: 'kitchen' });
  });

  it('returns ideas when no recipe matches', async () => {
    const requests = answerWith({ search: hits(), ideas: json({ recipes: [IDEA], answered_by: 'kitchen' }) });
    expect(await find()).toMatchObject({ kind: 'options', options: [{ id: null, ...IDEA }], ideasBy: 'kitchen' });
    expect(requests[1]).toBe('POST /api/assistant/ideas {"query":"leek"}');
  });

  it.each([
    ['unavailable', problem(503, 'No')],
    ['unreachable', new TypeError('Failed to fetch')],
    ['empty', json({ recipes: [], answered_by: 'kitchen' })],
  ])('asks REECE when ideas are %s', async (_what, ideas) => {
    const requests = answerWith({ search: hits(), ideas, ask: json({ type: 'text', answer: 'Try leeks.' }) });
    expect(await find()).toEqual({ kind: 'answer', answer: 'Try leeks.' });
    expect(requests[2]).toBe('POST / {"query":"recipe for leek"}');
  });

  it.each<[string, Answer, object]>([
    [
      'results',
      json({ type: 'search_results', results: [{ id: null, ...IDEA }] }),
      { options: [{ id: null, ...IDEA }] },
    ],
    ['saved results', json({ type: 'search_results', results: [HIT] }), { options: [{ id: HIT.id }] }],
    [
      'no results',
      json({ type: 'search_results', results: [] }),
      { kind: 'message', message: 'No recipes found matching "leek".' },
    ],
    ['an answer without a type', json({ answer: 'Try leeks.' }), { kind: 'answer', answer: 'Try leeks.' }],
    ['an unknown type', json({ type: 'video', answer: 'x' }), { kind: 'message' }],
    ['an error field', json({ error: 'the stove is off' }), { message: 'Error: the stove is off' }],
    ['an error of our server', problem(503, 'REECE is away.'), { message: 'Error: REECE is away.' }],
    ['an error of a proxy', new Response('<h1>Bad Gateway</h1>', { status: 502 }), { message: 'Error: 502' }],
    [
      'nothing',
      new TypeError('Failed to fetch'),
      { message: 'Search failed: We couldn’t reach the server. Check your connection, then try again.' },
    ],
    ['another shape', json({ recipes: [] }), { message: 'Received an unexpected response format from the assistant.' }],
    ['a blank answer', json({ type: 'text', answer: ' ' }), { kind: 'message' }],
    ['results that are not a list', json({ type: 'search_results', results: 3 }), { kind: 'message' }],
    [
      'a body that is not JSON',
      new Response('hello'),
      { message: 'Received an unexpected response format from the assistant.' },
    ],
  ])('reports the outcome when REECE answers with %s', async (_what, ask, found) => {
    answerWith({ search: hits(), ideas: problem(503, 'No'), ask });
    expect(await find()).toMatchObject(found);
  });

  it('rejects when the search fails, without further requests', async () => {
    const requests = answerWith({ search: problem(503, 'The larder is shut.') });
    await expect(find()).rejects.toThrow('The larder is shut.');
    expect(requests).toHaveLength(1);
  });

  it('sends no further request after an abort', async () => {
    const controller = new AbortController();
    const requests = answerWith({ search: hits(), ideas: new TypeError('Failed to fetch') });
    const finding = findRecipes('leek', controller.signal);
    controller.abort();
    await expect(finding).rejects.toThrow('Failed to fetch');
    expect(requests.some((each) => each.startsWith('POST / '))).toBe(false);
  });
});
