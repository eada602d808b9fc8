import { assistantRoutes } from '@larder/contract/assistant';
import { NewRecipe, RecipeChange, type RecipeDetail, recipesRoutes } from '@larder/contract/recipes';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { errorAnswer, type FakeApi, json } from '#test/fake-api.ts';
import { ADA } from '#test/open-page.tsx';

const NOW = '2030-01-01T00:00:00.000Z';

/** Stores Ada's recipes and answers their routes as the server does: idempotent creation, optimistic concurrency by version. */
export class RecipeServer {
  readonly recipes = new Map<string, RecipeDetail>();

  /** Registers the handlers. Registering them again replaces handlers of the same routes that a test set since. */
  answer(api: FakeApi): void {
    answerEmptyKitchen(api);
    api.answer(assistantRoutes.getAssistantStatus, {
      answered_by: 'kitchen',
      falls_back: false,
      capabilities: { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true },
      sees: false,
    });
    api.respond(recipesRoutes.createRecipe, ({ body }) => json(201, this.create(body)));
    api.respond(recipesRoutes.getRecipe, ({ path }) => {
      const recipe = this.#find(path);
      return recipe === undefined ? errorAnswer(404, 'not_found') : json(200, recipe);
    });
    api.respond(recipesRoutes.updateRecipe, ({ path, body }) => {
      const recipe = this.#find(path);
      if (recipe === undefined) return errorAnswer(404, 'not_found');
      const { version, ...change } = RecipeChange.parse(body);
      if (version !== recipe.version) return errorAnswer(409, 'conflict');
      return json(200, this.change(recipe.id, change));
    });
  }

  /** Stores a recipe; returns the stored one if the id is known. */
  create(body: unknown): RecipeDetail {
    const { id = '', ...fields } = NewRecipe.parse(body);
    const stored = this.recipes.get(id);
    if (stored !== undefined) return stored;
    const provenance = { source: 'own', shared_by: null, shared_by_name: null, rating: 0, ratings_count: 0 } as const;
    const stamps = { drawing: '1-a', version: 1, created_at: NOW, updated_at: NOW, hidden_reason: null };
    const suiting = { conflicts: [], culprits: [] };
    const recipe = { ...fields, ...provenance, ...stamps, ...suiting, id, user_id: ADA.id, picture: null };
    this.recipes.set(id, recipe);
    return recipe;
  }

  change(id: string, change: object): RecipeDetail {
    const recipe = this.recipes.get(id);
    if (recipe === undefined) throw new Error('No such recipe');
    const changed = { ...recipe, ...change, version: recipe.version + 1 };
    this.recipes.set(id, changed);
    return changed;
  }

  get titles(): string[] {
    return [...this.recipes.values()].map(({ title }) => title);
  }

  #find(path: string): RecipeDetail | undefined {
    return this.recipes.get(path.slice(path.lastIndexOf('/') + 1));
  }
}
