import { Link } from '@tanstack/react-router';
import { Inbox, LibraryBig, Plus } from 'lucide-react';

import { CookbookFilters } from '#features/cookbook/components/cookbook-filters.tsx';
import { CookbookResults } from '#features/cookbook/components/cookbook-results.tsx';
import { NO_FILTER, parseCookbookFilter, toCookbookSearch } from '#features/cookbook/model/cookbook-filter.ts';
import { NewShares } from '#features/sharing/components/new-shares.tsx';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const FILTER = { parse: parseCookbookFilter, toSearch: toCookbookSearch };

export function CookbookPage() {
  const { selected, applied, setFilter } = useUrlFilter(FILTER);
  return (
    <>
      <PageHeader
        title="My Cookbook"
        actions={
          <>
            <LinkButton tone="primary" asChild className="max-sm:px-3! max-sm:[&>svg]:hidden">
              <Link to="/create-recipe">
                <Plus aria-hidden="true" />
                New Recipe
              </Link>
            </LinkButton>
            <LinkButton asChild className="max-sm:px-3!">
              <Link to="/import">Import</Link>
            </LinkButton>
            <LinkButton asChild className="max-sm:px-3! max-sm:[&>svg]:hidden">
              <Link to="/collections">
                <LibraryBig aria-hidden="true" />
                Collections
              </Link>
            </LinkButton>
            {/* The sidebar has this link on wider screens. */}
            <LinkButton asChild className="max-sm:px-3! max-sm:[&>svg]:hidden lg:hidden">
              <Link to="/shared-with-me">
                <Inbox aria-hidden="true" />
                Shared with me
                <NewShares className="" />
              </Link>
            </LinkButton>
          </>
        }
      />
      <CookbookFilters filter={selected} onChange={setFilter} />
      <ErrorBoundary what="The list">
        <CookbookResults
          filter={applied}
          onSearch={(q) => setFilter({ ...selected, q })}
          onClear={() => setFilter(NO_FILTER)}
        />
      </ErrorBoundary>
    </>
  );
}
