import { useQuery } from '@tanstack/react-query';

import { standingQuery } from '#features/account/api.ts';
import { LoginForm } from '#features/account/components/login-form.tsx';
import { SecondStep } from '#features/account/components/second-step.tsx';

/** One page for both steps of logging in: which one it is, the session knows, also after a reload. */
export function LoginPage() {
  const { data: standing } = useQuery(standingQuery());
  const half = standing?.halfSignedIn ?? null;
  return half === null ? <LoginForm /> : <SecondStep person={half} />;
}
