import 'fake-indexeddb/auto';

import type { Recipe } from '@larder/contract/recipes';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  listChanges,
  queueChange,
  removeChange,
  removeChangesOf,
  setObstacle,
} from '#features/device-store/model/change-queue.ts';
import { withChanges } from '#features/device-store/model/queued-change.ts';
import type { RecipeCalls } from '#features/offline/api.ts';
import { newEdit } from '#features/recipe-form/model/recipe-draft.ts';
import { changedFields } from '#features/recipe-form/model/form-changes.ts';
import { toForm } from '#features/recipe-form/model/recipe-form.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { SOUP } from '#test/recipes.ts';

import { sendChange } from './send-change.ts';
import { sendChanges } from './send-changes.ts';

/** What happens to a request. `lost`: the server acts, and its answer never arrives. */
const Fate = fc.constantFrom('answered', 'lost', 'unreachable', 'busy', 'signed out');
type Fate = 'answered' | 'lost' | 'unreachable' | 'busy' | 'signed out';

function refusal(status: number, code: ApiError['code']): ApiError {
  return new ApiError({ status, code, message: code, fields: {}, requestId: 'r', retryAfter: null });
}

/** A recipe on the server, which answers requests as fated and then always. */
class Server {
  recipe: Recipe | null = { ...SOUP, version: 1, is_favorite: false };
  fates: Fate[] = [];
  /** Edits that changed the recipe. */
  edits = 0;

  readonly calls: RecipeCalls = {
    get: async () => this.#answer(() => this.#stored()),
    update: async (_id, { version, is_favorite: isFavorite, ...fields }) =>
      this.#answer(() => {
        const stored = this.#stored();
        if (isFavorite !== undefined) return this.#store({ ...stored, is_favorite: Boolean(isFavorite) });
        if (version !== stored.version) throw refusal(409, 'conflict');
        this.edits += 1;
        return this.edit(fields as Partial<Recipe>);
      }),
    isSessionOf: async () => true,
  };

  edit(fields: Partial<Recipe>): Recipe {
    const stored = this.#stored();
    return this.#store({ ...stored, ...fields, version: stored.version + 1 });
  }

  #stored(): Recipe {
    if (this.recipe === null) throw refusal(404, 'not_found');
    return this.recipe;
  }

  #store(recipe: Recipe): Recipe {
    this.recipe = recipe;
    return recipe;
  }

  #answer(act: () => Recipe): Recipe {
    const fate = this.fates.shift() ?? 'answered';
    if (fate === 'unreachable') throw new UnreachableError(undefined);
    if (fate === 'busy') throw refusal(503, 'unavailable');
    if (fate === 'signed out') throw refusal(401, 'not_authenticated');
    const answer = act();
    if (fate === 'lost') throw new UnreachableError(undefined);
    return answer;
  }
}

/** A browser that saved the recipe. `crashes` closes it after the server has accepted a change, before the queue forgets it. */
class Device {
  readonly userId = newId();
  readonly #server: Server;
  crashes = 0;
  saved: Recipe;

  constructor(server: Server) {
    this.#server = server;
    this.saved = server.recipe ?? SOUP;
  }

  async edit(fields: Partial<Recipe>): Promise<void> {
    const shown = withChanges(this.saved, await listChanges(this.userId));
    const before = toForm(shown);
    const form = toForm({ ...shown, ...fields });
    const edited = { recipe_id: shown.id, version: this.saved.version, before };
    const content = {
      kind: 'edit' as const,
      draft: { ...newEdit(newId(), edited), form },
      fields: changedFields(form, before),
    };
    await queueChange({ userId: this.userId, recipeId: shown.id, title: form.title, content });
  }

  async favorite(isFavorite: boolean): Promise<void> {
    const content = { kind: 'favorite' as const, isFavorite };
    await queueChange({ userId: this.userId, recipeId: SOUP.id, title: SOUP.title, content });
  }

