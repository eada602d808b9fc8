import { parentPort } from 'node:worker_threads';

import { peopleSlice, recipesSlice, type Slice } from './slice.ts';
import type { World } from './world.ts';

export interface SliceRequest {
  readonly world: World;
  readonly of: 'people' | 'recipes';
  readonly from: number;
  readonly to: number;
}

/** A slice as text, so that the thread that writes it need not build it. */
export interface SliceText {
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: string }[];
  readonly words: readonly string[];
}

parentPort?.on('message', (request: SliceRequest) => {
  void answer(request);
});

async function answer({ world, of, from, to }: SliceRequest): Promise<void> {
  const slice = of === 'people' ? peopleSlice(world, from, to) : await recipesSlice(world, from, to);
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
