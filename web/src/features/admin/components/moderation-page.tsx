import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { openReportsQuery } from '#features/admin/api.ts';
import { ModeratedLink } from '#features/admin/components/moderated-link.tsx';
import { ModeratedList } from '#features/admin/components/moderated-list.tsx';
import { ReportedList } from '#features/admin/components/reported-list.tsx';
import { MODERATION_VIEWS, parseModerationView, toModerationSearch } from '#features/admin/model/admin-filter.ts';
import type { ModerationView } from '#features/admin/model/admin-filter.ts';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { Chip } from '#ui/chip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTableSkeleton } from '#ui/record-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const VIEW_NAMES: Readonly<Record<ModerationView, string>> = {
  all: 'All',
  hidden: 'Hidden',
  reported: 'Reported',
  decided: 'Decided',
  link: 'Public link',
};

const FILTER = { parse: parseModerationView, toSearch: toModerationSearch };

/**
 * The selected view. Without a choice it opens on the reports if any are open, and stays there after they are decided.
 * Null until the count of open reports is loaded.
 */
function useView() {
  const { selected, applied, setFilter: setView } = useUrlFilter(FILTER);
  const { data: open, isError } = useQuery(openReportsQuery());
  const [first, setFirst] = useState<ModerationView | null>(null);
  if (first === null && (open !== undefined || isError))
    setFirst(open === undefined || open === 0 ? 'all' : 'reported');
  return { selected: selected ?? first, applied: applied ?? first, setView };
}

function View({ view }: { view: ModerationView }) {
  switch (view) {
    case 'all':
    case 'hidden':
      return <ModeratedList hiddenOnly={view === 'hidden'} />;
    case 'reported':
    case 'decided':
      return <ReportedList key={view} decided={view === 'decided'} />;
    case 'link':
      return <ModeratedLink />;
  }
}

export function ModerationPage() {
  const { selected, applied, setView } = useView();
  const { data: open = 0 } = useQuery(openReportsQuery());
  return (
    <>
      <PageHeader
        title="Moderation"
        lead="What people have shared. Only the author can see what you hide, with your reason."
      />
      <div role="group" aria-label="Filter" className="mb-6 flex flex-wrap gap-2">
        {MODERATION_VIEWS.map((each) => (
          <Chip key={each} pressed={each === selected} onPress={() => setView(each)}>
            {VIEW_NAMES[each]}
            {each === 'reported' && open > 0 && <span className="tabular-nums">{open}</span>}
          </Chip>
        ))}
      </div>
      {applied === null ? (
        <>
          <VisuallyHidden live>Loading</VisuallyHidden>
          <RecordTableSkeleton />
        </>
      ) : (
        <View view={applied} />
      )}
    </>
  );
}
