import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';

import { factorsQuery } from '#features/account/api.ts';
import { PasskeyButton } from '#features/account/components/passkey-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** Replaces every admin page for an admin who has to use two-step sign-in first. */
export function SecondStepRequired({ reason }: { reason: string }) {
  const queryClient = useQueryClient();
  const { data: ways } = useQuery(factorsQuery());
  const [failure, setFailure] = useState<string | null>(null);
  return (
    <>
      <PageHeader title="Admin" />
      <EmptyState
        title="One more step to the admin area"
        picture={<ShieldCheck />}
        action={
          <>
            <LinkButton asChild tone="primary">
              <Link to="/profile" hash="two-factor">
                Set up two-step sign-in
              </Link>
            </LinkButton>
            {ways?.has_passkey === true && (
              <PasskeyButton
                label="Log in with a passkey"
                onStart={() => setFailure(null)}
                onDone={() => queryClient.invalidateQueries({ queryKey: ['admin'] })}
                onFailure={({ message }) => setFailure(message)}
              />
            )}
          </>
        }
      >
        {reason}
        {failure !== null && <FormMessage className="mt-5 text-left">{failure}</FormMessage>}
      </EmptyState>
    </>
  );
}
