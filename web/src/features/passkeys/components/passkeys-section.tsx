import type { Passkey } from '@larder/contract/passkeys';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { supportsPasskeys } from '#features/account/model/passkeys.ts';
import { passkeysQuery, useDeletePasskey } from '#features/passkeys/api.ts';
import { AddPasskeyDialog } from '#features/passkeys/components/add-passkey.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ItemRow } from '#ui/item-row.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

const removeFailure = failureToast();

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}

function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return <p className="text-ink-soft">No passkeys yet.</p>;
  return (
    <ul aria-label="Your passkeys">
      {passkeys.map((passkey) => (
        <ItemRow
          key={passkey.id}
          name={passkey.name}
          details={
            <>
              added <RelativeTime at={passkey.created_at} /> ·{' '}
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
  const isHydrated = useIsHydrated();
  const [isAdding, setIsAdding] = useState(false);
  const [toRemove, setToRemove] = useState<Passkey | null>(null);

  const remove = async (passkey: Passkey): Promise<void> => {
    removeFailure.clear();
    try {
      await runFresh(() => deletePasskey(passkey.id));
      toast.success('Passkey removed', { description: passkey.name });
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) {
        removeFailure.show('The passkey could not be removed', { description: failureDetail(error) });
      }
    }
    setToRemove(null);
  };

  return (
    <SectionCard
      id={id}
      title={title}
      description="Log in with your fingerprint, your face or a device PIN. No password or second step needed."
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="Your passkeys">
        {(passkeys) => <PasskeyList passkeys={passkeys} onRemove={setToRemove} />}
      </Loaded>
      <div className="mt-5">
        {!isHydrated || supportsPasskeys(window) ? (
          <Button onClick={() => setIsAdding(true)}>Add a passkey</Button>
        ) : (
          <p className="text-sm text-ink-soft">
            Passkeys aren’t available here. They need an up-to-date browser and a secure (HTTPS) address.
          </p>
        )}
      </div>
      {isAdding && <AddPasskeyDialog runFresh={runFresh} onClose={() => setIsAdding(false)} />}
      <ConfirmDialog
        open={toRemove !== null}
        onOpenChange={(open) => !open && setToRemove(null)}
        title="Remove this passkey?"
        description={
          <>
            You won’t be able to log in with{' '}
            <bdi className="font-semibold wrap-anywhere text-ink">{toRemove?.name}</bdi> anymore. Your device may still
            list it; you can delete it there.
          </>
        }
        confirmLabel="Remove"
        busy={isPending}
        busyLabel="Removing..."
        onConfirm={async () => {
          if (toRemove !== null) await remove(toRemove);
        }}
      />
      {dialog}
    </SectionCard>
  );
}
