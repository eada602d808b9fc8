import type { AdminPerson } from '@larder/contract/admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';

import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { useDeletePerson, useForcePasswordReset, useUpdatePerson } from '#features/admin/api.ts';
import { describeRefusal } from '#features/admin/model/admin-text.ts';
import type { PersonAct, PersonAction } from '#features/admin/model/person-actions.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';

const personFailure = failureToast();

interface Chosen {
  readonly person: AdminPerson;
  readonly action: PersonAction;
}

function usePersonMutations(): (act: PersonAct, id: string) => Promise<unknown> {
  const { mutateAsync: update } = useUpdatePerson();
  const { mutateAsync: forceReset } = useForcePasswordReset();
  const { mutateAsync: remove } = useDeletePerson();
  const acts: Readonly<Record<PersonAct, (id: string) => Promise<unknown>>> = {
    disable: (id) => update({ id, change: { disabled: true } }),
    enable: (id) => update({ id, change: { disabled: false } }),
    'make-admin': (id) => update({ id, change: { is_admin: true } }),
    'remove-admin': (id) => update({ id, change: { is_admin: false } }),
    'reset-password': forceReset,
    delete: remove,
  };
  return (act, id) => acts[act](id);
}

/** Asks for confirmation where the action needs it, runs it, and reports the result. */
export function usePersonAction(): { choose: (chosen: Chosen) => void; dialogs: ReactNode } {
  const mutate = usePersonMutations();
  const { runFresh, dialog: freshLogin } = useFreshLogin();
  const [pending, setPending] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async ({ person, action }: Chosen): Promise<void> => {
    setBusy(true);
    personFailure.clear();
    try {
      await runFresh(() => mutate(action.act, person.id));
      toast.success(action.done, { description: person.email });
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) {
        const { message, detail } = describeRefusal(error, `${action.label}: this did not work`);
        personFailure.show(message, { description: detail });
      }
    } finally {
      setBusy(false);
      setPending(null);
    }
  };

  return {
    choose: (chosen) => {
      if (chosen.action.question === null) void run(chosen);
      else setPending(chosen);
    },
    dialogs: (
      <>
        <ConfirmDialog
          open={pending !== null}
          onOpenChange={() => setPending(null)}
          title={pending?.action.question ?? ''}
          description={
            <>
              <span className="block font-semibold wrap-anywhere text-ink">{pending?.person.email}</span>
              <span className="mt-1 block">{pending?.action.consequence}</span>
            </>
          }
          confirmLabel={pending?.action.label ?? ''}
          busy={busy}
          busyLabel={pending?.action.busyLabel ?? ''}
          onConfirm={async () => {
            if (pending !== null) await run(pending);
          }}
        />
        {freshLogin}
      </>
    ),
  };
}
