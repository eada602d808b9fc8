import { z } from 'zod';

import { ModelEvaluation } from './model-evaluation.ts';

/** Usage of models by all users on one day (UTC). */
export const ModelDay = z.object({
  day: z.iso.date(),
  calls: z.int(),
  failures: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  images: z.int(),
  cost_usd: z.number(),
});
export type ModelDay = z.infer<typeof ModelDay>;

/** Usage of models by one user today. */
export const ModelPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  calls: z.int(),
  tokens: z.int(),
  images: z.int(),
  cost_usd: z.number(),
});
export type ModelPerson = z.infer<typeof ModelPerson>;

/** The models by task, their state and usage. */
export const ModelsOverview = z.object({
  /** What answers: models, the kitchen engine, or the simulation. */
  mode: z.enum(['models', 'kitchen', 'simulated']),
  /** The kitchen engine answers if no model does. */
  falls_back: z.boolean(),
  tasks: z.array(
    z.object({
      task: z.enum(['compose', 'ideas', 'chat', 'image', 'vision']),
      /** Host of the provider; null if none is configured. */
      service: z.string().nullable(),
      model: z.string().nullable(),
      /** Users can use it. */
      is_offered: z.boolean(),
    }),
  ),
  services: z.array(
    z.object({
      service: z.string(),
      answered_by: z.enum(['provider', 'worker']),
      /** Circuit breaker; `open` after failures. */
      circuit: z.enum(['closed', 'open']),
      last_failure: z.object({ at: z.iso.datetime(), failure: z.string(), message: z.string() }).nullable(),
    }),
  ),
  /** Per user and day; 0 means unlimited. */
  limits: z.object({ tokens: z.int(), images: z.int() }),
  /** Newest first. */
  evaluations: z.array(ModelEvaluation),
  /** The last thirty days with usage, newest first. */
  days: z.array(ModelDay),
  /** Today's users, highest cost first. */
  people: z.array(ModelPerson),
});
export type ModelsOverview = z.infer<typeof ModelsOverview>;

/** The result of a real request for one capability. */
export const ModelCheck = z.object({
  capability: z.enum(['chat', 'json', 'stream', 'image', 'vision', 'worker']),
  state: z.enum(['ok', 'failing', 'off']),
  reason: z.string().nullable(),
  milliseconds: z.int().nullable(),
});
export type ModelCheck = z.infer<typeof ModelCheck>;
