import { IMPORT_LIMITS } from '@larder/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { importsQuery } from '#features/imports/api.ts';
import { BookmarkletSection } from '#features/imports/components/bookmarklet-section.tsx';
import { ExportHelpList } from '#features/imports/components/export-help-list.tsx';
import { FilePicker } from '#features/imports/components/file-picker.tsx';
import { ImportItem } from '#features/imports/components/import-item.tsx';
import { RemovalDialog } from '#features/imports/components/removal-dialog.tsx';
import { useImportRemoval } from '#features/imports/hooks/use-import-removal.ts';
import { useUploads } from '#features/imports/hooks/use-uploads.ts';
import { fileProblem, findUnfinished } from '#features/imports/model/import-file.ts';
import { importRows } from '#features/imports/model/import-rows.ts';
import { failureDetail, referenceOf } from '#platform/failure-detail.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const TOO_MANY_FILES = `You can import ${IMPORT_LIMITS.imports_max} files at a time. Please put more than that into one ZIP file.`;

interface Refused {
  readonly name: string;
  readonly problem: string;
}

/** Imports files: chooses and uploads them, and lists the imports of the user. */
export function ImportPage() {
  const list = useQuery(importsQuery());
  const uploads = useUploads();
  const removal = useImportRemoval(uploads);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const imports = list.data?.imports ?? [];
  const rows = importRows(imports, uploads.uploads);

  const choose = (files: readonly File[]): void => {
    if (files.length > IMPORT_LIMITS.imports_max) {
      setRefused([{ name: `${files.length} files`, problem: TOO_MANY_FILES }]);
      return;
    }
    const checked = files.map((file) => ({ file, name: file.name, problem: fileProblem(file) }));
    setRefused(checked.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, problem }])));
    for (const { file, problem } of checked) {
      if (problem === null) uploads.upload(file, findUnfinished(imports, file));
    }
  };

  return (
    <>
      <PageHeader
        title="Import recipes"
        lead="Bring your recipes along. You can look at each of them before it’s saved."
      />
      <FilePicker photos={list.data?.photos} onFiles={choose} />
      {refused.length > 0 && (
        <FormMessage className="mt-4">
          {refused.map(({ name, problem }, index) => (
            <span key={index} className="block">
              <bdi>{name}</bdi>: {problem}
            </span>
          ))}
        </FormMessage>
      )}
      <ExportHelpList />
      <p className="mt-2 text-ink-soft">
        Just one recipe from a web page or a text?{' '}
        <TextLink asChild>
          <Link to="/create-recipe">Paste it into a new recipe</Link>
        </TextLink>
        .
      </p>
      <BookmarkletSection />
      <section aria-label="Your imports" className="mt-10">
        <h2 tabIndex={-1} className="mb-4 text-xl font-semibold">
          Your imports
        </h2>
        {list.isPending && (
          <>
            <VisuallyHidden live>Loading your imports</VisuallyHidden>
            <Skeleton className="h-24 w-full" />
          </>
        )}
        {list.isError && list.data === undefined && (
          <ErrorPanel
            title="Failed to load your imports"
            headingLevel={3}
            onRetry={() => void list.refetch()}
            reference={referenceOf(list.error)}
          >
            {failureDetail(list.error)}
          </ErrorPanel>
        )}
        {list.data !== undefined && rows.length === 0 && (
          <p className="text-ink-soft">
            No imports yet. They stay here for {IMPORT_LIMITS.retention_days} days, so you can undo them.
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <ImportItem key={row.id} row={row} uploads={uploads} onRemove={removal.ask} />
          ))}
        </ul>
      </section>
      <RemovalDialog removal={removal} />
    </>
  );
}
