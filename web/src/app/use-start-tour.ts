import { useRouter } from '@tanstack/react-router';

import { requestTour } from '#features/tour/model/tour-request.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The user opened this page to start the tour. */
    isForTour?: boolean;
  }
}

/** The page with the tour. */
const TOUR_PATH = '/dashboard';

/** Opens the dashboard and starts the tour. */
export function useStartTour(): () => void {
  const router = useRouter();
  const startTour = async (): Promise<void> => {
    const isThere = router.state.location.href === TOUR_PATH;
    await router.navigate({ to: TOUR_PATH, state: { isForTour: true }, replace: isThere });
    // The user may stay on a page with unsaved changes. A later visit to the dashboard resolves `navigate` too, without the state.
    if (router.state.location.state.isForTour === true) requestTour();
  };
  return () => void startTour();
}
