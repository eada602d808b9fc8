import { useRouter } from '@tanstack/react-router';

import { callTour } from '#features/tour/model/tour-call.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody came to this page to be shown around. */
    isForTour?: boolean;
  }
}

/** The page that people are shown. */
const TOURED = '/dashboard';

/** Leads to where one is shown around. */
export function useStartTour(): () => void {
  const router = useRouter();
  const lead = async (): Promise<void> => {
    const isThere = router.state.location.href === TOURED;
    await router.navigate({ to: TOURED, state: { isForTour: true }, replace: isThere });
    // Whoever stays, as they have not kept what they wrote, may come here later by another way, which ends this waiting, too.
    if (router.state.location.state.isForTour === true) callTour();
  };
  return () => void lead();
}
