import { useNavigate } from '@tanstack/react-router';

import { callTour } from '#features/tour/model/tour-call.ts';

/** Leads to where one is shown around. */
export function useTourCall(): () => void {
  const navigate = useNavigate();
  return () => {
    callTour();
    void navigate({ to: '/dashboard' });
  };
}
