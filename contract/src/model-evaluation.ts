import { z } from 'zod';

export const ModelSkill = z.enum(['format', 'tools', 'diet', 'dish', 'language']);
export type ModelSkill = z.infer<typeof ModelSkill>;

export const MODEL_SKILL_NAMES: Readonly<Record<ModelSkill, string>> = {
  format: 'Recipes in the right form, with what is given',
  diet: 'Diets and allergies in recipes',
  dish: 'The dish that is asked for',
  tools: 'Looking up and changing the right recipe',
  language: 'Answers in the language of the question',
};

/** How many tasks of one skill a model did right. */
const SkillScore = z.object({
  skill: ModelSkill,
  right: z.int(),
  tasks: z.int(),
  /** `trusted`: 90 % and more, `mostly`: 70 % and more. */
  verdict: z.enum(['trusted', 'mostly', 'not']),
});
export type SkillScore = z.infer<typeof SkillScore>;

export const SKILL_VERDICTS: Readonly<Record<SkillScore['verdict'], string>> = {
  trusted: 'can be trusted',
  mostly: 'right most of the time',
  not: 'cannot be trusted',
};

/** The result of `npm run model-check` for one model. */
export const ModelEvaluation = z.object({
  /** Host of the provider. */
  service: z.string(),
  model: z.string(),
  evaluated_at: z.iso.datetime(),
  scores: z.array(SkillScore),
  /** The tasks that it did wrong, with the reason. */
  misses: z.array(z.object({ skill: ModelSkill, task: z.string(), problem: z.string() })),
});
export type ModelEvaluation = z.infer<typeof ModelEvaluation>;
