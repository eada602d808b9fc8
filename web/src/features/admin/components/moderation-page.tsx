import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';

import { openReportsQuery } from '#features/admin/api.ts';
import { ModeratedLink } from '#features/admin/components/moderated-link.tsx';
import { ModeratedList } from '#features/admin/components/moderated-list.tsx';
import { ReportedList } from '#features/admin/components/reported-list.tsx';
import { MODERATION_VIEWS, parseModerationView, toModerationSearch } from '#features/admin/model/admin-filter.ts';
import type { ModerationView } from '#features/admin/model/admin-filter.ts';
import { Chip } from '#ui/chip.tsx';
import { PageHeader } from '#ui/page-header.tsx';

const VIEW_NAMES: Readonly<Record<ModerationView, string>> = {
  all: 'All',
  hidden: 'Hidden',
  reported: 'Reported',
  decided: 'Decided',
  link: 'Public link',
};

/** The filter as the address has it, and how to change it there. */
function useView(): [ModerationView, (view: ModerationView) => void] {
  const view = useLocation({ select: ({ search }) => parseModerationView({ ...search }) });
  const navigate = useNavigate();
  return [
    view,
    (next) =>
      void navigate({ to: '/admin/moderation', search: toModerationSearch(next), replace: true, resetScroll: false }),
  ];
}

export function ModerationPage() {
  const [view, setView] = useView();
  const { data: open = 0 } = useQuery(openReportsQuery());
  return (
    <>
      <PageHeader title="Moderation" className="mb-6" />
      <div role="group" aria-label="Filter" className="mb-6 flex flex-wrap gap-2">
        {MODERATION_VIEWS.map((each) => (
          <Chip key={each} pressed={each === view} onPress={() => setView(each)}>
            {VIEW_NAMES[each]}
            {each === 'reported' && open > 0 && <span className="tabular-nums">{open}</span>}
          </Chip>
        ))}
      </div>
      {(view === 'reported' || view === 'decided') && <ReportedList key={view} decided={view === 'decided'} />}
      {(view === 'all' || view === 'hidden') && <ModeratedList hiddenOnly={view === 'hidden'} />}
      {view === 'link' && <ModeratedLink />}
    </>
  );
}