  async send(): Promise<void> {
    try {
      await sendChanges({
        queue: { list: () => listChanges(this.userId), remove: (id) => this.#remove(id), setObstacle },
        send: (change) => sendChange(change, this.#server.calls),
        onSent: async ({ recipe }) => {
          if (recipe !== null) this.saved = recipe;
        },
        signal: new AbortController().signal,
      });
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }

  async #remove(id: number): Promise<void> {
    if (this.crashes > 0) {
      this.crashes -= 1;
      throw new Crash();
    }
    await removeChange(id);
  }
}

class Crash extends Error {
  override readonly name = 'Crash';
}

const Act = fc.oneof(
  fc.record({ kind: fc.constant('edit'), fields: fc.record({ title: fc.constantFrom('Soup', 'Stew', 'Broth') }) }),
  fc.record({ kind: fc.constant('edit'), fields: fc.record({ servings: fc.constantFrom(2, 4, 6) }) }),
  fc.record({ kind: fc.constant('favorite'), isFavorite: fc.boolean() }),
  fc.record({ kind: fc.constant('send'), fates: fc.array(Fate, { maxLength: 4 }), crashes: fc.nat({ max: 1 }) }),
  fc.record({ kind: fc.constant('elsewhere'), description: fc.constantFrom('Hot', 'Cold') }),
);

it('each change arrives once, in any order of failures, lost answers and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Act, { maxLength: 12 }), async (acts) => {
      const server = new Server();
      const device = new Device(server);
      const expected: Partial<Recipe> = {};
      let edits = 0;
      for (const act of acts) {
        if ('description' in act) {
          server.edit({ description: act.description });
          Object.assign(expected, { description: act.description });
        } else if ('fields' in act) {
          const { length } = await listChanges(device.userId);
          await device.edit(act.fields);
          edits += (await listChanges(device.userId)).length - length;
          Object.assign(expected, act.fields);
        } else if ('isFavorite' in act) {
          await device.favorite(act.isFavorite);
          Object.assign(expected, { is_favorite: act.isFavorite });
        } else {
          Object.assign(server, { fates: [...act.fates] });
          device.crashes = act.crashes;
          await device.send();
          // The device shows its changes, sent or not.
          const { description: _elsewhere, ...own } = expected;
          expect(withChanges(device.saved, await listChanges(device.userId))).toMatchObject(own);
        }
      }
      server.fates = [];
      device.crashes = 0;
      await device.send();
      expect(await listChanges(device.userId)).toEqual([]);
      expect(server.recipe).toMatchObject(expected);
      expect(server.edits).toBeLessThanOrEqual(edits);
    }),
  );
});

it('an edit of a field that was changed elsewhere too waits for the user', async () => {
  const server = new Server();
  const device = new Device(server);
  await device.edit({ title: 'Mine' });
  server.edit({ title: 'Theirs' });
  await device.send();
  await device.send();
  expect(server.recipe).toMatchObject({ title: 'Theirs' });
  expect(await listChanges(device.userId)).toMatchObject([{ title: 'Mine', obstacle: 'conflict' }]);
});

it('an edit of a deleted recipe waits for the user', async () => {
  const server = new Server();
  const device = new Device(server);
  await device.edit({ title: 'Mine' });
  server.recipe = null;
  await device.send();
  expect(await listChanges(device.userId)).toMatchObject([{ title: 'Mine', obstacle: 'deleted' }]);
});

it('a change waits while the session is that of another user, who does not see the recipe', async () => {
  const server = new Server();
  const device = new Device(server);
  await device.favorite(true);
  server.recipe = null;
  Object.assign(server.calls, { isSessionOf: async () => false });
  await device.send();
  expect(await listChanges(device.userId)).toMatchObject([{ obstacle: null }]);
});

it('signing out removes the changes of that user only', async () => {
  const [anna, ben] = [new Device(new Server()), new Device(new Server())];
  await anna.favorite(true);
  await ben.favorite(true);
  await removeChangesOf(anna.userId);
  expect(await listChanges(anna.userId)).toEqual([]);
  expect(await listChanges(ben.userId)).toHaveLength(1);
});
