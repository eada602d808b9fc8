import type { CookEntry } from '@larder/contract/cook-log';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { cookLogQuery } from '#features/cook-log/api.ts';
import type { LoggedRecipe } from '#features/cook-log/model/logged-recipe.ts';
import { EntryDialog } from '#features/cook-log/components/entry-dialog.tsx';
import { EntryItem } from '#features/cook-log/components/entry-item.tsx';
import { useEntryRemoval } from '#features/cook-log/hooks/use-entry-removal.ts';
import { dayText } from '#features/cook-log/model/entry-text.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ShowMore } from '#ui/more-pages.tsx';
import { RetryMessage } from '#ui/retry-message.tsx';

/** The entries of a recipe's cook log, latest day first. Nothing while the log is empty or loading. */
export function EntryList({ recipe }: { recipe: LoggedRecipe }) {
  const log = useInfiniteQuery(cookLogQuery(recipe.id));
  const [editing, setEditing] = useState<CookEntry | null>(null);
  const removal = useEntryRemoval(recipe.id);
  if (log.data === undefined) {
    if (!log.isError) return null;
    return (
      <RetryMessage className="mt-4" onRetry={() => void log.refetch()}>
        Your cook log could not be loaded. Nothing is lost.
      </RetryMessage>
    );
  }
  const entries = log.data.pages.flatMap((page) => page.entries);
  return (
    <div>
      {entries.length > 0 && (
        <ul aria-label="Times you cooked this" className="mt-4 divide-y divide-line border-t border-line">
          {entries.map((entry) => (
            <EntryItem
              key={entry.id}
              entry={entry}
              written={recipe.servings}
              onEdit={() => setEditing(entry)}
              onDelete={() => removal.ask(entry)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={log} failure="More entries could not be loaded." className="mt-3" />
      <EntryDialog
        open={editing !== null}
        recipe={recipe}
        entry={editing}
        servings={null}
        onClose={() => setEditing(null)}
      />
      <ConfirmDialog
        open={removal.open}
        onOpenChange={removal.setOpen}
        title="Delete this entry?"
        description={
          removal.entry === null
            ? undefined
            : `What you logged for ${dayText(removal.entry.cooked_on)} will be gone for good. The recipe stays.`
        }
        confirmLabel="Delete"
        busy={removal.isPending}
        busyLabel="Deleting..."
        onConfirm={removal.run}
      />
    </div>
  );
}
