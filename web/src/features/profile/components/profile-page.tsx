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
import { PreferencesSection } from '#features/profile/components/preferences-section.tsx';
import { ProfileForm } from '#features/profile/components/profile-form.tsx';
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
  diet: { id: 'eating', title: 'What you eat' },
  preferences: { id: 'cooking', title: 'Cooking preferences' },
  email: { id: 'email', title: 'Email address' },
  password: { id: 'password', title: 'Password' },
  factors: { id: 'two-factor', title: 'Two-step sign-in' },
  passkeys: { id: 'passkeys', title: 'Passkeys' },
  sessions: { id: 'sessions', title: 'Where you’re signed in' },
  activity: { id: 'activity', title: 'Recent security activity' },
  tokens: { id: 'tokens', title: 'API tokens' },
  storage: { id: 'storage', title: 'Storage' },
  offline: { id: 'offline', title: 'Offline recipes' },
  data: { id: 'data', title: 'Your data' },
} as const;

/** Gives the error of a section the frame of its card. */
const ERROR_CARD = 'rounded-lg border border-line bg-paper-raised p-5 sm:p-6';

// These load after the first paint.
const FactorsSection = lazyPart(
  async () => {
    const { FactorsSection: component } = await import('#features/factors/components/factors-section.tsx');
    return component;
  },
  SECTIONS.factors.title,
  ERROR_CARD,
);
const PasskeysSection = lazyPart(
  async () => {
    const { PasskeysSection: component } = await import('#features/passkeys/components/passkeys-section.tsx');
    return component;
  },
  SECTIONS.passkeys.title,
  ERROR_CARD,
);
const TokensSection = lazyPart(
  async () => {
    const { TokensSection: component } = await import('#features/tokens/components/tokens-section.tsx');
    return component;
  },
  SECTIONS.tokens.title,
  ERROR_CARD,
);
const StorageSection = lazyPart(
  async () => {
    const { StorageSection: component } = await import('#features/storage/components/storage-section.tsx');
    return component;
  },
  SECTIONS.storage.title,
  ERROR_CARD,
);
const OfflineSection = lazyPart(
  async () => {
    const { OfflineSection: component } = await import('#features/device-store/components/offline-section.tsx');
    return component;
  },
  SECTIONS.offline.title,
  ERROR_CARD,
);
const PersonalDataSection = lazyPart(
  async () => {
    const { PersonalDataSection: component } =
      await import('#features/personal-data/components/personal-data-section.tsx');
    return component;
  },
  SECTIONS.data.title,
  ERROR_CARD,
);

/** Links to the sections. Beside them on wide screens, before them in the focus order. */
function SectionLinks() {
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

/** Shows the heading and the anchor of a section while it loads, so that links reach it. */
function LazySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const fallback = (
    <SectionCard id={id} title={title}>
      <SkeletonText lines={4} />
    </SectionCard>
  );
  return <Suspense fallback={fallback}>{children}</Suspense>;
}

function Sections({ profile }: { profile: Profile }) {
  // The first sections render before the others.
  const hasRest = useDeferredValue(true, false);
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <ProfileForm about={SECTIONS.about} diet={SECTIONS.diet} profile={profile} />
      {hasRest && <OtherSections profile={profile} />}
    </div>
  );
}

function OtherSections({ profile }: { profile: Profile }) {
  const refresh = useProfileRefresh();
  const hash = useLocation({ select: (location) => location.hash });
  // A link from another page may name a section that had not rendered when the URL changed.
  useEffect(() => document.getElementById(hash)?.scrollIntoView(), [hash]);
  return (
    <>
      <PreferencesSection {...SECTIONS.preferences} />
      <EmailSection {...SECTIONS.email} profile={profile} />
      <PasswordSection {...SECTIONS.password} profile={profile} />
      <LazySection {...SECTIONS.factors}>
        <FactorsSection {...SECTIONS.factors} enabled={profile.two_factor_enabled} onChange={refresh} />
      </LazySection>
      <LazySection {...SECTIONS.passkeys}>
        <PasskeysSection {...SECTIONS.passkeys} />
      </LazySection>
      <SessionsSection {...SECTIONS.sessions} userId={profile.user_id} />
      <ActivitySection {...SECTIONS.activity} />
      <LazySection {...SECTIONS.tokens}>
        <TokensSection {...SECTIONS.tokens} />
      </LazySection>
      <LazySection {...SECTIONS.storage}>
        <StorageSection {...SECTIONS.storage} />
      </LazySection>
      <LazySection {...SECTIONS.offline}>
        <OfflineSection {...SECTIONS.offline} userId={profile.user_id} />
      </LazySection>
      <LazySection {...SECTIONS.data}>
        <PersonalDataSection
          {...SECTIONS.data}
          userId={profile.user_id}
          email={profile.email}
          hasPassword={profile.has_password}
        />
      </LazySection>
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
      <PageHeader
        title="Profile Settings"
        lead="Your details, what you eat, how you cook and sign in, and your data."
      />
      {failed ? (
        <ErrorPanel title="Your profile could not be loaded" onRetry={() => void refetch()}>
          {failureDetail(error)} Your profile is safe.
        </ErrorPanel>
      ) : (
        <div className="grid gap-10 xl:grid-flow-row-dense xl:grid-cols-[minmax(0,42rem)_13rem]">
          <SectionLinks />
          {profile === undefined ? <ProfileSkeleton /> : <Sections key={profile.user_id} profile={profile} />}
        </div>
      )}
    </div>
  );
}
