import { useQuery } from '@tanstack/react-query';

import { sessionQuery } from '#features/account/api.ts';
import { parseBookletChoice } from '#features/cookbook/model/booklet.ts';
import { readTabDraft, writeTabDraft } from '#platform/drafts.ts';

const DRAFT = 'booklet';

/** The recipes of the booklet. Stored per tab, because they do not fit into a URL. */
export function useBookletChoice(): [() => string[], (ids: readonly string[]) => void] {
  const { data: user } = useQuery(sessionQuery());
  const owner = user?.id ?? '';
  return [() => readTabDraft(owner, DRAFT, parseBookletChoice) ?? [], (ids) => writeTabDraft(owner, DRAFT, ids)];
}
