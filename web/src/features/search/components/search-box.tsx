import { RECIPE_LIMITS } from '@larder/contract/recipe-texts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useMakeRecipe } from '#features/assistant/components/use-make-recipe.ts';
import { useFind } from '#features/search/components/use-find.ts';
import type { FoundOption } from '#features/search/model/found.ts';
import { announcementOf, SEARCH_TEXTS } from '#features/search/model/search-text.ts';
import { classNames } from '#ui/class-names.ts';
import { CONTROL_STYLE } from '#ui/control-style.ts';

const importPanel = () => import('#features/search/components/found-panel.tsx');

/** Fetched when somebody is about to search. */
const FoundPanel = lazy(async () => {
  const { FoundPanel: component } = await importPanel();
  return { default: component };
});

function prepare(): void {
  // A failed fetch shows when something is found.
  importPanel().catch(() => undefined);
}

/** Nothing of the list has been reached by the arrow keys. */
const NONE = -1;
const BUTTON =
  'absolute inset-y-0 grid w-11 place-items-center rounded-md text-ink-faint hover:text-ink focus-visible:-outline-offset-2';

/** Finds recipes from any page, and has those made that nobody has written yet. */
export function SearchBox({ className }: { className?: string }) {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const { make, busy } = useMakeRecipe();
  const { found, searching, search } = useFind();
  const [typed, setTyped] = useState('');
  /** The panel is open for the page it was opened on, so going elsewhere closes it. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState(NONE);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const listId = `${id}-list`;

  const hasPanel = searching || found !== null;
  const open = openOn === path && hasPanel;
  const options = found?.kind === 'options' ? found.options : [];
  const close = (): void => setOpenOn(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && root.current?.contains(target) === false) setOpenOn(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const write = (text: string): void => {
    setTyped(text);
    setActive(NONE);
    if (text.trim() === '') search('');
  };

  const submit = (): void => {
    setActive(NONE);
    setOpenOn(path);
    search(typed.trim());
  };

  const choose = (option: FoundOption): void => {
    if (busy !== null) return;
    if (option.id === null) {
      make({ kind: 'suggestion', title: option.title });
      return;
    }
    close();
    void router.navigate({ to: '/recipe/$id', params: { id: option.id } });
  };

  const move = (step: number): void => {
    if (!open) return setOpenOn(path);
    const count = options.length;
    // Beyond either end one is back in the field.
    if (count > 0) setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = open ? options[active] : undefined;
    if (step !== undefined && hasPanel) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && open) {
      // What is around the box, a menu perhaps, stays.
      event.stopPropagation();
      setActive(NONE);
      close();
    }
  };

  return (
    <div ref={root} role="search" aria-label="All recipes" className={classNames('relative', className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={input}
          type="text"
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={prepare}
          onClick={() => setOpenOn(path)}
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
              write('');
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
            <p className="simmer px-4 py-3 text-ink-soft" aria-hidden="true">
              {SEARCH_TEXTS.searching}
            </p>
          ) : (
            <Suspense>
              <FoundPanel found={found} listId={listId} active={active} onChoose={choose} />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
