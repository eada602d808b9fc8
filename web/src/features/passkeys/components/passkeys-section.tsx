import type { Passkey } from '@larder/contract/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { supportsPasskeys } from '#features/account/model/passkeys.ts';
import { passkeysQuery, useDeletePasskey } from '#features/passkeys/api.ts';
import { AddPasskey } from '#features/passkeys/components/add-passkey.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ItemRow } from '#ui/item-row.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SectionCard } from '#ui/section-card.tsx';

const removeFailure = failureToast();

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-ink-soft">You have no passkey yet.</p>;
  return (
    <ul aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <ItemRow
          key={passkey.id}
          name={passkey.name}
          details={
            <>
              made <RelativeTime at={passkey.created_at} /> ·{' '}
              {passkey.last_used_at === null ? (
                'not used yet'
              ) : (
                <>
                  last used <RelativeTime at={passkey.last_used_at} />
                </>
              )}
            </>
          }
          renderAction={(nameId) => (
            <Button aria-describedby={nameId} onClick={() => onRemove(passkey)}>
              Remove
            </Button>
          )}
        />
      ))}
    </ul>
  );
}

export function PasskeysSection({ id, title }: { id: string; title: string }) {
  const query = useQuery(passkeysQuery());
  const { runFresh, dialog } = useFreshLogin();
  const { mutateAsync: deletePasskey, isPending } = useDeletePasskey();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);

  const remove = async (passkey: Passkey): Promise<void> => {
    removeFailure.clear();
    try {
      await runFresh(() => deletePasskey(passkey.id));
      toast.success('The passkey was removed', { description: passkey.name });
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) {
        removeFailure.show('The passkey could not be removed', { description: failureDetail(error) });
      }
    }
    setLeaving(null);
  };

  return (
    <SectionCard
      id={id}
      title={title}
      description="Log in with your finger, your face or the PIN of a device, without a password and a second step."
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="Your passkeys">
        {(passkeys) => <PasskeyList passkeys={passkeys} onRemove={setLeaving} />}
      </Loaded>
      <div className="mt-5">
        {supportsPasskeys(window) ? (
          <Button onClick={() => setAdding(true)}>Add a passkey</Button>
        ) : (
          <p className="text-sm text-ink-soft">
            This browser has no passkeys here. They need a newer browser, and a page that came by HTTPS.
          </p>
        )}
      </div>
      {adding && <AddPasskey runFresh={runFresh} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Remove this passkey?"
        description={
          <>
            <bdi className="font-semibold wrap-anywhere text-ink">{leaving?.name}</bdi> will not let you in any more.
            What your device keeps of it you can delete there.
          </>
        }
        confirmLabel="Remove"
        busy={isPending}
        busyLabel="Removing..."
        onConfirm={async () => {
          if (leaving !== null) await remove(leaving);
        }}
      />
      {dialog}
    </SectionCard>
  );
}
