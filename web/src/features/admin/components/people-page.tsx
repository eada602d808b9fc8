import type { AdminPerson } from '@larder/contract/admin';
import { formatNumber } from '@larder/contract/format-number';
import { bytesText } from '@larder/contract/storage';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';

import { sessionQuery } from '#features/account/api.ts';
import { peopleQuery } from '#features/admin/api.ts';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { PersonMenu } from '#features/admin/components/person-menu.tsx';
import { PersonName } from '#features/admin/components/person-name.tsx';
import { usePersonAction } from '#features/admin/hooks/use-person-action.tsx';
import { parsePeopleSearch, SEARCH_MAX_CHARACTERS, toPeopleSearch } from '#features/admin/model/admin-filter.ts';
import type { PersonAction } from '#features/admin/model/person-actions.ts';
import { useUrlFilter } from '#platform/use-url-filter.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';

const SEARCH = { parse: parsePeopleSearch, toSearch: toPeopleSearch };

interface PeopleTableProps {
  people: readonly AdminPerson[];
  stale: boolean;
  ownId: string | undefined;
  onChoose: (chosen: { person: AdminPerson; action: PersonAction }) => void;
}

function PeopleTable({ people, stale, ownId, onChoose }: PeopleTableProps) {
  return (
    <RecordTable
      caption="People"
      rows={people}
      keyOf={({ id }) => id}
      stale={stale}
      columns={[
        { label: 'Person', render: (person) => <PersonName person={person} isSelf={person.id === ownId} /> },
        { label: 'Joined', render: ({ created_at: at }) => <RelativeTime at={at} />, className: 'w-32' },
        {
          label: 'Last used',
          render: ({ last_used_at: at }) => (at === null ? 'Never' : <RelativeTime at={at} />),
          className: 'w-32',
        },
        { label: 'Recipes', render: ({ recipes_count: count }) => formatNumber(count), className: 'w-24' },
        {
          label: 'Storage',
          render: ({ storage_bytes: bytes }) => bytesText(bytes),
          className: 'w-24 whitespace-nowrap',
        },
        {
          label: 'Actions',
          kind: 'actions',
          render: (person) => (
            <PersonMenu
              person={person}
              isSelf={person.id === ownId}
              onChoose={(action) => onChoose({ person, action })}
            />
          ),
          className: 'w-16',
        },
      ]}
    />
  );
}

export function PeoplePage() {
  const { selected, applied, setFilter } = useUrlFilter(SEARCH);
  const setQ = (q: string): void => setFilter({ ...selected, q });
  const { typed, setTyped, search } = useDebouncedSearch({ q: selected.q, onSearch: setQ });
  const { data: user } = useQuery(sessionQuery());
  const list = useInfiniteQuery({ ...peopleQuery(applied), placeholderData: keepPreviousData });
  const { choose, dialogs } = usePersonAction();
  return (
    <>
      <PageHeader title="People" />
      <div className="mb-6 flex flex-wrap gap-4">
        <SearchField
          label="Search people"
          placeholder="Email or name begins with"
          value={typed}
          onChange={setTyped}
          onSubmit={() => search(typed)}
          maxLength={SEARCH_MAX_CHARACTERS}
          className="min-w-60 max-w-prose flex-1"
        />
        <Select
          aria-label="Order"
          value={selected.sort}
          onChange={({ target }) => setFilter({ ...selected, sort: target.value === 'storage' ? 'storage' : 'newest' })}
          // Search results have an order of their own.
          disabled={selected.q.trim() !== ''}
        >
          <option value="newest">Newest first</option>
          <option value="storage">Most storage first</option>
        </Select>
      </div>
      <PagedList
        list={list}
        what={['person', 'people']}
        empty={
          <EmptyState
            title="No one found"
            picture={<SearchX />}
            action={<Button onClick={() => setQ('')}>Show everyone</Button>}
          >
            No email address and no name begins with “<bdi>{applied.q.trim()}</bdi>”.
          </EmptyState>
        }
      >
        {(people) => <PeopleTable people={people} stale={list.isPlaceholderData} ownId={user?.id} onChoose={choose} />}
      </PagedList>
      {dialogs}
    </>
  );
}
