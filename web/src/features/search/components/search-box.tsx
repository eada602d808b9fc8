import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';
import { Search, X } from 'lucide-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

import { NONE } from '#features/search/hooks/use-search-box.ts';
import type { SearchBoxState } from '#features/search/hooks/use-search-box.ts';
import { announcementOf, SEARCH_TEXTS } from '#features/search/model/search-text.ts';
import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';
import { isComposing } from '#ui/is-composing.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const importPanel = () => import('#features/search/components/search-panel.tsx');

/** Prefetched when the search box receives the focus. */
const SearchPanel = lazyPart(async () => (await importPanel()).SearchPanel, 'The search results', 'p-3');

function prefetchPanel(): void {
  // A failed fetch is reported when results arrive.
  importPanel().catch(() => undefined);
}

const SEARCHING = (
  <p className="simmer px-4 py-3 text-ink-soft" aria-hidden="true">
    {SEARCH_TEXTS.searching}
  </p>
);

const BUTTON =
  'absolute inset-y-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink focus-visible:-outline-offset-2';

export interface SearchBoxProps {
  box: SearchBoxState;
  input: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** The search box of all pages. It finds recipes and offers ideas that REECE can generate. */
export function SearchBox({ box, input, className }: SearchBoxProps) {
  const { typed, found, searching, options, open, active, close } = box;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const listId = `${id}-list`;

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = open ? options[active] : undefined;
    if (step !== undefined && box.move(step)) event.preventDefault();
    else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      box.choose(option);
    } else if (event.key === 'Escape' && open) {
      // Escape must not also close a menu around the box.
      event.stopPropagation();
      close();
    }
  };

  return (
    <div
      ref={root}
      role="search"
      data-tour="search"
      aria-label="All recipes"
      className={classNames('relative', className)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <input
          ref={input}
          type="text"
          dir="auto"
          role="combobox"
          aria-label={SEARCH_TEXTS.label}
          aria-autocomplete="list"
          aria-expanded={open && options.length > 0}
          aria-controls={listId}
          {...(active === NONE ? {} : { 'aria-activedescendant': `${listId}-${active}` })}
          placeholder={SEARCH_TEXTS.label}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={RECIPE_LIMITS.search_max_characters}
          value={typed}
          onChange={(event) => box.write(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={prefetchPanel}
          onClick={box.show}
          className={classNames(CONTROL_STYLE, 'px-11 text-ellipsis')}
        />
        <button type="submit" aria-label="Search" className={classNames(BUTTON, 'left-0')}>
          <Search className="size-5" aria-hidden="true" />
        </button>
        {typed !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            className={classNames(BUTTON, 'right-0')}
            onClick={() => {
              box.write('');
              input.current?.focus();
            }}
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        )}
      </form>
      <p aria-live="polite" className="sr-only">
        {open && (searching ? SEARCH_TEXTS.searching : found !== null && announcementOf(found))}
      </p>
      {open && (
        <div className="appear absolute inset-x-0 top-full z-10 mt-2 flex max-h-64 min-w-64 flex-col overflow-hidden rounded-lg border border-line bg-paper-raised shadow-high">
          {searching || found === null ? (
            SEARCHING
          ) : (
            <Suspense fallback={SEARCHING}>
              <SearchPanel
                found={found}
                listId={listId}
                active={active}
                onChoose={box.choose}
                onSearch={(phrase) => {
                  box.searchFor(phrase);
                  input.current?.focus();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
