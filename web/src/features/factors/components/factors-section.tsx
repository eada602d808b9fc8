import type { Factor } from '@larder/contract/factors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { factorsQuery } from '#features/account/api.ts';
import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { useCreateRecoveryCodes, useDeleteFactors } from '#features/factors/api.ts';
import { FactorList } from '#features/factors/components/factor-list.tsx';
import { onlyVerified } from '#features/factors/model.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { fetchScript } from '#platform/fetch-script.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Loaded } from '#ui/loaded.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const removeFailure = failureToast();
const codesFailure = failureToast();

async function loadEnrollment() {
  const { EnrollmentDialog } = await import('#features/factors/components/enrollment-dialog.tsx');
  return EnrollmentDialog;
}

async function loadNewCodes() {
  const { NewCodesDialog } = await import('#features/factors/components/new-codes-dialog.tsx');
  return NewCodesDialog;
}

export interface FactorsSectionProps {
  id: string;
  title: string;
  /** Two-step sign-in is on. */
  enabled: boolean;
  /** Called when `enabled` may have changed. */
  onChange: () => void;
}

type Opened =
  | { readonly what: 'enrollment'; readonly needsRecoveryCodes: boolean }
  | { readonly what: 'removal'; readonly factors: readonly Factor[] }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

function removalText(count: number, isLast: boolean): { title: string; description: string } {
  if (isLast) {
    return {
      title: 'Turn off two-step sign-in?',
      description: 'Your password will be enough to sign in. Your recovery codes will be deleted.',
    };
  }
  return {
    title: 'Remove this second step?',
    description: `You can still log in with ${count === 2 ? 'the other one' : 'the others'}.`,
  };
}

export function FactorsSection({ id, title, enabled, onChange }: FactorsSectionProps) {
  const query = useQuery(factorsQuery());
  const { runFresh, dialog } = useFreshLogin();
  const { mutateAsync: remove, isPending: removing } = useDeleteFactors();
  const { mutateAsync: createCodes } = useCreateRecoveryCodes();
  const [isCreating, setIsCreating] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const factors = onlyVerified(query.data?.factors ?? []);
  const close = (): void => setOpened(null);
  const [EnrollmentDialog] = useLazyModule(loadEnrollment, opened?.what === 'enrollment', close);
  const [NewCodesDialog] = useLazyModule(loadNewCodes, opened?.what === 'codes', close);

  const removeAll = async (chosen: readonly Factor[]): Promise<void> => {
    const isLast = chosen.length === factors.length;
    removeFailure.clear();
    try {
      await runFresh(() => remove(chosen));
      toast.success(isLast ? 'Two-step sign-in is off' : 'The second step was removed');
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) {
        // Some of several may be removed already; the list shows the rest.
        const message = isLast ? 'Two-step sign-in could not be turned off' : 'The second step could not be removed';
        removeFailure.show(message, { description: failureDetail(error) });
      }
    }
    close();
    onChange();
  };

  const createNewCodes = useSingleFlight(async () => {
    setIsCreating(true);
    codesFailure.clear();
    try {
      // The codes are shown only once, so the dialog is loaded first.
      await fetchScript(loadNewCodes);
      setOpened({ what: 'codes', codes: await runFresh(() => createCodes()) });
    } catch (error) {
      if (error instanceof FreshLoginCancelled) return;
      codesFailure.show('New codes could not be created', { description: failureDetail(error) });
    } finally {
      setIsCreating(false);
    }
  });

  const add = (): void =>
    setOpened({ what: 'enrollment', needsRecoveryCodes: (query.data?.recovery_codes_left ?? 0) === 0 });

  return (
    <SectionCard
      id={id}
      title={title}
      description="Logging in asks for a code as well as your password, so a stolen password isn’t enough. You’ll get recovery codes in case you lose your phone."
    >
      <Checkbox
        label="Two-Factor Authentication"
        hint={enabled ? 'On' : 'Off'}
        checked={enabled}
        disabled={query.data === undefined}
        onChange={() => (enabled ? setOpened({ what: 'removal', factors }) : add())}
      />
      <div className="mt-4 empty:hidden">
        <Loaded query={query} onRetry={() => void query.refetch()} what="Your second steps" lines={1}>
          {({ recovery_codes_left: codesLeft }) =>
            factors.length > 0 && (
              <>
                <FactorList
                  factors={factors}
                  onRemove={(factor) => setOpened({ what: 'removal', factors: [factor] })}
                />
                <p className="mt-5 border-t border-line pt-4">
                  {codesLeft === 1 ? '1 recovery code left' : `${codesLeft} recovery codes left`}
                </p>
                <div className="mt-3 flex flex-wrap gap-3">
                  <Button onClick={add}>Add another</Button>
                  <Button busy={isCreating} busyLabel="Creating..." onClick={createNewCodes}>
                    Create new codes
                  </Button>
                </div>
              </>
            )
          }
        </Loaded>
      </div>
      {opened?.what === 'enrollment' && EnrollmentDialog !== null && (
        <EnrollmentDialog
          runFresh={runFresh}
          needsRecoveryCodes={opened.needsRecoveryCodes}
          onVerified={onChange}
          onClose={close}
        />
      )}
      {opened?.what === 'codes' && NewCodesDialog !== null && <NewCodesDialog codes={opened.codes} onDone={close} />}
      <ConfirmDialog
        open={opened?.what === 'removal'}
        onOpenChange={(open) => !open && close()}
        {...removalText(factors.length, opened?.what === 'removal' && opened.factors.length === factors.length)}
        confirmLabel="Remove"
        busy={removing}
        busyLabel="Removing..."
        onConfirm={async () => {
          if (opened?.what === 'removal') await removeAll(opened.factors);
        }}
      />
      {dialog}
    </SectionCard>
  );
}
