import type { ImportJob } from '@larder/contract/imports';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { ProgressBar } from '#features/imports/components/progress-bar.tsx';
import type { Uploads } from '#features/imports/hooks/use-uploads.ts';
import { isSameFile, uploadedBytes } from '#features/imports/model/import-file.ts';
import type { ImportRow } from '#features/imports/model/import-rows.ts';
import { isWorking, stateText } from '#features/imports/model/import-text.ts';
import { describeUploadFailure, phaseText, sentText } from '#features/imports/model/upload-text.ts';
import { PickButton } from '#features/pictures/components/pick-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

export interface ImportItemProps {
  row: ImportRow;
  uploads: Uploads;
  onRemove: (row: ImportRow) => void;
}

/** One import with its state and what can be done with it. */
export function ImportItem({ row, uploads, onRemove }: ImportItemProps) {
  const { id, name, job } = row;
  const titleId = useId();
  const isUploaded = job !== null && job.state !== 'uploading';
  return (
    <li ref={restoreFocusOnRemoval}>
      <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span id={titleId} dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
              {name === '' ? 'A file without a name' : name}
            </span>
            {typeof job?.format === 'string' && <Badge>From {job.format}</Badge>}
          </p>
          {isUploaded ? <JobState job={job} /> : <UploadState row={row} />}
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {isUploaded ? (
            <LinkButton asChild tone={job.state === 'ready' && job.saved === 0 ? 'primary' : 'secondary'}>
              <Link to="/import/$id" params={{ id }} aria-describedby={titleId}>
                {job.state === 'ready' ? 'Review' : 'Open'}
              </Link>
            </LinkButton>
          ) : (
            <UploadActions row={row} uploads={uploads} describedBy={titleId} />
          )}
          <Button tone="ghost" aria-describedby={titleId} onClick={() => onRemove(row)}>
            Remove
          </Button>
        </div>
      </Card>
    </li>
  );
}

function JobState({ job }: { job: ImportJob }) {
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {stateText(job)} <span aria-hidden="true">·</span> <RelativeTime at={job.created_at} />
      </p>
      {job.problem !== null && (
        <p dir="auto" className="mt-1 text-sm font-semibold wrap-anywhere text-beet-ink">
          {job.problem}
        </p>
      )}
      {isWorking(job) && <ProgressBar label={stateText(job)} share={null} className="mt-3" />}
    </>
  );
}

function UploadState({ row: { bytes, job, upload } }: { row: ImportRow }) {
  const uploaded = job === null ? 0 : uploadedBytes(job);
  const sent = upload?.phase === 'sending' ? Math.max(upload.sent, uploaded) : uploaded;
  return (
    <>
      <p role="status" className="mt-1 text-ink-soft">
        {upload === null
          ? 'The upload is not complete. Choose the same file again to continue.'
          : phaseText(upload.phase)}
      </p>
      {upload?.phase === 'failed' && (
        <p role="alert" className="mt-1 text-sm font-semibold text-beet-ink">
          {describeUploadFailure(upload.error)}
        </p>
      )}
      <ProgressBar label="Upload" share={bytes === 0 ? 0 : sent / bytes} className="mt-3" />
      <p className="mt-1 text-sm text-ink-faint tabular-nums">{sentText(sent, bytes)}</p>
    </>
  );
}

interface UploadActionsProps extends Pick<ImportItemProps, 'row' | 'uploads'> {
  describedBy: string;
}

function UploadActions({ row: { id, job, upload }, uploads, describedBy }: UploadActionsProps) {
  const [isOther, setOther] = useState(false);
  if (upload?.phase === 'sending' || upload?.phase === 'waiting') {
    return (
      <Button aria-describedby={describedBy} onClick={() => uploads.stop(id)}>
        Stop
      </Button>
    );
  }
  if (upload !== null) {
    return (
      <Button tone="primary" aria-describedby={describedBy} onClick={() => uploads.resume(id)}>
        Continue
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <PickButton
        label="Choose the same file again"
        busy={false}
        onFiles={([file]) => {
          if (file === undefined || job === null) return;
          const isSame = isSameFile(job, file);
          setOther(!isSame);
          if (isSame) uploads.upload(file, job);
        }}
      />
      {isOther && (
        <p role="alert" className="max-w-60 text-sm font-semibold text-beet-ink">
          This is another file: its name or size is different.
        </p>
      )}
    </div>
  );
}
