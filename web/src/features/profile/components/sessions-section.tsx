import type { ActiveSession } from '@larder/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

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

function SessionRow({ place, userId }: { place: ActiveSession; userId: string }) {
  const { mutateAsync: revoke, isPending } = useRevokeSession();
  const signOut = async (): Promise<void> => {
    signOutFailure.clear();
    try {
      await revoke(place);
      if (place.current) leaveSession(AFTER_SIGN_OUT, userId);
      else toast.success(`Signed out of ${place.device}`);
    } catch (error) {
      signOutFailure.show(`Still signed in on ${place.device}`, { description: failureDetail(error) });
    }
  };
  return (
    <ItemRow
      name={place.device}
      badge={place.current && <Badge tone="basil">This device</Badge>}
      details={
        <>
          {place.address !== null && <>{place.address} · </>}
          signed in <RelativeTime at={place.created_at} /> · last used <RelativeTime at={place.last_used_at} />
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
      everywhereFailure.show('You are still signed in', { description: failureDetail(error) });
    }
  };
  return (
    <>
      <Button className="mt-5" onClick={() => setAsking(true)}>
        Sign Out Everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="All your devices are signed out, this one as well. You can log in again at once."
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
    <SectionCard
      id={id}
      title={title}
      description="If you do not know one of these, sign it out and change your password."
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="The places where you are signed in" lines={3}>
        {(places) => (
          <ul>
            {places.map((place) => (
              <SessionRow key={place.id} place={place} userId={userId} />
            ))}
          </ul>
        )}
      </Loaded>
      <SignOutEverywhere userId={userId} />
    </SectionCard>
  );
}
