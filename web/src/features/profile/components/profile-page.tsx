import { PROFILE_TEXTS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';

import { profileQuery, useProfileRefresh } from '#features/profile/api.ts';
import { ActivitySection } from '#features/profile/components/activity-section.tsx';
import { EmailSection } from '#features/profile/components/email-section.tsx';
import { PasswordSection } from '#features/profile/components/password-section.tsx';
import { PersonForm } from '#features/profile/components/person-form.tsx';
import { SessionsSection } from '#features/profile/components/sessions-section.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { Card } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { focusHeading } from '#ui/restore-focus.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const loadFailure = failureToast();

const SECTIONS = {
  about: { id: 'about', title: 'About you' },
  eating: { id: 'eating', title: 'What you eat' },
  email: { id: 'email', title: 'Email address' },
  password: { id: 'password', title: 'Password' },
  factors: { id: 'two-factor', title: 'A second step of signing in' },
  passkeys: { id: 'passkeys', title: 'Passkeys' },
  places: { id: 'sessions', title: 'Where you are signed in' },
  activity: { id: 'activity', title: 'Recent security activity' },
  tokens: { id: 'tokens', title: 'API tokens' },
  storage: { id: 'storage', title: 'Storage' },
  data: { id: 'data', title: 'Your data' },
} as const;

/** As wide and as apart from the others as the section would be. */
const FAULT = 'rounded-lg border border-line bg-paper-raised p-5 sm:p-6';

// Fetched when what is seen first is drawn.
const FactorsSection = lazyPart(
  async () => {
    const { FactorsSection: component } = await import('#features/factors/components/factors-section.tsx');
    return component;
  },
  SECTIONS.factors.title,
  FAULT,
);
const PasskeysSection = lazyPart(
  async () => {
    const { PasskeysSection: component } = await import('#features/passkeys/components/passkeys-section.tsx');
    return component;
  },
  SECTIONS.passkeys.title,
  FAULT,
);
const TokensSection = lazyPart(
  async () => {
    const { TokensSection: component } = await import('#features/tokens/components/tokens-section.tsx');
    return component;
  },
  SECTIONS.tokens.title,
  FAULT,
);
const StorageSection = lazyPart(
  async () => {
    const { StorageSection: component } = await import('#features/storage/components/storage-section.tsx');
    return component;
  },
  SECTIONS.storage.title,
  FAULT,
);
const PersonalDataSection = lazyPart(
  async () => {
    const { PersonalDataSection: component } =
      await import('#features/personal-data/components/personal-data-section.tsx');
    return component;
  },
  SECTIONS.data.title,
  FAULT,
);

/** The ways to the sections, beside them where the screen is wide enough, and heard and come to before them. */
function Contents() {
  return (
    <nav aria-label="On this page" className="hidden xl:col-start-2 xl:block" data-print="hide">
      <ul className="sticky top-24 flex flex-col border-l border-line">
        {Object.values(SECTIONS).map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/profile"
              hash={id}
              activeOptions={{ includeHash: true }}
              onClick={() => focusHeading(document.getElementById(id))}
              className="flex min-h-11 items-center px-4 py-1.5 text-sm leading-tight text-ink-soft no-underline hover:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Has the heading and the place of the section on its way, so that links find it. */
function Later({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const waiting = (
    <SectionCard id={id} title={title}>
      <SkeletonText lines={4} />
    </SectionCard>
  );
  return <Suspense fallback={waiting}>{children}</Suspense>;
}

function Sections({ profile }: { profile: Profile }) {
  // What is seen first is drawn first; the rest follows in the pauses of the browser.
  const hasRest = useDeferredValue(true, false);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <PersonForm about={SECTIONS.about} eating={SECTIONS.eating} profile={profile} />
      {hasRest && <OtherSections profile={profile} />}
    </div>
  );
}

function OtherSections({ profile }: { profile: Profile }) {
  const refresh = useProfileRefresh();
  const hash = useLocation({ select: (location) => location.hash });
  // A link from another page leads to a section that was not there yet when the address changed.
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
  return (
    <>
      <EmailSection {...SECTIONS.email} profile={profile} />
      <PasswordSection {...SECTIONS.password} profile={profile} />
      <Later {...SECTIONS.factors}>
        <FactorsSection {...SECTIONS.factors} enabled={profile.two_factor_enabled} onChange={refresh} />
      </Later>
      <Later {...SECTIONS.passkeys}>
        <PasskeysSection {...SECTIONS.passkeys} />
      </Later>
      <SessionsSection {...SECTIONS.places} userId={profile.user_id} />
      <ActivitySection {...SECTIONS.activity} />
      <Later {...SECTIONS.tokens}>
        <TokensSection {...SECTIONS.tokens} />
      </Later>
      <Later {...SECTIONS.storage}>
        <StorageSection {...SECTIONS.storage} />
      </Later>
      <Later {...SECTIONS.data}>
        <PersonalDataSection
          {...SECTIONS.data}
          userId={profile.user_id}
          email={profile.email}
          hasPassword={profile.has_password}
        />
      </Later>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <VisuallyHidden live>Your profile is loading</VisuallyHidden>
      {['h-[42rem]', 'h-[52rem]', 'h-72', 'h-96'].map((height) => (
        <Card key={height} className={height}>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-6 h-11 w-full" />
          <Skeleton className="mt-6 h-11 w-full" />
        </Card>
      ))}
    </div>
  );
}

export function ProfilePage() {
  const { data: profile, error, refetch } = useQuery(profileQuery());
  const failed = profile === undefined && error !== null;
  useEffect(() => {
    if (failed) loadFailure.show(PROFILE_TEXTS.load_failed);
    else loadFailure.clear();
  }, [failed]);
  return (
    <div className="mx-auto max-w-2xl xl:mx-0 xl:max-w-none">
      <PageHeader title="Profile Settings" lead="Who you are here, what you eat, how you sign in, and what is yours." />
      {failed ? (
        <ErrorPanel title="Your profile is out of reach" onRetry={() => void refetch()}>
          {failureDetail(error)} Your profile is safe.
        </ErrorPanel>
      ) : (
        <div className="grid gap-10 xl:grid-flow-row-dense xl:grid-cols-[minmax(0,42rem)_13rem]">
          <Contents />
          {profile === undefined ? <ProfileSkeleton /> : <Sections key={profile.user_id} profile={profile} />}
        </div>
      )}
    </div>
  );
}
