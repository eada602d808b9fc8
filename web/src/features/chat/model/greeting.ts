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

/** What still works while the AI service fails. */
export const AWAY_TEXT = 'You can still search your recipes and add or remove them.';

/** Short names of the providers. */
export const PROVIDER_NAMES: Readonly<Record<AssistantStatus['answered_by'], string>> = {
  provider: 'AI service',
  worker: 'AI service',
  kitchen: 'Kitchen engine',
  simulated: 'Sample answers',
};

/** Shown with an answer that another provider gave than the preferred one. */
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

/** REECE's sentence about who answers. */
export function providerText(status: AssistantStatus): string {
  const { answered_by: provider, falls_back: fallsBack } = status;
  if (!isWell(status)) return `The AI service isn’t answering right now. ${AWAY_TEXT}`;
  if (provider === 'kitchen')
    return 'Our own kitchen engine is answering today. If it doesn’t know something, it’ll say so.';
  if (provider === 'simulated') return 'This is a demo: my answers are samples, not advice.';
  const fallback = fallsBack ? ', or from our kitchen engine when it’s unavailable' : '';
  return `Answers come from an AI service${fallback}. They can be wrong, so taste as you go.`;
}

export function helloText(recipes: Counted): string {
  if (recipes.count === 0) return 'Hello, I’m REECE. Your cookbook is still empty. Want to cook up your first recipe?';
  return `Hello, I’m REECE. You have ${recipesText(recipes)} here. What should we cook?`;
}

const WELCOME_BACK = 'Welcome back. Pick up where we left off, or start a new chat.';

/** REECE's greeting. It is shorter when a conversation continues. */
export function greetingTexts(isContinued: boolean, recipes: Counted, status: AssistantStatus): readonly string[] {
  return isContinued ? [WELCOME_BACK] : [helloText(recipes), providerText(status)];
}

const MAKE = 'Make me a recipe with chicken and rice';
/** Answered with the newest recipes. */
const FIND = 'Find my recipes';
const QUICK = 'Which of my recipes take under 30 minutes?';
const HOW_TO = 'How to cook rice';
const SUBSTITUTE = 'What can I substitute for butter?';
const EGG = 'How do I poach an egg?';

export interface StarterContext {
  readonly recipes: Counted;
  readonly capabilities: AssistantStatus['capabilities'];
  /** The user's most used ingredient. */
  readonly ingredient: string | null;
}

/** Suggested first messages. */
export function starters({ recipes, capabilities, ingredient }: StarterContext): readonly string[] {
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
