import type { RouteResponse } from '@larder/contract/route';
import type { invitationsRoutes } from '@larder/contract/invitations';
import { INVITATION_LIMITS } from '@larder/contract/invitations';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

import { FreshLoginCancelled } from '#features/account/hooks/use-fresh-login.tsx';
import { useCreateInvitation } from '#features/invitations/api.ts';
import { DAYS_CHOICES, guestText, parseInvitation, USES_CHOICES } from '#features/invitations/model.ts';
import type { NewInvitation } from '#features/invitations/model.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface InvitationFieldsProps {
  busy: boolean;
  failure: string | null;
  onSend: (invitation: NewInvitation) => void;
  onCancel: () => void;
}

function InvitationFields({ busy, failure, onSend, onCancel }: InvitationFieldsProps) {
  const [email, setEmail] = useState('');
  const [days, setDays] = useState<number>(INVITATION_LIMITS.days_default);
  const [uses, setUses] = useState<number>(INVITATION_LIMITS.uses_default);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const isForAnyone = email.trim() === '';

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const read = parseInvitation({ email, days, uses });
    setFault('fault' in read ? read.fault : undefined);
    if ('invitation' in read) return onSend(read.invitation);
    event.currentTarget.querySelector<HTMLElement>('[name="email"]')?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
      <Field
        label="Email (optional)"
        error={fault}
        hint={
          getPublicConfig().mail_delivers
            ? 'Only this address can sign up with it. We’ll email the link.'
            : 'Only this address can sign up with it. No mail server is set up, so you pass on the link.'
        }
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Valid for">
        {(control) => (
          <Select {...control} value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {DAYS_CHOICES.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? '1 day' : `${count} days`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isForAnyone && (
        <Field label="Accounts" hint="How many people can sign up with the link">
          {(control) => (
            <Select {...control} value={uses} onChange={(event) => setUses(Number(event.target.value))}>
              {USES_CHOICES.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {failure !== null && <FormMessage>{failure}</FormMessage>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" tone="primary" busy={busy} busyLabel="Inviting...">
          Create invitation
        </Button>
      </div>
    </form>
  );
}

type Created = RouteResponse<typeof invitationsRoutes.createInvitation>;

function CreatedInvitation({ created: { invitation, path }, onDone }: { created: Created; onDone: () => void }) {
  const link = `${window.location.origin}${path}`;
  return (
    <div className="mt-5 flex flex-col gap-5">
      {invitation.is_mailed && (
        <FormMessage tone="success">An email with a link is on its way to {invitation.email}.</FormMessage>
      )}
      <p role="group" aria-label="Link" className="rounded-md bg-paper-sunken p-4 text-sm break-all select-all">
        {link}
      </p>
      <div className="flex flex-wrap justify-between gap-3">
        <CopyButton text={link} label="Copy link" />
        <Button tone="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

export interface NewInvitationProps {
  runFresh: <Result>(action: () => Promise<Result>) => Promise<Result>;
  onClose: () => void;
}

/** Creates an invitation, then shows its link once. */
export function NewInvitationDialog({ runFresh, onClose }: NewInvitationProps) {
  const { mutateAsync: createInvitation, isPending } = useCreateInvitation();
  const [failure, setFailure] = useState<string | null>(null);
  const [created, setCreated] = useState<Created | null>(null);
  // A ref, because two clicks in one render must not create two invitations.
  const busy = useRef(false);

  const create = async (wanted: NewInvitation): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      setCreated(await runFresh(() => createInvitation(wanted)));
    } catch (error) {
      if (!(error instanceof FreshLoginCancelled)) setFailure(failureDetail(error));
    }
    busy.current = false;
  };

  if (created !== null) {
    return (
      <Dialog
        open
        // A click outside must not close the dialog: the link cannot be shown again.
        onClose={() => undefined}
        title={`Invitation for ${guestText(created.invitation).replace(/^(?:Anyone|Up)/u, (word) => word.toLowerCase())}`}
        description="Share this link now. You won’t see it again."
      >
        <CreatedInvitation created={created} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      title="Invite someone"
      description="Anyone with the link can create an account here."
    >
      <InvitationFields
        busy={isPending}
        failure={failure}
        onSend={(wanted) => void create(wanted)}
        onCancel={() => !isPending && onClose()}
      />
    </Dialog>
  );
}
