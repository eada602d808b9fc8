import type { LinkPurpose } from '@larder/contract/account';
import { LINK_TEXTS } from '@larder/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { linkQuery } from '#features/account/api.ts';
import { BackToLogin } from '#features/account/components/back-to-login.tsx';
import { describeFailure } from '#features/account/model/form.ts';
import { describeLinkState } from '#features/account/model/links.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** What is in the link behind the page's address. It is never sent to a server unasked, so it stands after the #. */
function useLinkToken(): string {
  return useLocation({ select: ({ hash }) => hash });
}

export interface GoodLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

export interface LinkPageProps {
  title: string;
  /** What a good link is for. */
  lead: ReactNode;
  purposes: readonly LinkPurpose[];
  /** Shown under the words about a link that has been used. */
  whenUsed: ReactNode;
  /** Shown under the words about a link that is too old or none of ours. */
  whenBad: ReactNode;
  children: (link: GoodLink) => ReactNode;
}

function LinkContent({
  token,
  purposes,
  whenUsed,
  whenBad,
  children,
}: Omit<LinkPageProps, 'title' | 'lead'> & { token: string }) {
  const { data, error, refetch } = useQuery({ ...linkQuery(token), enabled: token !== '' });
  const found = data !== undefined && purposes.includes(data.purpose) ? data : null;
  if (found !== null) return children({ token, ...found });
  const state = token === '' || data !== undefined ? 'bad' : describeLinkState(error);
  if (state === null && error === null) {
    return (
      <div>
        <VisuallyHidden live>Looking at the link</VisuallyHidden>
        <Skeleton className="h-24" />
      </div>
    );
  }
  const words = error === null ? LINK_TEXTS.unknown : describeFailure(error, null).message;
  if (state === null) {
    return (
      <ErrorPanel title="We could not look at this link" onRetry={() => void refetch()}>
        {words}
      </ErrorPanel>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <FormMessage>{words}</FormMessage>
      {state === 'used' ? whenUsed : whenBad}
    </div>
  );
}

/** A page that a link from a mail leads to. */
export function LinkPage({ title, lead, ...content }: LinkPageProps) {
  const token = useLinkToken();
  const { error } = useQuery({ ...linkQuery(token), enabled: token !== '' });
  const leadsOn = token !== '' && describeLinkState(error) === null;
  return (
    <>
      <PageHeader title={title} lead={leadsOn ? lead : undefined} back={<BackToLogin />} />
      {/* Another link in the same tab begins anew. */}
      <LinkContent key={token} token={token} {...content} />
    </>
  );
}
