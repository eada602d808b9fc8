import type { ActiveSession } from '@larder/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { confirmSignOut } from '#features/device-store/model/unsent-changes.ts';
import { activeSessionsQuery, useRevokeAllSessions, useRevokeSession } from '#features/profile/api.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { leaveSession } from '#platform/leave-session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ItemRow } from '#ui/item-row.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SectionCard } from '#ui/section-card.tsx';

const signOutFailure = failureToast();
const everywhereFailure = failureToast();

const AFTER_SIGN_OUT = '/login';

function SessionRow({ session, userId }: { session: ActiveSession; userId: string }) {
  const { mutateAsync: revoke, isPending } = useRevokeSession();
  const signOut = async (): Promise<void> => {
    signOutFailure.clear();
    if (session.current && !(await confirmSignOut(userId))) return;
    try {
      await revoke(session);
      if (session.current) leaveSession(AFTER_SIGN_OUT, userId);
      else toast.success(`Signed out of ${session.device}`);
    } catch (error) {
      signOutFailure.show(`Still signed in on ${session.device}`, { description: failureDetail(error) });
    }
  };
  return (
    <ItemRow
      name={session.device}
      badge={session.current && <Badge tone="basil">This device</Badge>}
      details={
        <>
          {session.address !== null && <>{session.address} · </>}
          signed in <RelativeTime at={session.created_at} /> · last active <RelativeTime at={session.last_used_at} />
        </>
      }
      renderAction={(nameId) => (
        <Button busy={isPending} aria-describedby={nameId} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    />
  );
}

function SignOutEverywhere({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync: revokeAll, isPending, isSuccess } = useRevokeAllSessions();
  const signOut = async (): Promise<void> => {
    everywhereFailure.clear();
    try {
      await revokeAll();
      leaveSession(AFTER_SIGN_OUT, userId);
    } catch (error) {
      setAsking(false);
      everywhereFailure.show('You’re still signed in', { description: failureDetail(error) });
    }
  };
  const ask = async (): Promise<void> => {
    if (await confirmSignOut(userId)) setAsking(true);
  };
  return (
    <>
      <Button className="mt-5" onClick={() => void ask()}>
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="This signs out all your devices, including this one. You can log back in right away."
        confirmLabel="Sign out"
        busy={isPending || isSuccess}
        busyLabel="Signing out..."
        onConfirm={signOut}
      />
    </>
  );
}

export function SessionsSection({ id, title, userId }: { id: string; title: string; userId: string }) {
  const query = useQuery(activeSessionsQuery());
  return (
    <SectionCard id={id} title={title} description="Don’t recognize one? Sign it out and change your password.">
      <Loaded query={query} onRetry={() => void query.refetch()} what="The places where you’re signed in" lines={3}>
        {(sessions) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} userId={userId} />
            ))}
          </ul>
        )}
      </Loaded>
      <SignOutEverywhere userId={userId} />
    </SectionCard>
  );
}
