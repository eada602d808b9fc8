import { linkPath } from '@larder/contract/links';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { BookHeart, Printer } from 'lucide-react';
import { toast } from 'sonner';

import { sessionQuery } from '#features/account/api.ts';
import { useCopyLinked } from '#features/links/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { LinkButton } from '#ui/link-button.tsx';

const copyFailure = failureToast();

const MAKE_IT_YOURS = 'Make it yours';

/** Copies the recipe to the cookbook of a signed-in user. */
function CopyLinkedButton({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCopyLinked();
  const copy = (): void => {
    copyFailure.clear();
    mutate(token, {
      onSuccess: ({ id }) => {
        toast.success('Copied to your cookbook', { description: 'It’s yours now. Change it as you like.' });
        void navigate({ to: '/recipe/$id', params: { id } });
      },
      onError: (error) => {
        copyFailure.show('The recipe could not be copied', { description: failureDetail(error) });
      },
    });
  };
  return (
    <Button busy={isPending} busyLabel="Copying..." onClick={copy}>
      <BookHeart aria-hidden="true" />
      {MAKE_IT_YOURS}
    </Button>
  );
}

export interface LinkedActionsProps {
  token: string;
  /** Returns the recipe as text, in the chosen size and units. */
  writeText: () => string;
}

/** Actions on a recipe that was opened by its public link. */
export function LinkedActions({ token, writeText }: LinkedActionsProps) {
  const { data: person } = useQuery(sessionQuery());
  return (
    <div className="mb-4 flex items-center justify-end gap-1 sm:mb-6" data-print="hide">
      <CopyButton compact text={writeText()} label="Copy as text" />
      <Button tone="ghost" size="icon" aria-label="Print" className="mr-2" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
      </Button>
      {person === null || person === undefined ? (
        <LinkButton asChild>
          <Link
            to={getPublicConfig().registration === 'closed' ? '/login' : '/register'}
            search={{ next: linkPath(token) }}
          >
            <BookHeart aria-hidden="true" />
            {MAKE_IT_YOURS}
          </Link>
        </LinkButton>
      ) : (
        <CopyLinkedButton token={token} />
      )}
    </div>
  );
}
