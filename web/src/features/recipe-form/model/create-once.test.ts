import { pictureUrl, readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';
import { NewRecipe, RecipeChange } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';

import { readNewRecipe } from './contract-rules.ts';
import { createOnce } from './create-once.ts';
import type { Created, RecipeCalls } from './create-once.ts';
import { DraftAutosave } from './draft-autosave.ts';
import { listRecipeDrafts, newDraft, readRecipeDraft } from './recipe-draft.ts';
import type { RecipeForm } from './recipe-form.ts';

const SCOPE = { owner: 'anna', form: 'recipe' };

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('window', {
    setTimeout: () => 1,
    clearTimeout: () => undefined,
    localStorage: {
      get length() {
        return entries.size;
      },
      key: (index: number) => [...entries.keys()][index] ?? null,
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
      clear: () => entries.clear(),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function refusal(status: number, code: ApiError['code'], fields: Record<string, string> = {}): ApiError {
  return new ApiError({ status, code, message: code, fields, requestId: null, retryAfter: null });
}

/** A model of the server that parses requests by the contract, and every version that it stored. */
class Server {
  readonly recipes = new Map<string, Recipe>();
  readonly versions: Recipe[] = [];
  readonly widths = new Map<string, number>();

  create(sent: unknown): Recipe {
    const { id = newId(), ...fields } = NewRecipe.parse(sent);
    const known = this.recipes.get(id);
    if (known !== undefined) return known;
    const stamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    return this.#store({
      ...fields,
      ...stamps,
      id,
      user_id: id,
      picture: null,
      drawing: '',
      conflicts: [],
      version: 1,
    });
  }

  update(id: string, sent: unknown): Recipe {
    const { version, ...fields } = RecipeChange.parse(sent);
    const known = this.recipes.get(id);
    if (known === undefined) throw refusal(404, 'not_found');
    if (known.version !== version) throw refusal(409, 'conflict', { version: 'Outdated' });
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    return this.#store({ ...known, ...Object.fromEntries(given), version: version + 1 });
  }

  #store(recipe: Recipe): Recipe {
    const id = recipe.image_url === null ? null : readPictureUrl(recipe.image_url);
    const image_url = id === null ? recipe.image_url : recipePictureUrl({ id, width: this.widths.get(id) ?? 1 });
    const stored = { ...recipe, image_url };
    this.recipes.set(recipe.id, stored);
    this.versions.push(stored);
    return stored;
  }
}

/** The fates of a request and its answer. */
const FATES = ['fine', 'refused', 'never arrives', 'arrives late', 'answer lost', 'fails after', 'nonsense'] as const;
type Fate = (typeof FATES)[number];

class Network {
  fates: Fate[] = [];
  late: (() => unknown)[] = [];
  readonly #server: Server;

  constructor(server: Server) {
    this.#server = server;
  }

  readonly calls: RecipeCalls = {
    create: (recipe) => this.#ask(() => this.#server.create(JSON.parse(JSON.stringify(recipe)))),
    update: (id, change) => this.#ask(() => this.#server.update(id, JSON.parse(JSON.stringify(change)))),
  };

  /** Delivers the delayed requests. */
  settle(): void {
    for (const arrive of this.late.splice(0)) {
      try {
        arrive();
      } catch {
        // The answer is lost.
      }
    }
  }

  async #ask(handle: () => Recipe): Promise<Recipe> {
    await Promise.resolve();
    const fate = this.fates.shift() ?? 'fine';
    if (fate === 'refused') throw refusal(429, 'too_many_requests');
    if (fate === 'never arrives') throw new UnreachableError('offline');
    if (fate === 'arrives late') {
      this.late.push(handle);
      throw new UnreachableError('timeout');
    }
    const recipe = handle();
    if (fate === 'answer lost') throw new UnreachableError('reset');
    if (fate === 'fails after') throw refusal(503, 'unavailable');
    // As `call` returns it if the body is not JSON.
    if (fate === 'nonsense') return undefined as unknown as Recipe;
    return recipe;
  }
}

/** A tab with a draft in the wizard. */
class Tab {
  form: RecipeForm;
  ended = false;
  autosave: DraftAutosave;
  readonly #network: Network;

  constructor(network: Network, id: string, fallback?: RecipeForm) {
    this.#network = network;
    const draft = readRecipeDraft(SCOPE, id) ?? newDraft(id);
    this.autosave = new DraftAutosave(SCOPE, draft);
    this.form = fallback ?? draft.form;
    this.type({});
  }

  type(change: Partial<RecipeForm>): void {
    this.form = { ...this.form, ...change };
    const { id: _id, sentAs: _sentAs, ...draft } = newDraft(newId());
    this.autosave.schedule(() => ({ ...draft, form: this.form }));
  }

