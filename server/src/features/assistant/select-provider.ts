import type { AssistantStatus } from '@larder/contract/assistant';

import type { Models, ModelTask } from '#platform/models/model.ts';

import type { Generators } from './compose.ts';
import type { PictureGenerator } from './generator.ts';
import { kitchenGenerator } from './kitchen-generator.ts';
import { modelGenerator, modelPictureGenerator } from './model-generator.ts';
import type { Simulated } from './simulated.ts';

/** The providers of this installation. */
export interface Providers {
  readonly models: Models;
  /** Set with AI_PROVIDER=simulated. */
  readonly simulated: Simulated | null;
  /** True when the kitchen engine may answer if a model fails. */
  readonly fallsBack: boolean;
}

/** The primary generator and its fallback. Without a model, the kitchen engine is the primary. */
export function selectGenerators({ models, simulated, fallsBack }: Providers): Generators {
  const fallback = fallsBack ? kitchenGenerator : null;
  if (simulated !== null) return { primary: simulated, fallback };
  if (models.can('compose')) return { primary: modelGenerator(models), fallback };
  return { primary: kitchenGenerator, fallback: null };
}

/** Null when no provider generates pictures; the recipe then has dish art. */
export function selectPictureGenerator({ models, simulated }: Providers): PictureGenerator | null {
  if (simulated !== null) return simulated.paint;
  return models.can('image') ? modelPictureGenerator(models) : null;
}

/** True when photos go to a vision model, even one that fails: samples are only for installations without one. */
export function readsPhotos({ models, simulated }: Pick<Providers, 'models' | 'simulated'>): boolean {
  return simulated === null && models.isConfigured('vision');
}

export function primaryProvider({ models, simulated }: Providers): AssistantStatus['answered_by'] {
  if (simulated !== null) return 'simulated';
  return models.can('compose') ? 'provider' : 'kitchen';
}

/** The status of the providers, with capabilities from a live health probe. */
export async function describeProviders(providers: Providers): Promise<AssistantStatus> {
  const { models, simulated, fallsBack } = providers;
  const first = primaryProvider(providers);
  const [generateRecipe, chatSupport] = await Promise.all([isUp(providers, 'compose'), isUp(providers, 'chat')]);
  return {
    answered_by: first,
    falls_back: fallsBack && first !== 'kitchen',
    // These need no model.
    capabilities: { generateRecipe, searchRecipes: true, manageCookbook: true, chatSupport },
    sees: readsPhotos({ models, simulated }),
  };
}

/** Services are probed only when the kitchen engine may not answer in their place. */
async function isUp({ models, simulated, fallsBack }: Providers, task: ModelTask): Promise<boolean> {
  return simulated !== null || fallsBack || !models.can(task) || models.isUp(task);
}
