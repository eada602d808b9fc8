import { parentPort } from 'node:worker_threads';

import { peopleSlice, recipesSlice, type Slice } from './slice.ts';
import type { Dataset } from './dataset.ts';

export interface SliceRequest {
  readonly dataset: Dataset;
  readonly of: 'people' | 'recipes';
  readonly from: number;
  readonly to: number;
}

/** A slice with its rows as JSON, which is serialized in the thread and not in the writer. */
export interface SliceText {
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: string }[];
  readonly words: readonly string[];
}

parentPort?.on('message', (request: SliceRequest) => {
  void generate(request);
});

async function generate({ dataset, of, from, to }: SliceRequest): Promise<void> {
  const slice = of === 'people' ? peopleSlice(dataset, from, to) : await recipesSlice(dataset, from, to);
  parentPort?.postMessage({ tables: tablesOf(slice), words: wordsOf(slice) } satisfies SliceText);
}

function tablesOf(slice: Slice) {
  return Object.entries(slice).flatMap(([name, rows]) => {
    const [first] = rows;
    return first === undefined ? [] : [{ name, columns: Object.keys(first), rows: JSON.stringify(rows) }];
  });
}

function wordsOf({ community_search = [] }: Slice): string[] {
  return [...new Set(community_search.flatMap(({ body }) => String(body).trim().split(' ')))];
}
