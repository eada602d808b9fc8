import { useQuery } from '@tanstack/react-query';

import { sessionStateQuery } from '#features/account/api.ts';
import { LoginForm } from '#features/account/components/login-form.tsx';
import { SecondStep } from '#features/account/components/second-step.tsx';

/** Shows the step of two-step sign-in that the session is at, also after a reload. */
export function LoginPage() {
  const { data: sessionState } = useQuery(sessionStateQuery());
  const pendingUser = sessionState?.pendingUser ?? null;
  return pendingUser === null ? <LoginForm /> : <SecondStep person={pendingUser} />;
}
