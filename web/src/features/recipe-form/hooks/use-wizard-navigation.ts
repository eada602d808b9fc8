import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

import {
  LAST_STEP,
  parseWizardSearch,
  stepOfSearch,
  toWizardSearch,
} from '#features/recipe-form/model/wizard-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The steps of the history entries before this one, since the wizard was opened. */
    wizardTrail?: readonly number[];
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
  const trail = useLocation({ select: ({ state }) => state.wizardTrail ?? [] });

  return {
    step,
    goTo: (next) => {
      if (next === step) return;
      const before = next < step ? trail.lastIndexOf(next) : -1;
      if (before >= 0) return history.go(before - trail.length);
      const isAhead = next > step;
      return void navigate({
        to: '.',
        search: toWizardSearch(draftId(), next),
        state: { wizardTrail: isAhead ? [...trail, step] : trail },
        replace: !isAhead,
      });
    },
    openRecipe: async (recipeId) => {
      if (trail.length > 0) {
        await new Promise<void>((resolve) => {
          const stop = history.subscribe(() => {
            stop();
            resolve();
          });
          history.go(-trail.length);
        });
      }
      await navigate({ to: '/recipe/$id', params: { id: recipeId }, replace: true });
    },
  };
}
