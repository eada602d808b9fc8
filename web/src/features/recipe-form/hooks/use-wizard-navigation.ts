import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

import {
  LAST_STEP,
  parseWizardSearch,
  stepOfSearch,
  toWizardSearch,
} from '#features/recipe-form/model/wizard-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many history entries the wizard added since it was opened. */
    wizardDepth?: number;
  }
}

/** The wizard's step, stored in the URL: the browser's Back button goes one step back. */
export interface WizardNavigation {
  readonly step: number;
  goTo: (step: number) => void;
  /** Opens the recipe's page and removes the wizard's steps from the history. */
  openRecipe: (recipeId: string) => Promise<void>;
}

export function useWizardNavigation(draftId: () => string): WizardNavigation {
  const navigate = useNavigate();
  const { history } = useRouter();
  const step = useLocation({
    select: ({ search }) => Math.min(LAST_STEP, stepOfSearch(parseWizardSearch({ ...search }))),
  });
  const depth = useLocation({ select: ({ state }) => state.wizardDepth ?? 0 });

  return {
    step,
    goTo: (next) => {
      if (next === step) return;
      if (next < step && depth >= step - next) return history.go(next - step);
      const ahead = next > step;
      return void navigate({
        to: '.',
        search: toWizardSearch(draftId(), next),
        state: { wizardDepth: ahead ? depth + 1 : depth },
        replace: !ahead,
      });
    },
    openRecipe: async (recipeId) => {
      if (depth > 0) {
        await new Promise<void>((resolve) => {
          const stop = history.subscribe(() => {
            stop();
            resolve();
          });
          history.go(-depth);
        });
      }
      await navigate({ to: '/recipe/$id', params: { id: recipeId }, replace: true });
    },
  };
}
