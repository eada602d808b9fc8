import { numberedSteps } from '@larder/culinary/steps/numbered-steps';

import type { UserMessage } from '../chat-request.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import type { Ctx } from '#platform/context.ts';
import type { VisibleRecipeRow } from '#features/recipes/present.ts';

import { findVisible } from './find-visible.ts';

/** The message without its context if the user may not see that recipe, or it is gone: as if they had been nowhere. */
export async function withVisiblePlace(ctx: Ctx, message: UserMessage): Promise<UserMessage> {
  if (message.context === undefined) return message;
  const recipe = hasScopes(ctx.actor, READ_RECIPES) ? await findVisible(ctx, message.context.recipe_id) : undefined;
  return recipe === undefined ? { ...message, context: undefined } : message;
}

/** More than a real recipe has. Scaling this much takes up to 70 ms of the main thread. */
const MAX_CHARACTERS = 20_000;

/** A recipe at the size that the user cooks, and the step they are at. */
export interface RecipeInPlace {
  readonly row: VisibleRecipeRow;
  readonly ingredients: readonly string[];
  /** Without the headings of sections. */
  readonly instructions: readonly string[];
  readonly servings: number | null;
  /** Null if the recipe has no such step. */
  readonly step: number | null;
  readonly timers: readonly { readonly label: string; readonly seconds: number }[];
}

/** The recipe in front of the user; undefined without one, and for one that is too long to scale. */
export async function readPlace(ctx: Ctx, { context }: UserMessage): Promise<RecipeInPlace | undefined> {
  const row = context === undefined ? undefined : await findVisible(ctx, context.recipe_id);
  if (context === undefined || row === undefined) return undefined;
  const { step, timers = [] } = context;
  const { ingredients, instructions } = row;
  const characters = [...ingredients, ...instructions].reduce((sum, text) => sum + text.length, 0);
  if (characters > MAX_CHARACTERS) return undefined;
  const sized = await atSize(row, context);
  const steps = numberedSteps(sized.instructions).map(({ index }) => sized.instructions[index] ?? '');
  return {
    row,
    ...sized,
    instructions: steps,
    step: step !== undefined && step <= steps.length ? step : null,
    timers: timers.map(({ label, remaining_s: seconds }) => ({ label, seconds })),
  };
}

async function atSize(
  { ingredients, instructions, servings }: VisibleRecipeRow,
  size: { readonly servings?: number | undefined; readonly times?: number | undefined },
) {
  const factor = servings === null ? (size.times ?? 1) : (size.servings ?? servings) / servings;
  if (factor === 1) return { ingredients, instructions, servings };
  const [{ loadEveryLanguage }, { scaleRecipe }] = await Promise.all([
    import('@larder/culinary/every-language'),
    import('@larder/culinary/scale'),
  ]);
  loadEveryLanguage();
  const scaled = scaleRecipe({ ingredients, instructions, servings: servings ?? 1 }, { factor });
  return {
    ingredients: scaled.ingredients,
    instructions: scaled.instructions,
    servings: servings === null ? null : scaled.servings,
  };
}
