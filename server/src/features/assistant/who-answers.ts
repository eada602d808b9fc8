import type { AssistantStatus } from '@larder/contract/assistant';

import type { Models } from '#platform/models/model.ts';

import type { Cooks } from './compose.ts';
import type { Painter } from './generator.ts';
import { kitchenGenerator } from './kitchen-generator.ts';
import { modelGenerator, modelPainter } from './model-generator.ts';
import type { Simulated } from './simulated.ts';

/** Whom this installation asks. */
export interface Answering {
  readonly models: Models;
  /** Plays all of it, where that is what the operator wants. */
  readonly simulated: Simulated | null;
  /** May our own engine answer where a model does not? */
  readonly fallsBack: boolean;
}

/** Where no model is there to be asked, our own engine is the first. */
export function cooksOf({ models, simulated, fallsBack }: Answering): Cooks {
  const instead = fallsBack ? kitchenGenerator : null;
  if (simulated !== null) return { first: simulated, instead };
  if (models.can('compose')) return { first: modelGenerator(models), instead };
  return { first: kitchenGenerator, instead: null };
}

/** Null where nobody can make a picture: then the dish is drawn wherever it is shown. */
export function painterOf({ models, simulated }: Answering): Painter | null {
  if (simulated !== null) return simulated.paint;
  return models.can('image') ? modelPainter(models) : null;
}

/** Whether photos go to a model. One that fails is no reason for samples: they are for installations without such a model. */
export function sees({ models, simulated }: Pick<Answering, 'models' | 'simulated'>): boolean {
  return simulated === null && models.isConfigured('vision');
}

/** Our own engine does all four, whoever else is there. */
const CAPABILITIES = { generateRecipe: true, searchRecipes: true, manageCookbook: true, chatSupport: true };

export function describeAnswering({ models, simulated, fallsBack }: Answering): AssistantStatus {
  const asksModels = simulated === null && models.can('compose');
  return {
    answered_by: simulated !== null ? 'simulated' : asksModels ? 'provider' : 'kitchen',
    falls_back: fallsBack && (asksModels || simulated !== null),
    capabilities: CAPABILITIES,
    sees: sees({ models, simulated }),
  };
}
