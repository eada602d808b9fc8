import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';

import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useHeadingFocus } from '#ui/restore-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export interface GoneViewProps {
  /** What was typed as its title. */
  title: string;
  saving: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** The recipe one edits is no longer there; what was typed is. */
export function GoneView({ title, saving, onKeep, onDiscard }: GoneViewProps) {
  useHeadingFocus();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Edit Recipe" />
      <EmptyState
        title="This recipe was deleted meanwhile"
        picture={<Trash2 />}
        action={
          <>
            <Button tone="primary" busy={saving} busyLabel="Saving..." onClick={onKeep}>
              Keep mine as a new recipe
            </Button>
            <LinkButton asChild>
              <Link to="/dashboard" onClick={onDiscard}>
                Let it go
              </Link>
            </LinkButton>
          </>
        }
      >
        Nothing you typed is lost: “<bdi>{title}</bdi>” can become a recipe of its own.
      </EmptyState>
    </div>
  );
}
