import type { AuditEntry } from '@larder/contract/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';

import { auditQuery } from '#features/admin/api.ts';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { actionText, actorText, detailRows, subjectText } from '#features/admin/model/audit-text.ts';
import { BreakableText } from '#ui/breakable-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

function Details({ entry }: { entry: AuditEntry }) {
  const rows = detailRows(entry.details);
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="-mb-1.5 w-fit py-3 text-sm font-semibold text-tomato-ink">Details</summary>
      <dl className="mb-1 flex flex-col gap-1">
        {rows.map(({ name, value }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="inline text-ink-faint">{name}: </dt>
            <dd className="inline whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function EventCell({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <span className="block font-semibold">{actionText(entry.action)}</span>
      <Details entry={entry} />
    </>
  );
}

export function AuditPage() {
  const list = useInfiniteQuery(auditQuery());
  return (
    <>
      <PageHeader title="Audit" lead="Admin actions and account security events. Kept for a year." />
      <PagedList
        list={list}
        what={['entry', 'entries']}
        empty={
          <EmptyState title="Nothing logged yet" picture={<ScrollText />}>
            Logins, password changes and admin actions will show up here.
          </EmptyState>
        }
      >
        {(entries) => (
          <RecordTable
            caption="Audit log"
            rows={entries}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Action', render: (entry) => <EventCell entry={entry} />, className: 'w-[30%]' },
              { label: 'Actor', render: (entry) => <BreakableText text={actorText(entry)} /> },
              { label: 'Target', render: (entry) => <BreakableText text={subjectText(entry)} /> },
              {
                label: 'IP address',
                render: ({ address }) => <BreakableText text={address ?? '–'} />,
                className: 'w-34',
              },
              { label: 'Time', render: ({ at }) => <RelativeTime at={at} />, className: 'w-30' },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}
