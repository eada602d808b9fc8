import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { MapPinOff } from 'lucide-react';
import { useRef } from 'react';

import { ActiveFilters } from '#features/categories/components/active-filters.tsx';
import { BrowseControls } from '#features/categories/components/browse-controls.tsx';
import { BrowseResults } from '#features/categories/components/browse-results.tsx';
import { CategoryChips } from '#features/categories/components/category-chips.tsx';
import { isNarrowed, NO_FILTER, parseBrowseFilter, toBrowseSearch } from '#features/categories/model/browse-filter.ts';
import { parseCategoryName } from '#features/categories/model/category-name.ts';
import type { Category } from '#features/categories/model/category-name.ts';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const FILTER = { parse: parseBrowseFilter, toSearch: toBrowseSearch };

function Browse({ category }: { category: Category | null }) {
  const { selected, applied, setFilter } = useUrlFilter(FILTER);
  const navigate = useNavigate();
  const counted = useRef<HTMLParagraphElement>(null);
  const clear = (): void => {
    if (isNarrowed(selected)) setFilter(NO_FILTER);
    else void navigate({ to: '/categories' });
    counted.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <CategoryChips current={category} filter={selected} />
      <BrowseControls filter={selected} onChange={setFilter} />
      <ActiveFilters filter={selected} onChange={setFilter} focusAfter={counted} />
      <ErrorBoundary what="The list">
        <BrowseResults
          browsing={{ filter: applied, category }}
          counted={counted}
          onSearch={(q) => setFilter({ ...selected, q })}
          onClear={clear}
        />
      </ErrorBoundary>
    </>
  );
}

function UnknownCategory({ name }: { name: string }) {
  return (
    <>
      <PageHeader title="Categories" />
      <CategoryChips current={undefined} filter={NO_FILTER} />
      <EmptyState
        title="No such category"
        picture={<MapPinOff />}
        action={
          <LinkButton tone="primary" asChild>
            <Link to="/categories">All Categories</Link>
          </LinkButton>
        }
      >
        <span className="wrap-anywhere">
          There’s no category called “<bdi>{name}</bdi>”. Choose one above, or browse all recipes.
        </span>
      </EmptyState>
    </>
  );
}

/** All recipes the user may read, by category. */
export function CategoriesPage() {
  const { categoryName: name } = useParams({ strict: false });
  const category = name === undefined ? null : parseCategoryName(name);
  if (name !== undefined && category === null) return <UnknownCategory name={name} />;
  return (
    <>
      <PageHeader title={category ?? 'Categories'} />
      <Browse category={category} />
    </>
  );
}
