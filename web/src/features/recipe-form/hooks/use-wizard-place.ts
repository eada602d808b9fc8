import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';

import { parseWizardSearch, stepOfSearch, toWizardSearch } from '#features/recipe-form/model/wizard-search.ts';
import { LAST_STEP } from '#features/recipe-form/model/step-names.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many entries of the browser's history the wizard lies above the one it was opened with. */
    wizardDepth?: number;
  }
}

/** Where in the wizard one is, as the address says: the browser's own Back goes a step back. */
export interface WizardPlace {
  readonly step: number;
  goTo: (step: number) => void;
  /** To the page of a recipe; the wizard's steps are no longer behind it. */
  leaveFor: (recipeId: string) => Promise<void>;
}

export function useWizardPlace(draftId: () => string): WizardPlace {
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
    leaveFor: async (recipeId) => {
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
