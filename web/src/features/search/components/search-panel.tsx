import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import { useStartGeneration } from '#features/assistant/hooks/use-start-generation.ts';
import { ConflictLine } from '#features/recipes/components/conflict-line.tsx';
import { RecipePicture } from '#features/recipes/components/recipe-picture.tsx';
import { UnderstoodFilters } from '#features/recipes/components/understood-filters.tsx';
import type { SearchOutcome, SearchOption } from '#features/search/model/search-outcome.ts';
import { leadText } from '#features/search/model/search-text.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { NamedText } from '#ui/named-text.tsx';

const SCROLLABLE = 'min-h-0 overflow-y-auto overscroll-contain';
const ROW =
  'flex min-h-11 w-full items-center gap-3 border-b border-line px-3 py-2.5 text-left no-underline outline-none last:border-b-0 hover:bg-paper-sunken aria-selected:bg-tomato-wash forced-colors:aria-selected:outline-2 off:cursor-not-allowed';

export interface SearchPanelProps {
  found: SearchOutcome;
  /** The id of the list and, followed by an index, of each row. */
  listId: string;
  active: number;
  onChoose: (option: SearchOption) => void;
  onSearch: (phrase: string) => void;
}

/** The result of a search: recipes and ideas, an answer, or a message. */
export function SearchPanel({ found, listId, active, onChoose, onSearch }: SearchPanelProps) {
  // The arrow keys may reach a row outside of the visible part.
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  if (found.kind === 'message')
    return <p className="overflow-y-auto px-4 py-3 wrap-anywhere text-ink-soft">{found.message}</p>;
  if (found.kind === 'answer') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable to scroll by keyboard
      <div role="region" aria-label="REECE’s answer" tabIndex={0} className={classNames(SCROLLABLE, 'px-4 py-3')}>
        <p className="eyebrow mb-1 text-tomato-ink">REECE says</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {found.answer}
        </p>
      </div>
    );
  }
  const lead = leadText(found);
  return (
    <>
      {lead !== null && (
        <p className="shrink-0 border-b border-line px-4 py-2.5 text-sm text-ink-soft">
          <NamedText text={lead} name={found.mended} />
        </p>
      )}
      <UnderstoodFilters
        q={found.query}
        understood={found.understood}
        onSearch={onSearch}
        className="shrink-0 overflow-x-auto border-b border-line p-2"
      />
      <div id={listId} role="listbox" aria-label="Search results" className={SCROLLABLE}>
        {found.options.map((option, index) => (
          <OptionRow
            key={option.id ?? option.title}
            option={option}
            id={`${listId}-${index}`}
            selected={index === active}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
    </>
  );
}

interface OptionRowProps {
  option: SearchOption;
  id: string;
  selected: boolean;
  onChoose: () => void;
}

/** A recipe is a real link, so that it can open in a new tab; an idea is a button that generates the recipe. */
function OptionRow({ option, id, selected, onChoose }: OptionRowProps) {
  const { busy, busyTitle } = useStartGeneration();
  const shared = { id, role: 'option', tabIndex: -1, 'aria-selected': selected } as const;
  if (option.id === null) {
    const isBusy = busyTitle === option.title;
    return (
      <button
        {...shared}
        type="button"
        aria-disabled={busy !== null || undefined}
        aria-busy={isBusy || undefined}
        className={classNames(ROW, isBusy && 'simmer', busy !== null && !isBusy && 'opacity-55')}
        onClick={onChoose}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-md bg-saffron-wash text-saffron-ink">
          <Sparkles className="size-5" aria-hidden="true" />
        </span>
        <OptionText option={option}>
          <Badge tone="saffron">{isBusy ? 'Creating...' : 'Idea'}</Badge>
        </OptionText>
      </button>
    );
  }
  return (
    <Link
      {...shared}
      to="/recipe/$id"
      params={{ id: option.id }}
      className={ROW}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <RecipePicture recipe={{ ...option, id: option.id }} sizes="3rem" eager className="size-12 shrink-0 rounded-md" />
      <OptionText option={option} />
    </Link>
  );
}

function OptionText({
  option: { title, description, conflicts },
  children,
}: {
  option: SearchOption;
  children?: ReactNode;
}) {
  return (
    <>
      <span className="min-w-0 grow">
        <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {title}
        </span>
        <span dir="auto" className="line-clamp-1 text-sm leading-snug text-ink-soft wrap-anywhere">
          {description}
        </span>
        <ConflictLine conflicts={conflicts} className="mt-0.5" />
      </span>
      {children}
    </>
  );
}
