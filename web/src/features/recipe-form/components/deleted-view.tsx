import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useHeadingFocus } from '#ui/restore-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export interface DeletedViewProps {
  /** The typed title. */
  title: string;
  saving: boolean;
  onSaveAsNew: () => void;
  onDiscard: () => void;
}

/** Shown when the edited recipe was deleted: the typed text can become a new recipe. */
export function DeletedView({ title, saving, onSaveAsNew, onDiscard }: DeletedViewProps) {
  useHeadingFocus();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Edit Recipe" />
      <EmptyState
        title="This recipe was deleted"
        picture={<Trash2 />}
        action={
          <>
            <Button tone="primary" busy={saving} busyLabel="Saving..." onClick={onSaveAsNew}>
              Save mine as a new recipe
            </Button>
            <LinkButton asChild>
              <Link to="/dashboard" onClick={onDiscard}>
                Discard my changes
              </Link>
            </LinkButton>
          </>
        }
      >
        Nothing you typed is lost. You can save “<bdi>{title}</bdi>” as a new recipe.
      </EmptyState>
    </div>
  );
}
