import type { LinkPurpose } from '@larder/contract/account';
import { LINK_TEXTS } from '@larder/contract/account';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { linkQuery } from '#features/account/api.ts';
import { BackToLogin } from '#features/account/components/back-to-login.tsx';
import { useUrlToken } from '#features/account/hooks/use-url-token.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { describeLinkState } from '#features/account/model/links.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface GoodLink {
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
}

export interface LinkPageProps {
  title: string;
  /** What the link does. Shown while the link may be valid. */
  lead: ReactNode;
  purposes: readonly LinkPurpose[];
  /** Shown below the message that the link was already used. */
  whenUsed: ReactNode;
  /** Shown below the message that the link is expired or unknown. */
  whenBad: ReactNode;
  children: (link: GoodLink) => ReactNode;
}

function Checking() {
  return (
    <div>
      <VisuallyHidden live>Checking the link</VisuallyHidden>
      <Skeleton className="h-24" />
    </div>
  );
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
  if (state === null && error === null) return <Checking />;
  const words = error === null ? LINK_TEXTS.unknown : describeFailure(error, null).message;
  if (state === null) {
    return (
      <ErrorPanel title="We couldn’t check this link" onRetry={() => void refetch()}>
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

/** The target page of a mailed link. */
export function LinkPage({ title, lead, ...content }: LinkPageProps) {
  const token = useUrlToken();
  const { error } = useQuery({ ...linkQuery(token ?? ''), enabled: token !== null && token !== '' });
  const mayBeValid = token !== '' && describeLinkState(error) === null;
  return (
    <>
      <PageHeader title={title} lead={mayBeValid ? lead : undefined} back={<BackToLogin />} />
      {/* A different token in the same tab remounts the content. */}
      {token === null ? <Checking /> : <LinkContent key={token} token={token} {...content} />}
    </>
  );
}
