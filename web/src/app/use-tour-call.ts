import { useRouter } from '@tanstack/react-router';

import { callTour } from '#features/tour/model/tour-call.ts';

/** The page that people are shown. */
const TOURED = '/dashboard';

/** Leads to where one is shown around. */
export function useTourCall(): () => void {
  const router = useRouter();
  const lead = async (): Promise<void> => {
    await router.navigate({ to: TOURED });
    // Whoever stays, as they have not kept what they wrote, is not shown around at a later visit either.
    if (router.state.location.pathname === TOURED) callTour();
  };
  return () => void lead();
}
