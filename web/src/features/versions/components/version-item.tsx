import { ChevronDown, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';

import { VersionChanges } from '#features/versions/components/version-changes.tsx';
import { VersionRecipe } from '#features/versions/components/version-recipe.tsx';
import { summaryText } from '#features/versions/model/version-changes.ts';
import type { VersionWithChanges } from '#features/versions/model/version-changes.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { RelativeTime } from '#ui/relative-time.tsx';

export interface VersionItemProps {
  compared: VersionWithChanges;
  onRestore: (version: number) => void;
}

/** One version: its date and changes, and the whole recipe on demand. */
export function VersionItem({ compared, onRestore }: VersionItemProps) {
  const { version, isNewest, changes } = compared;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="list-none">
      <Card as="article" aria-labelledby={`${id}-title`}>
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold">
              Version {version.version}
              {isNewest && (
                <Badge tone="basil" className="font-sans">
                  Current
                </Badge>
              )}
            </h2>
            <p className="mt-1 text-sm text-ink-faint">
              <RelativeTime at={version.made_at} />
            </p>
            <p className="mt-1 text-ink-soft">{summaryText(compared)}</p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-2">
            <Button
              className="grow"
              aria-expanded={open}
              aria-controls={`${id}-recipe`}
              aria-describedby={`${id}-title`}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide' : 'View'}
              <ChevronDown className={classNames('transition-transform', open && 'rotate-180')} aria-hidden="true" />
            </Button>
            {!isNewest && (
              <Button className="grow" aria-describedby={`${id}-title`} onClick={() => onRestore(version.version)}>
                <RotateCcw aria-hidden="true" />
                Restore this version
              </Button>
            )}
          </div>
        </div>
        {changes !== null && changes.length > 0 && !open && <VersionChanges changes={changes} />}
        <div id={`${id}-recipe`} hidden={!open}>
          {open && <VersionRecipe content={version.content} />}
        </div>
      </Card>
    </li>
  );
}
