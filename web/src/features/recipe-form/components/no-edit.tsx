import { RECIPE_TEXTS } from '@larder/contract/recipes';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';

import { referenceOf } from '#features/recipes/model/recipe-text.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { usePageTitle } from '#ui/page-header.tsx';

function ReturnToDashboard() {
  return (
    <LinkButton asChild>
      <Link to="/dashboard">Return to Dashboard</Link>
    </LinkButton>
  );
}

function NotYours() {
  usePageTitle(RECIPE_TEXTS.not_found);
  return (
    <div className="flex flex-col items-center px-4 py-14 text-center sm:py-20">
      <SearchX className="mb-6 size-14 stroke-[1.25] text-ink-faint" aria-hidden="true" />
      <h1 tabIndex={-1} className="text-2xl font-semibold">
        {RECIPE_TEXTS.not_found}
      </h1>
      <p className="mt-2 mb-7 max-w-md text-ink-soft">
        It may have been moved to the bin, or it belongs to somebody else: only your own recipes can be edited.
      </p>
      <ReturnToDashboard />
    </div>
  );
}

export interface NoEditProps {
  /** The recipe may be there, but the way to it is blocked. */
  failure?: { readonly error: Error; readonly isFetching: boolean; readonly onRetry: () => void };
}

/** There is nothing to edit at this address, or nothing that can be reached. */
export function NoEdit({ failure }: NoEditProps) {
  if (failure === undefined) return <NotYours />;
  return (
    <ErrorPanel
      headingLevel={1}
      title={RECIPE_TEXTS.load_failed}
      retrying={failure.isFetching}
      onRetry={failure.onRetry}
      action={<ReturnToDashboard />}
      reference={referenceOf(failure.error)}
    >
      The recipe itself is safe, and so is what you typed.
    </ErrorPanel>
  );
}
