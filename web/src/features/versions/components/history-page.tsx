import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { recipeQuery } from '#features/recipes/api.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { versionsQuery } from '#features/versions/api.ts';
import { useVersionRestore } from '#features/versions/hooks/use-version-restore.ts';
import { VersionItem } from '#features/versions/components/version-item.tsx';
import { compareVersions } from '#features/versions/model/version-changes.ts';
import { referenceOf } from '#platform/failure-detail.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const LOAD_FAILED = 'Failed to load earlier versions';
const SKELETONS = 3;

function BackToRecipe({ id }: { id: string }) {
  return (
    <LinkButton tone="ghost" asChild className="-ml-4 px-4!">
      <Link to="/recipe/$id" params={{ id }}>
        <ArrowLeft aria-hidden="true" />
        Back to the recipe
      </Link>
    </LinkButton>
  );
}

function HistorySkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden live>Loading earlier versions</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} className="h-32 w-full" />
      ))}
    </div>
  );
}

function NoHistory() {
  return (
    <EmptyState
      title="No earlier versions here"
      picture={<SearchX />}
      action={
        <LinkButton asChild>
          <Link to="/dashboard">Return to Dashboard</Link>
        </LinkButton>
      }
    >
      You can see earlier versions of your own recipes, unless they’re in the bin.
    </EmptyState>
  );
}

function History({ id }: { id: string }): ReactNode {
  const list = useInfiniteQuery(versionsQuery(id));
  const { choice, choose, restore, isPending } = useVersionRestore(id);
  const versions = useMemo(() => list.data?.pages.flatMap((page) => page.versions) ?? [], [list.data]);
  const compared = useMemo(() => compareVersions(versions, list.hasNextPage), [versions, list.hasNextPage]);
  if (isNotFound(list.error)) return <NoHistory />;
  if (list.isPending) return <HistorySkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorPanel title={LOAD_FAILED} onRetry={() => void list.refetch()} reference={referenceOf(list.error)}>
        No version is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  const newest = versions[0]?.version ?? 1;
  return (
    <>
      <ol reversed className="flex flex-col gap-4">
        {compared.map((each) => (
          <VersionItem key={each.version.version} compared={each} onRestore={choose} />
        ))}
      </ol>
      <MorePages list={list} failure={LOAD_FAILED} />
      <ConfirmDialog
        open={choice !== null}
        onOpenChange={() => choose(null)}
        title={`Restore version ${choice ?? ''}?`}
        description="Your recipe goes back to this version. The current one stays in the list."
        tone="primary"
        confirmLabel="Restore this version"
        busy={isPending}
        busyLabel="Restoring..."
        onConfirm={() => restore(newest)}
      />
    </>
  );
}

/** The versions of a recipe, with what each changed. Any of them can be restored. */
export function HistoryPage() {
  const { id = '' } = useParams({ strict: false });
  const { data: recipe } = useQuery(recipeQuery(id));
  return (
    <>
      <PageHeader
        title="Earlier versions"
        // The space reserves the height while the title loads.
        lead={<span dir="auto">{recipe?.title ?? '\u00a0'}</span>}
        back={<BackToRecipe id={id} />}
      />
      <History key={id} id={id} />
    </>
  );
}
