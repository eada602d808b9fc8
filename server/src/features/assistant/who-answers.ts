import type { AssistantStatus } from '@larder/contract/assistant';

import type { Models, ModelTask } from '#platform/models/model.ts';

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

/** Who is asked first. */
export function askedFirst({ models, simulated }: Answering): AssistantStatus['answered_by'] {
  if (simulated !== null) return 'simulated';
  return models.can('compose') ? 'provider' : 'kitchen';
}

/** Who answers and what they can do, as services answer at present. */
export async function describeAnswering(answering: Answering): Promise<AssistantStatus> {
  const { models, simulated, fallsBack } = answering;
  const first = askedFirst(answering);
  const [generateRecipe, chatSupport] = await Promise.all([isUp(answering, 'compose'), isUp(answering, 'chat')]);
  return {
    answered_by: first,
    falls_back: fallsBack && first !== 'kitchen',
    // What is in the database is found and kept without any model.
    capabilities: { generateRecipe, searchRecipes: true, manageCookbook: true, chatSupport },
    sees: sees({ models, simulated }),
  };
}

/** Our own engine does everything: only where it must not are services asked for their health. */
async function isUp({ models, simulated, fallsBack }: Answering, task: ModelTask): Promise<boolean> {
  return simulated !== null || fallsBack || !models.can(task) || models.isUp(task);
}
