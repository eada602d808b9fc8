import { z } from 'zod';

/** What everyone's requests to models came to on one day (UTC). */
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

/** What one person's requests to models came to today. */
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

/** Which models are asked for what, and how they are. */
export const ModelsOverview = z.object({
  /** Who answers: models, our own engine, or what only plays. */
  mode: z.enum(['models', 'kitchen', 'simulated']),
  /** Does our own engine answer where no model does? */
  falls_back: z.boolean(),
  tasks: z.array(
    z.object({
      task: z.enum(['compose', 'ideas', 'chat', 'image', 'vision']),
      /** The host that is asked; null where nobody is. */
      service: z.string().nullable(),
      model: z.string().nullable(),
      /** It is offered to people. */
      is_offered: z.boolean(),
    }),
  ),
  services: z.array(
    z.object({
      service: z.string(),
      answered_by: z.enum(['provider', 'worker']),
      /** `open`: left alone for a while after failures. */
      circuit: z.enum(['closed', 'open']),
      last_failure: z.object({ at: z.iso.datetime(), failure: z.string(), message: z.string() }).nullable(),
    }),
  ),
  /** For one person and day; 0 is none. */
  limits: z.object({ tokens: z.int(), images: z.int() }),
  /** The last thirty that had any, newest first. */
  days: z.array(ModelDay),
  /** Of today, the costliest first. */
  people: z.array(ModelPerson),
});
export type ModelsOverview = z.infer<typeof ModelsOverview>;

/** What came of asking models for something for real. */
export const ModelCheck = z.object({
  capability: z.enum(['chat', 'json', 'stream', 'image', 'vision', 'worker']),
  state: z.enum(['ok', 'failing', 'off']),
  reason: z.string().nullable(),
  milliseconds: z.int().nullable(),
});
export type ModelCheck = z.infer<typeof ModelCheck>;
