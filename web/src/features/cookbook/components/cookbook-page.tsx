import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { CookbookFilters } from '#features/cookbook/components/cookbook-filters.tsx';
import { CookbookResults } from '#features/cookbook/components/cookbook-results.tsx';
import { useCookbookFilter } from '#features/cookbook/components/use-cookbook-filter.ts';
import { NO_FILTER } from '#features/cookbook/model/cookbook-filter.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export function CookbookPage() {
  const [filter, setFilter] = useCookbookFilter();
  return (
    <>
      <PageHeader
        title="My Cookbook"
        actions={
          <LinkButton tone="primary" asChild>
            <Link to="/create-recipe">
              <Plus aria-hidden="true" />
              New Recipe
            </Link>
          </LinkButton>
        }
        className="mb-6 sm:mb-8"
      />
      <CookbookFilters filter={filter} onChange={setFilter} />
      <ErrorBoundary what="The list">
        <CookbookResults filter={filter} onClear={() => setFilter(NO_FILTER)} />
      </ErrorBoundary>
    </>
  );
}
