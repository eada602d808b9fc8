import type { LoggedError } from '@larder/contract/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';

import { errorsQuery } from '#features/admin/api.ts';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { Badge } from '#ui/badge.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

function Failure({ error: { method, route, message } }: { error: LoggedError }) {
  return (
    <>
      <span className="block font-semibold wrap-anywhere">
        {method} {route}
      </span>
      <span title={message} className="mt-0.5 line-clamp-4 wrap-anywhere text-ink-soft">
        {message}
      </span>
    </>
  );
}

/** Shows the start of the id, which is enough to distinguish ids, and copies all of it. */
function RequestId({ id }: { id: string }) {
  return (
    <span className="-my-3 inline-flex max-w-full items-center">
      <code className="max-w-24 truncate text-xs" title={id}>
        {id}
      </code>
      <CopyButton text={id} label={`Copy request id ${id}`} compact />
    </span>
  );
}

export function ErrorsPage() {
  const list = useInfiniteQuery(errorsQuery());
  return (
    <>
      <PageHeader
        title="Errors"
        lead="Requests that failed on our side. Look up the request id in the server log for details."
      />
      <PagedList
        list={list}
        what={['error', 'errors']}
        empty={
          <EmptyState title="Nothing has failed" picture={<CircleCheck />}>
            If something does, it will show up here.
          </EmptyState>
        }
      >
        {(errors) => (
          <RecordTable
            caption="Errors"
            rows={errors}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Request', render: (error) => <Failure error={error} /> },
              { label: 'Time', render: ({ at }) => <RelativeTime at={at} />, className: 'w-32' },
              { label: 'Status', render: ({ status }) => <Badge tone="beet">{status}</Badge>, className: 'w-20' },
              { label: 'Request id', render: ({ request_id: id }) => <RequestId id={id} />, className: 'w-44' },
            ]}
          />
        )}
      </PagedList>
    </>
  );
}
