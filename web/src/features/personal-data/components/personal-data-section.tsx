import { DELETE_ACCOUNT_TEXTS } from '@larder/contract/personal-data';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';

import { FreshLoginCancelled, useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { useExportData } from '#features/personal-data/api.ts';
import { DeleteAccountDialog } from '#features/personal-data/components/delete-account.tsx';
import { failureDetail } from '#platform/failure-detail.ts';
import { leaveSessionAfter } from '#platform/leave-session.ts';
import { downloadFile } from '#platform/download-file.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { SectionCard } from '#ui/section-card.tsx';

const downloadFailure = failureToast();

/** Time to read the toast: the front page is a separate document and cannot show it. */
const FAREWELL_MS = 2_000;
const FILE_NAME = 'my-data.zip';

export interface PersonalDataSectionProps {
  id: string;
  title: string;
  userId: string;
  email: string;
  hasPassword: boolean;
}

export function PersonalDataSection({ id, title, userId, email, hasPassword }: PersonalDataSectionProps) {
  const { runFresh, dialog } = useFreshLogin();
  const { mutateAsync: exportData, isPending: exporting } = useExportData();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);

  const showFarewell = (): void => {
    toast.success(DELETE_ACCOUNT_TEXTS.success, { description: 'Thanks for cooking with us.' });
    leaveSessionAfter(FAREWELL_MS, '/', userId);
  };

  const download = async (): Promise<void> => {
    downloadFailure.clear();
    try {
      downloadFile(await runFresh(() => exportData()), FILE_NAME);
    } catch (error) {
      if (error instanceof FreshLoginCancelled) return;
      downloadFailure.show('Your data could not be downloaded', { description: failureDetail(error) });
    }
  };

  return (
    <SectionCard
      id={id}
      title={title}
      description="Everything you have here: your profile, recipes, photos and more, in one file."
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={exporting} busyLabel="Packing your data..." disabled={isDeleted} onClick={() => void download()}>
          <Download aria-hidden="true" />
          Download my data
        </Button>
        <LinkButton asChild>
          <Link to="/import">Import recipes</Link>
        </LinkButton>
      </div>
      <div className="mt-7 rounded-md border border-beet-ink p-4 sm:p-5">
        <h3 className="text-lg font-semibold text-beet-ink">Leaving for good</h3>
        <p className="mt-1 mb-4 text-ink-soft">Deletes your account and everything in it. This can’t be undone.</p>
        <Button tone="danger" disabled={isDeleted} onClick={() => setIsAsking(true)}>
          Delete Account
        </Button>
      </div>
      {isAsking && (
        <DeleteAccountDialog
          email={email}
          hasPassword={hasPassword}
          runFresh={runFresh}
          onClose={() => setIsAsking(false)}
          onDeleted={() => {
            setIsAsking(false);
            setIsDeleted(true);
            showFarewell();
          }}
        />
      )}
      {dialog}
    </SectionCard>
  );
}
