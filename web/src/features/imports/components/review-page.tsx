import type { ImportJob } from '@larder/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

import { importQuery } from '#features/imports/api.ts';
import { DraftFilters } from '#features/imports/components/draft-filters.tsx';
import { DraftList } from '#features/imports/components/draft-list.tsx';
import { RemovalDialog } from '#features/imports/components/removal-dialog.tsx';
import { ReviewSummary } from '#features/imports/components/review-summary.tsx';
import { useImportRemoval } from '#features/imports/hooks/use-import-removal.ts';
import { useImportWork, useRefreshAfterWork } from '#features/imports/hooks/use-import-work.ts';
import { useUploads } from '#features/imports/hooks/use-uploads.ts';
import { parseShow, toShowSearch } from '#features/imports/model/draft-review.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { failureDetail, referenceOf } from '#platform/failure-detail.ts';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const FILTER = { parse: parseShow, toSearch: toShowSearch };

function NoImport() {
  return (
    <EmptyState
      title="This import isn’t there any more"
      picture={<SearchX />}
      action={
        <LinkButton asChild>
          <Link to="/import">Go to your imports</Link>
        </LinkButton>
      }
    >
      Recipes that you saved from it are in your cookbook.
    </EmptyState>
  );
}

function Review({ job }: { job: ImportJob }): ReactNode {
  const { selected, applied, setFilter } = useUrlFilter(FILTER);
  const work = useImportWork(job.id);
  if (job.state === 'uploading') {
    return (
      <p className="text-ink-soft">
        The upload is not complete. <Link to="/import">Go to your imports</Link> to continue.
      </p>
    );
  }
  const hasList = job.state !== 'reading' && job.drafts + job.problems > 0;
  return (
    <>
      <ReviewSummary job={job} work={work} />
      {hasList && (
        <section aria-label="Recipes in this file" className="flex flex-col gap-3">
          <h2 tabIndex={-1} className="sr-only">
            Recipes in this file
          </h2>
          <DraftFilters job={job} show={selected} onChange={setFilter} />
          <div>
            <DraftList job={job} show={applied} work={work} />
          </div>
        </section>
      )}
    </>
  );
}

function leadOf(job: ImportJob | undefined): string {
  if (job === undefined) return '\u00A0';
  return job.format === null ? job.file_name : `${job.file_name}, from ${job.format}`;
}

/** The recipes of one import, to check and save. */
export function ReviewPage(): ReactNode {
  const { id = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const query = useQuery(importQuery(id));
  const { data: job } = query;
  useRefreshAfterWork(job);
  const removal = useImportRemoval(useUploads(), () => void navigate({ to: '/import' }));
  if (isNotFound(query.error)) return <NoImport />;
  return (
    <>
      <PageHeader
        title="Review import"
        lead={
          <span dir="auto" className="wrap-anywhere">
            {leadOf(job)}
          </span>
        }
        back={
          <LinkButton tone="ghost" asChild className="-ml-4 px-4!">
            <Link to="/import">
              <ArrowLeft aria-hidden="true" />
              All imports
            </Link>
          </LinkButton>
        }
        {...(job === undefined
          ? {}
          : {
              actions: (
                <Button onClick={() => removal.ask({ id, name: job.file_name, bytes: job.bytes, job, upload: null })}>
                  Remove import
                </Button>
              ),
            })}
      />
      {query.isPending && (
        <>
          <VisuallyHidden live>Loading the import</VisuallyHidden>
          <Skeleton className="h-40 w-full" />
        </>
      )}
      {query.isError && job === undefined && (
        <ErrorPanel
          title="Failed to load this import"
          onRetry={() => void query.refetch()}
          reference={referenceOf(query.error)}
        >
          {failureDetail(query.error)}
        </ErrorPanel>
      )}
      {job !== undefined && <Review key={id} job={job} />}
      <RemovalDialog removal={removal} />
    </>
  );
}
