import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { CookbookFilters } from '#features/cookbook/components/cookbook-filters.tsx';
import { CookbookResults } from '#features/cookbook/components/cookbook-results.tsx';
import { NO_FILTER, parseCookbookFilter, toCookbookSearch } from '#features/cookbook/model/cookbook-filter.ts';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const FILTER = { parse: parseCookbookFilter, toSearch: toCookbookSearch };

export function CookbookPage() {
  const { chosen, shown, choose } = useUrlFilter(FILTER);
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
      />
      <CookbookFilters filter={chosen} onChange={choose} />
      <ErrorBoundary what="The list">
        <CookbookResults filter={shown} onSearch={(q) => choose({ ...chosen, q })} onClear={() => choose(NO_FILTER)} />
      </ErrorBoundary>
    </>
  );
}
