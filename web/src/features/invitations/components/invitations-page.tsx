import type { Invitation } from '@larder/contract/invitations';
import { INVITATION_TEXTS } from '@larder/contract/invitations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus, Send } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { invitationsQuery, useRevokeInvitation } from '#features/invitations/api.ts';
import { guestText, STATES } from '#features/invitations/model.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

const revokeFailure = failureToast();

async function loadNewInvitation() {
  const { NewInvitationDialog } = await import('#features/invitations/components/new-invitation.tsx');
  return NewInvitationDialog;
}

function Guest({ invitation }: { invitation: Invitation }) {
  const { is_mailed: isMailed, created_by_email: by } = invitation;
  return (
    <>
      <span className="block text-base font-semibold wrap-anywhere">{guestText(invitation)}</span>
      {by !== null && <span className="block text-sm wrap-anywhere text-ink-soft">Invited by {by}</span>}
      {isMailed && (
        <Badge className="mt-1.5">
          <Send aria-hidden="true" />
          Sent by mail
        </Badge>
      )}
    </>
  );
}

interface TableProps {
  invitations: readonly Invitation[];
  onRevoke: (invitation: Invitation) => void;
}

function InvitationTable({ invitations, onRevoke }: TableProps) {
  return (
    <RecordTable
      caption="Invitations"
      rows={invitations}
      keyOf={({ id }) => id}
      columns={[
        { label: 'Invitation', render: (invitation) => <Guest invitation={invitation} /> },
        {
          label: 'Status',
          render: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>,
          className: 'w-28',
        },
        { label: 'Signed up', render: ({ uses, uses_max: max }) => `${uses} of ${max}`, className: 'w-28' },
        { label: 'Expires', render: ({ expires_at: at }) => <RelativeTime at={at} />, className: 'w-32' },
        {
          label: 'Actions',
          kind: 'actions',
          render: (invitation) =>
            invitation.state === 'open' && (
              <Button
                aria-label={`Withdraw the invitation for ${guestText(invitation)}`}
                onClick={() => onRevoke(invitation)}
              >
                Withdraw
              </Button>
            ),
          className: 'w-32',
        },
      ]}
    />
  );
}

/** Confirms the withdrawal of an invitation and reports the result. */
function useRevoking() {
  const { mutateAsync: revokeInvitation, isPending } = useRevokeInvitation();
  const [pending, setPending] = useState<Invitation | null>(null);
  const revoke = async (invitation: Invitation): Promise<void> => {
    revokeFailure.clear();
    try {
      await revokeInvitation(invitation.id);
      toast.success('The invitation was withdrawn');
    } catch (error) {
      revokeFailure.show('The invitation could not be withdrawn', { description: failureDetail(error) });
    }
    setPending(null);
  };
  const dialog = (
    <ConfirmDialog
      open={pending !== null}
      onOpenChange={(open) => !open && setPending(null)}
      title="Withdraw this invitation?"
      description="No one can sign up with its link anymore. Accounts created with it stay."
      confirmLabel="Withdraw"
      busy={isPending}
      busyLabel="Withdrawing..."
      onConfirm={async () => {
        if (pending !== null) await revoke(pending);
      }}
    />
  );
  return { ask: setPending, dialog };
}

/** The lead text by registration mode. */
const LEADS = {
  open: INVITATION_TEXTS.not_needed,
  closed: INVITATION_TEXTS.registration_closed,
  invitation: 'Only people with an invitation can sign up.',
} as const;

export function InvitationsPage() {
  const list = useInfiniteQuery(invitationsQuery());
  const { registration } = getPublicConfig();
  const { runFresh, dialog: freshLogin } = useFreshLogin();
  const [creating, setCreating] = useState(false);
  const [NewInvitationDialog] = useLazyModule(loadNewInvitation, creating, () => setCreating(false));
  const { ask, dialog } = useRevoking();
  return (
    <>
      <PageHeader
        title="Invitations"
        lead={LEADS[registration]}
        actions={
          registration === 'invitation' && (
            <Button tone="primary" onClick={() => setCreating(true)}>
              <MailPlus aria-hidden="true" />
              Invite someone
            </Button>
          )
        }
      />
      <PagedList
        list={list}
        what={['invitation', 'invitations']}
        empty={
          <EmptyState title="No invitations yet" picture={<MailPlus />}>
            Invitations stay here for 30 days after they expire.
          </EmptyState>
        }
      >
        {(invitations) => <InvitationTable invitations={invitations} onRevoke={ask} />}
      </PagedList>
      {creating && NewInvitationDialog !== null && (
        <NewInvitationDialog runFresh={runFresh} onClose={() => setCreating(false)} />
      )}
      {dialog}
      {freshLogin}
    </>
  );
}
