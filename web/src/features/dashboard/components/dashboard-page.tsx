import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { RecipeFilters } from '#features/dashboard/components/recipe-filters.tsx';
import { RecipeResults } from '#features/dashboard/components/recipe-results.tsx';
import { parseFilter, toSearch } from '#features/dashboard/model/dashboard-filter.ts';
import { StatsPanel } from '#features/stats/components/stats-panel.tsx';
import { TourHost } from '#features/tour/components/tour-host.tsx';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const FILTER = { parse: parseFilter, toSearch };

export function DashboardPage() {
  const { selected, applied, setFilter } = useUrlFilter(FILTER);
  return (
    <>
      <PageHeader
        title="My Recipes"
        actions={
          <LinkButton tone="primary" asChild>
            <Link to="/create-recipe" data-tour="create">
              <Plus aria-hidden="true" />
              Create Recipe
            </Link>
          </LinkButton>
        }
      />
      <ErrorBoundary what="The statistics">
        <StatsPanel />
      </ErrorBoundary>
      <RecipeFilters filter={selected} onChange={setFilter} />
      <ErrorBoundary what="The list">
        <RecipeResults
          filter={applied}
          onSearch={(q) => setFilter({ ...selected, q })}
          onClear={() => setFilter({ q: '', category: '' })}
        />
      </ErrorBoundary>
      <ErrorBoundary what="The tour">
        <TourHost />
      </ErrorBoundary>
    </>
  );
}
