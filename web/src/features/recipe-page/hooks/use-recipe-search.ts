import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';

import { sizeFrom } from '#features/cooking/model/recipe-size.ts';
import type { RecipeSize } from '#features/cooking/model/recipe-size.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the same recipe without cook mode. */
    cookOpenedHere?: boolean;
  }
}

/** The route of a page with one recipe. */
export type RecipePlace =
  | { readonly to: '/recipe/$id'; readonly params: { readonly id: string } }
  | { readonly to: '/shared/$token'; readonly params: { readonly token: string } };

/** Size and cook mode of a recipe page, stored in the URL. */
export function useRecipeSearch(place: RecipePlace, written: number | null) {
  const router = useRouter();
  const navigate = useNavigate();
  const { servings, times, cook } = useSearch({ strict: false });
  const size = sizeFrom({ servings, times }, written);
  const here = { ...place, resetScroll: false };
  return {
    size,
    setSize: (next: RecipeSize | null): void => {
      const sized = next === null ? {} : next;
      void navigate({ ...here, search: sized, replace: true });
    },
    cook,
    openCook: (step: number): void => {
      void navigate({ ...here, search: { servings, times, cook: step }, state: { cookOpenedHere: true } });
    },
    moveCook: (step: number): void => {
      void navigate({ ...here, search: { servings, times, cook: step }, state: true, replace: true });
    },
    closeCook: (): void => {
      if (router.state.location.state.cookOpenedHere === true) router.history.back();
      else void navigate({ ...here, search: { servings, times }, replace: true });
    },
  };
}
