import type { ImportJob } from '@larder/contract/imports';
import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { fetchProblems } from '#features/imports/api.ts';
import { ProgressBar } from '#features/imports/components/progress-bar.tsx';
import type { ImportWork } from '#features/imports/hooks/use-import-work.ts';
import { isWorking, recipeCount, stateText } from '#features/imports/model/import-text.ts';
import { problemList } from '#features/imports/model/problem-list.ts';
import { downloadFile } from '#platform/download-file.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { FormMessage } from '#ui/form-message.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

const downloadFailure = failureToast();

export interface ReviewSummaryProps {
  job: ImportJob;
  work: ImportWork;
}

/** The state of an import in words, with the buttons that concern all of its recipes. */
export function ReviewSummary({ job, work }: ReviewSummaryProps) {
  return (
    <div className="mb-6 rounded-lg border border-line bg-paper-raised p-5">
      <p role="status" aria-live="polite" className="text-lg font-semibold">
        {stateText(job)}
      </p>
      {isWorking(job) && <ProgressBar label={stateText(job)} share={progressOf(job)} className="mt-3" />}
      {job.problem !== null && (
        <FormMessage className="mt-3">
          <span dir="auto">{job.problem}</span>
        </FormMessage>
      )}
      {!isWorking(job) && (
        <div ref={restoreFocusOnRemoval} className="mt-4 flex flex-wrap gap-3 empty:hidden">
          <SaveAll job={job} work={work} />
          {job.saved > 0 && <UndoButton job={job} work={work} />}
          {job.problems > 0 && <ProblemsButton id={job.id} />}
        </div>
      )}
    </div>
  );
}

function progressOf({ state, saved, drafts, pending }: ImportJob): number | null {
  if (state === 'saving' && drafts > 0) return saved / (saved + pending);
  return null;
}

function SaveAll({ job, work }: ReviewSummaryProps) {
  if (job.drafts <= job.saved) return null;
  return (
    <Button tone="primary" busy={work.isStarting} disabled={job.to_save === 0} onClick={() => work.save(null)}>
      Save all {recipeCount(job.to_save)}
    </Button>
  );
}

function UndoButton({ job, work }: ReviewSummaryProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button disabled={work.isStarting} onClick={() => setAsking(true)}>
        <Undo2 aria-hidden="true" />
        Undo this import
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Undo this import?"
        description={`${recipeCount(job.saved)} will go to the bin. Recipes that got a new version go back to the one before.`}
        confirmLabel="Undo this import"
        busy={work.isStarting}
        onConfirm={async () => {
          await work.undo();
          setAsking(false);
        }}
      />
    </>
  );
}

function ProblemsButton({ id }: { id: string }) {
  const [isFetching, setFetching] = useState(false);
  const download = async (): Promise<void> => {
    downloadFailure.clear();
    setFetching(true);
    try {
      downloadFile(problemList(await fetchProblems(id)), 'not-imported.csv');
    } catch (error) {
      downloadFailure.show('The list could not be downloaded', { description: failureDetail(error) });
    }
    setFetching(false);
  };
  return (
    <Button busy={isFetching} busyLabel="Fetching the list..." onClick={() => void download()}>
      <Download aria-hidden="true" />
      Download the list of problems
    </Button>
  );
}
