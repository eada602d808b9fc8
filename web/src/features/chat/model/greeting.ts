import type { AssistantStatus } from '@larder/contract/assistant';
import type { Counted } from '@larder/contract/recipes';

import { isWell } from '#features/assistant/model/status.ts';
import { recipesText } from '#features/recipes/model/recipe-text.ts';

export type Capability = keyof AssistantStatus['capabilities'];

/** In the order in which they are shown. */
export const CAPABILITIES: readonly (readonly [capability: Capability, label: string])[] = [
  ['generateRecipe', 'Recipe generation'],
  ['searchRecipes', 'Recipe search'],
  ['manageCookbook', 'Cookbook management'],
  ['chatSupport', 'Cooking chat'],
];

export const NO_CAPABILITIES: AssistantStatus['capabilities'] = {
  generateRecipe: false,
  searchRecipes: false,
  manageCookbook: false,
  chatSupport: false,
};

/** What is off and what still works, while no service answers. */
export const AWAY_TEXT = 'You can still search your recipes, add to your cookbook, and remove from it.';

/** Who answers, in two or three words. */
export const COOK_NAMES: Readonly<Record<AssistantStatus['answered_by'], string>> = {
  provider: 'AI service',
  worker: 'AI service',
  kitchen: 'Kitchen engine',
  simulated: 'Sample answers',
};

/** Told with an answer that somebody else gave than the one who is asked first. */
const STAND_INS: Readonly<Partial<Record<AssistantStatus['answered_by'], string>>> = {
  worker: 'Answered by REECE’s worker',
  kitchen: 'Answered by our kitchen engine',
};

export function standInText(
  answeredBy: AssistantStatus['answered_by'],
  askedFirst: AssistantStatus['answered_by'],
): string | undefined {
  return answeredBy === askedFirst ? undefined : STAND_INS[answeredBy];
}

/** Who answers, as REECE says it. */
export function cookText(status: AssistantStatus): string {
  const { answered_by: cook, falls_back: fallsBack } = status;
  if (!isWell(status)) return `The AI service isn't answering right now. ${AWAY_TEXT}`;
  if (cook === 'kitchen') return 'Our own kitchen engine answers today. When it does not know something, it says so.';
  if (cook === 'simulated') return 'I only play today: my answers are samples, not advice.';
  const besides = fallsBack ? ', or our kitchen engine when that is away' : '';
  return `An AI service answers${besides}. It can be wrong: taste as you go.`;
}

export function helloText(recipes: Counted): string {
  if (recipes.count === 0) return "Hello, I'm REECE. Your cookbook is still empty, so shall we cook up a first recipe?";
  return `Hello, I'm REECE. You have ${recipesText(recipes)} here. What shall we cook?`;
}

const WELCOME_BACK = 'Welcome back. Go on where we were, or begin a new chat.';

/** REECE's first words: few where the conversation goes on. */
export function greetingTexts(isContinued: boolean, recipes: Counted, status: AssistantStatus): readonly string[] {
  return isContinued ? [WELCOME_BACK] : [helloText(recipes), cookText(status)];
}

const MAKE = 'Make me a recipe with chicken and rice';
/** Shows the newest. */
const FIND = 'Find my recipes';
const QUICK = 'Which of my recipes take under 30 minutes?';
const HOW_TO = 'How to cook rice';
const SUBSTITUTE = 'What can I substitute for butter?';
const EGG = 'How do I poach an egg?';

export interface Starting {
  readonly recipes: Counted;
  readonly capabilities: AssistantStatus['capabilities'];
  /** What the person cooks with most, if that is known. */
  readonly ingredient: string | null;
}

/** What one can say with one tap. */
export function starters({ recipes, capabilities, ingredient }: Starting): readonly string[] {
  const find = ingredient === null ? FIND : `Find recipes with ${ingredient.toLowerCase()}`;
  const all: readonly (readonly [Capability, string])[] =
    recipes.count === 0
      ? [
          ['generateRecipe', MAKE],
          ['chatSupport', HOW_TO],
          ['chatSupport', SUBSTITUTE],
          ['chatSupport', EGG],
        ]
      : [
          ['searchRecipes', find],
          ['searchRecipes', QUICK],
          ['generateRecipe', MAKE],
          ['chatSupport', SUBSTITUTE],
        ];
  return all.flatMap(([capability, text]) => (capabilities[capability] ? [text] : []));
}
