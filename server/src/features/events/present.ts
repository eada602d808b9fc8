import type { LiveEvent, LiveTopic } from '@larder/contract/events';

import type { Ctx } from '#platform/context.ts';
import type { AddressedEvent } from '#platform/live/live-events.ts';
import type { Notice } from '#platform/live/notice.ts';

import { listAverages } from './queries.ts';

declare module '#platform/live/notice.ts' {
  interface Topics {
    readonly topic: LiveTopic;
  }
}

/** Maps notices to events, with current rating figures. Drops ratings of recipes that are not visible. */
export async function presentNotices(
  on: Pick<Ctx, 'db' | 'databaseKind'>,
  notices: readonly Notice[],
): Promise<readonly AddressedEvent<LiveEvent>[]> {
  const rated = notices.filter(({ topic }) => topic === 'community.rated').map(({ id }) => id);
  const rows = rated.length === 0 ? [] : await listAverages(on, rated);
  const averages = new Map(rows.map((row) => [row.id, presentAverage(row)]));
  return notices.flatMap(({ to, topic, id }): readonly AddressedEvent<LiveEvent>[] => {
    switch (topic) {
      case 'community.rated': {
        const average = averages.get(id);
        return average === undefined ? [] : [{ to, event: { type: topic, id, ...average } }];
      }
      case 'community.commented':
      case 'community.shared':
      case 'community.updated':
      case 'community.withdrawn':
      case 'sharing.changed':
      case 'sharing.withdrawn':
        return [{ to, event: { type: topic, id } }];
      default:
        // Published by an instance of another version.
        topic satisfies never;
        return [];
    }
  });
}

type AverageRow = Awaited<ReturnType<typeof listAverages>>[number];

function presentAverage({ rating, ratings_count, stars_1, stars_2, stars_3, stars_4, stars_5 }: AverageRow) {
  return { rating, ratings_count, spread: [stars_1, stars_2, stars_3, stars_4, stars_5] };
}
