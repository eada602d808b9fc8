import { COMMUNITY_TEXTS } from '@larder/contract/community';
import { useQuery } from '@tanstack/react-query';
import { ChefHat, Flame } from 'lucide-react';
import { useRef } from 'react';

import { recommendedQuery, trendingQuery } from '#features/community/api.ts';
import { CommunityControls } from '#features/community/components/community-controls.tsx';
import { CommunityResults } from '#features/community/components/community-results.tsx';
import { PickedRow } from '#features/community/components/picked-row.tsx';
import { NO_FILTER, parseCommunityFilter, toCommunitySearch } from '#features/community/model/community-filter.ts';
import { recommendedText, trendingText } from '#features/community/model/lead-text.ts';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const FILTER = { parse: parseCommunityFilter, toSearch: toCommunitySearch };

function Trending() {
  const query = useQuery(trendingQuery());
  return (
    <PickedRow
      title="Trending Now"
      lead={<p className="min-h-[1lh]">{query.data && trendingText(query.data.recipes)}</p>}
      icon={<Flame aria-hidden="true" />}
      query={query}
      onRetry={() => void query.refetch()}
      failure={COMMUNITY_TEXTS.trending_failed}
      ranked={query.data?.recipes.some(({ views }) => views > 0) ?? false}
    />
  );
}

function Recommended() {
  const query = useQuery(recommendedQuery());
  const { data } = query;
  return (
    <PickedRow
      title="Recommended"
      // Reserves two lines on a phone for a long reason.
      lead={
        <p className="-mb-2 min-h-[2lh] sm:mb-0 sm:min-h-[1lh]">{data && recommendedText(data.recipes, data.reason)}</p>
      }
      icon={<ChefHat aria-hidden="true" />}
      query={query}
      onRetry={() => void query.refetch()}
      failure={COMMUNITY_TEXTS.recommended_failed}
    />
  );
}

export function CommunityPage() {
  const { selected, applied, setFilter } = useUrlFilter(FILTER);
  const counted = useRef<HTMLParagraphElement>(null);
  const clear = (): void => {
    setFilter({ ...NO_FILTER, sort: selected.sort });
    counted.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHeader title="Community" lead="What others cook, and how it turned out." />
      <ErrorBoundary what="Trending Now">
        <Trending />
      </ErrorBoundary>
      <ErrorBoundary what="Recommended">
        <Recommended />
      </ErrorBoundary>
      <section aria-labelledby="all-recipes">
        <h2 id="all-recipes" className="mb-4 text-2xl font-semibold">
          All Recipes
        </h2>
        <CommunityControls filter={selected} onChange={setFilter} />
        <ErrorBoundary what="The list">
          <CommunityResults
            filter={applied}
            counted={counted}
            onSearch={(q) => setFilter({ ...selected, q })}
            onClear={clear}
          />
        </ErrorBoundary>
      </section>
    </>
  );
}