  async click(): Promise<Created | null> {
    try {
      const created = await createOnce(this.autosave, (id) => readNewRecipe(this.form, id), this.#network.calls);
      if (created.isOther) this.autosave.leaveAsNewDraft();
      else this.autosave.discard();
      this.ended = true;
      return created;
    } catch {
      return null;
    }
  }
}

function textsOf({ title, description, ingredients, instructions, image_url, servings }: Recipe | NewRecipe): string {
  return JSON.stringify([title, description, ingredients, instructions, image_url, servings]);
}

const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((rest) => ` x${rest}\u202E `);
const picture = fc.option(fc.record({ id: fc.uuid(), width: fc.integer({ min: 1, max: 2_000 }) }), { nil: null });
const rows = fc.array(
  fc.oneof(text, fc.constant(' ')).map((row) => ({ text: row })),
  { maxLength: 3 },
);
const typed = fc
  .record({ title: text, description: text, more: rows, servings: fc.option(fc.integer({ min: 1, max: 9 })), picture })
  .map(({ more, picture: chosen, ...form }) => ({
    ...form,
    chosen,
    ingredients: [{ text: 'salt' }, ...more],
    instructions: [...more, { text: 'Stir.' }],
  }));

/** Types the form, with a picture that the server has just stored. */
function type(
  tab: Tab,
  server: Server,
  { chosen, ...form }: typeof typed extends fc.Arbitrary<infer Value> ? Value : never,
) {
  if (chosen !== null) server.widths.set(chosen.id, chosen.width);
  tab.type({ ...form, image_url: chosen === null ? '' : recipePictureUrl(chosen) });
}

describe('createOnce', () => {
  it('creates exactly one recipe with the latest text, whatever happens to requests and answers', async () => {
    const fates = fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 3 });
    const action = fc.record({
      typed: fc.option(typed),
      clicks: fc.integer({ min: 0, max: 3 }),
      fates,
      reload: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(typed, fc.array(action, { maxLength: 6 }), async (first, actions) => {
        window.localStorage.clear();
        const server = new Server();
        const network = new Network(server);
        let tab = new Tab(network, newId());
        type(tab, server, first);
        for (const { typed: next, clicks, fates: ahead, reload } of actions) {
          if (next !== null) type(tab, server, next);
          network.fates = [...ahead];
          await Promise.all(Array.from({ length: clicks }, () => tab.click()));
          if (tab.ended) break;
          network.settle();
          tab.autosave.flush();
          if (reload) tab = new Tab(network, tab.autosave.id);
        }
        network.fates = [];
        for (let clicks = 0; clicks < 3 && !tab.ended; clicks += 1) await tab.click();
        network.settle();
        expect(tab.ended).toBe(true);
        expect([...server.recipes.values()].map(textsOf)).toEqual([textsOf(readNewRecipe(tab.form, newId()))]);
        expect(listRecipeDrafts(SCOPE)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('returns the stored recipe when the server names its picture differently', async () => {
    const server = new Server();
    const network = new Network(server);
    const id = newId();
    const tab = new Tab(network, newId());
    server.widths.set(id, 800);
    tab.type({
      title: 'Soup',
      description: 'Warm.',
      ingredients: [{ text: 'leek' }],
      instructions: [{ text: 'Boil.' }],
    });
    tab.type({ image_url: pictureUrl(id, 640) });
    expect(await tab.click()).toMatchObject({ isOther: false, recipe: { image_url: pictureUrl(id, 1024) } });
    expect(server.recipes.size).toBe(1);
  });

  it('does not repeat the request when the answer has other contents, and the draft remains', async () => {
    const server = new Server();
    const { calls } = new Network(server);
    const tab = new Tab(new Network(server), newId());
    tab.type({
      title: 'Soup',
      description: 'Warm.',
      ingredients: [{ text: 'leek' }],
      instructions: [{ text: 'Boil.' }],
    });
    const create = vi.fn<RecipeCalls['create']>(async (sent) => ({ ...(await calls.create(sent)), title: 'Tart' }));
    const read = (id: string) => readNewRecipe(tab.form, id);
    expect(await createOnce(tab.autosave, read, { ...calls, create })).toMatchObject({ isOther: true });
    expect(create).toHaveBeenCalledOnce();
    tab.autosave.leaveAsNewDraft();
    expect(listRecipeDrafts(SCOPE).map(({ draft }) => draft.form.title)).toEqual(['Soup']);
  });

  it('loses no text of two tabs with the same draft, and creates one recipe if nothing was changed', async () => {
    const action = fc.record({ second: fc.boolean(), typed: fc.option(typed), isSent: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(typed, fc.array(action, { maxLength: 5 }), async (first, actions) => {
        window.localStorage.clear();
        const server = new Server();
        const network = new Network(server);
        const id = newId();
        const one = new Tab(network, id);
        type(one, server, first);
        one.autosave.flush();
        const two = new Tab(network, id);
        const all = [
          ...actions,
          { second: false, typed: null, isSent: true },
          { second: true, typed: null, isSent: true },
        ];
        for (const { second, typed: next, isSent } of all) {
          const tab = second ? two : one;
          if (tab.ended) continue;
          if (next !== null) type(tab, server, next);
          if (isSent) await tab.click();
        }
        const isChanged = actions.some((each) => each.typed !== null);
        if (!isChanged) expect(server.recipes.size).toBe(1);
        expect(server.recipes.size).toBeLessThanOrEqual(2);
        const left = listRecipeDrafts(SCOPE).map(({ draft }) => readNewRecipe(draft.form, newId()));
        const found = [...server.versions, ...left].map(textsOf);
        for (const { form } of [one, two]) expect(found).toContain(textsOf(readNewRecipe(form, newId())));
      }),
    );
  });
});
