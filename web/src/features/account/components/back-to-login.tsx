import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { sessionQuery } from '#features/account/api.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Back link of pages that signed-in and signed-out users can open. */
export function BackToLogin() {
  const { data: user = null } = useQuery(sessionQuery());
  return (
    <TextLink asChild className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm">
      <Link to={user === null ? '/login' : '/dashboard'}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        {user === null ? 'Back to Login' : 'Back to Dashboard'}
      </Link>
    </TextLink>
  );
}
