import { formatNumber } from '@larder/contract/format-number';
import { X } from 'lucide-react';

import { recipeCount } from '#features/imports/model/import-text.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';
import { keepToastsAbove } from '#ui/toast-offset.ts';

export interface DraftSelectionBarProps {
  count: number;
  busy: boolean;
  onSave: () => void;
  onClear: () => void;
}

/** The toolbar at the bottom while drafts are selected. A live region announces the count. */
export function DraftSelectionBar({ count, busy, onSave, onClear }: DraftSelectionBarProps) {
  const isVisible = count > 0;
  return (
    <div
      ref={isVisible ? keepToastsAbove : null}
      className="sticky bottom-(--bottom) z-20 -mx-2 sm:bottom-[calc(var(--bottom)+1rem)] sm:mx-0"
    >
      <section
        aria-label="Selection"
        className={classNames(
          isVisible &&
            'appear mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg border border-edge bg-paper-raised py-2 pr-2 pl-4 shadow-high sm:rounded-lg',
        )}
      >
        <p role="status" className="min-w-0 grow font-semibold">
          {isVisible && `${recipeCount(count)} selected`}
        </p>
        {isVisible && (
          <div ref={restoreFocusOnRemoval} className="contents">
            <Button tone="ghost" size="icon" aria-label="Clear selection" className="sm:order-last" onClick={onClear}>
              <X aria-hidden="true" />
            </Button>
            <Button tone="primary" className="mr-2 w-full sm:mr-0 sm:w-auto" busy={busy} onClick={onSave}>
              Save selected ({formatNumber(count)})
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
