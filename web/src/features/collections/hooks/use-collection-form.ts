import type { Collection } from '@larder/contract/collections';
import { useState } from 'react';

import { useSaveCollection } from '#features/collections/api.ts';
import type { CollectionTexts } from '#features/collections/api.ts';
import { describeSaveFailure, nameProblem } from '#features/collections/model/collection-text.ts';
import type { SaveFailure } from '#features/collections/model/collection-text.ts';
import { newId } from '#platform/new-id.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const NO_FAILURE: SaveFailure = { message: '', name: '' };

export interface CollectionFormOptions {
  /** The collection to change; null for a new one. */
  collection: Collection | null;
  onSaved: (collection: Collection) => void;
  /** Called when the name is invalid. */
  onInvalid: () => void;
}

/** State of the form for name and description. A failure keeps everything that the user entered. */
export function useCollectionForm({ collection, onSaved, onInvalid }: CollectionFormOptions) {
  const [texts, setTexts] = useState<CollectionTexts>(() => ({
    name: collection?.name ?? '',
    description: collection?.description ?? '',
  }));
  // One id for all attempts, which makes creating idempotent.
  const [id] = useState(() => collection?.id ?? newId());
  const [version] = useState(() => collection?.version ?? null);
  const [failure, setFailure] = useState(NO_FAILURE);
  const { mutateAsync, isPending } = useSaveCollection();
  const fail = (failed: SaveFailure): void => {
    setFailure(failed);
    if (failed.name !== '') onInvalid();
  };
  const save = useSingleFlight(async () => {
    const name = nameProblem(texts.name);
    if (name !== '') return fail({ message: '', name });
    setFailure(NO_FAILURE);
    const trimmed = { name: texts.name.trim(), description: texts.description.trim() };
    try {
      onSaved(await mutateAsync({ id, version, ...trimmed }));
    } catch (error) {
      fail(describeSaveFailure(error));
    }
    return undefined;
  });
  const change = (part: Partial<CollectionTexts>): void => {
    setTexts({ ...texts, ...part });
    setFailure(NO_FAILURE);
  };
  return { texts, change, failure, isSaving: isPending, save };
}
