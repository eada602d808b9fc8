import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';

import { openReportsQuery } from '#features/admin/api.ts';
import { SecondStepRequired } from '#features/admin/components/second-step-required.tsx';
import { ApiError } from '#platform/api-error.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The pages of the admin area, in navigation order. */
const PAGES = [
  { label: 'People', to: '/admin/people' },
  { label: 'Invitations', to: '/admin/invitations' },
  { label: 'Moderation', to: '/admin/moderation' },
  { label: 'Outbox', to: '/admin/outbox' },
  { label: 'Health', to: '/admin/health' },
  { label: 'Models', to: '/admin/models' },
  { label: 'Errors', to: '/admin/errors' },
  { label: 'Audit', to: '/admin/audit' },
] as const;

/** Invitations are listed only where signing up needs one. */
function listPages() {
  const usesInvitations = getPublicConfig().registration === 'invitation';
  return PAGES.filter(({ to }) => to !== '/admin/invitations' || usesInvitations);
}

/** The number of reports that wait for a decision. */
function OpenReports() {
  const { data: open = 0 } = useQuery(openReportsQuery());
  if (open === 0) return null;
  return (
    <Badge tone="tomato" className="ms-1 tabular-nums sm:ms-1.5">
      {open}
      <VisuallyHidden>{open === 1 ? ' open report' : ' open reports'}</VisuallyHidden>
    </Badge>
  );
}

/** Layout of the admin pages, inside the signed-in layout. */
export function AdminLayout() {
  // The server refuses this query when it refuses every page of the area.
  const { error } = useQuery(openReportsQuery());
  if (error instanceof ApiError && error.code === 'admin_second_factor_required') {
    return <SecondStepRequired reason={error.message} />;
  }
  return (
    <>
      <nav aria-label="Admin" className="mb-7 border-b border-line sm:mb-9">
        <ul className="grid grid-cols-4 sm:flex sm:flex-wrap sm:gap-x-1">
          {listPages().map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="-mb-px flex min-h-11 items-center justify-center border-b-2 border-transparent px-2 text-sm font-semibold text-ink-soft no-underline hover:transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-tomato aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] sm:px-4 sm:text-base"
              >
                {label}
                {to === '/admin/moderation' && <OpenReports />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
