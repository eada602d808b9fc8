import type { Counted } from '@larder/contract/recipes';
import { COOKBOOK_TEXTS } from '@larder/contract/cookbook';
import { Download, LibraryBig, Trash2, X } from 'lucide-react';

import { numberText } from '#features/recipes/model/recipe-text.ts';
import { keepToastsAbove } from '#ui/toast-offset.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

export interface SelectionBarProps {
  count: number;
  /** How many selected recipes the filter excludes; empty if none. */
  hiddenText: string;
  /** The count of all matches, if known. */
  total: Counted | undefined;
  isSelectingAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onCollect: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** The toolbar at the bottom while recipes are selected. A live region announces the count. */
export function SelectionBar({
  count,
  hiddenText,
  total,
  isSelectingAll,
  onSelectAll,
  onClear,
  onCollect,
  onExport,
  onDelete,
}: SelectionBarProps) {
  const isOpen = count > 0;
  return (
    <div
      ref={isOpen ? keepToastsAbove : null}
      className="sticky bottom-(--bottom) z-20 -mx-2 sm:bottom-[calc(var(--bottom)+1rem)] sm:mx-0"
      data-print="hide"
    >
      <section
        aria-label="Selection"
        className={classNames(
          isOpen &&
            'appear mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-lg border border-edge bg-paper-raised py-2 pr-2 pl-4 shadow-high sm:rounded-lg',
        )}
      >
        <div role="status" className="flex min-w-0 grow flex-wrap items-baseline gap-x-2">
          {isOpen && <span className="font-semibold">{COOKBOOK_TEXTS.selected(count)}</span>}
          {hiddenText !== '' && <span className="text-sm text-ink-soft">{hiddenText}</span>}
        </div>
        {isOpen && (
          <div ref={restoreFocusOnRemoval} className="contents">
            <Button className="max-sm:w-11 max-sm:border-transparent max-sm:px-0!" onClick={onCollect}>
              <LibraryBig aria-hidden="true" />
              <span className="max-sm:sr-only">Add to collection</span>
            </Button>
            <Button tone="ghost" size="icon" aria-label="Clear selection" className="sm:order-last" onClick={onClear}>
              <X aria-hidden="true" />
            </Button>
            <div className="flex w-full gap-2 pr-2 max-[22rem]:[&_svg]:hidden sm:w-auto sm:pr-0">
              {total?.count !== 0 && (
                <Button
                  className="grow px-3! whitespace-nowrap sm:grow-0 sm:px-4!"
                  busy={isSelectingAll}
                  onClick={onSelectAll}
                >
                  Select all
                  {total !== undefined && <span className="-ml-1 max-sm:sr-only">{numberText(total)}</span>}
                </Button>
              )}
              <Button className="px-3! sm:px-4!" onClick={onExport}>
                <Download aria-hidden="true" />
                Export
              </Button>
              <Button tone="danger" className="px-3! sm:px-4!" onClick={onDelete}>
                <Trash2 aria-hidden="true" />
                Delete
              </Button>
            </div>
          </div>
        )}
      </section>
    </div>
  );
}
