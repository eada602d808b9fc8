import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { useStartGeneration } from '#features/assistant/hooks/use-start-generation.ts';
import { useSearchQuery } from '#features/search/hooks/use-search-query.ts';
import type { SearchOutcome, SearchOption } from '#features/search/model/search-outcome.ts';

/** The value of `active` when no option is active. */
export const NONE = -1;

export interface SearchBoxState {
  readonly typed: string;
  readonly found: SearchOutcome | null;
  readonly searching: boolean;
  readonly options: readonly SearchOption[];
  /** Whether the panel with the results is visible. */
  readonly open: boolean;
  /** Index of the option that the arrow keys have reached, or `NONE`. */
  readonly active: number;
  write: (text: string) => void;
  submit: () => void;
  /** Searches another phrase than the typed one. */
  searchFor: (phrase: string) => void;
  /** Opens the recipe of an option, or generates the recipe of an idea. */
  choose: (option: SearchOption) => void;
  /** Moves the active option, or opens the panel if it is closed. Returns false if there is no panel. */
  move: (step: number) => boolean;
  show: () => void;
  close: () => void;
}

/** State of the search box. */
export function useSearchBox(): SearchBoxState {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const { generate, busy } = useStartGeneration();
  const { found, searching, search } = useSearchQuery();
  const [typed, setTyped] = useState('');
  /** The path on which the panel was opened. Navigation closes the panel. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState(NONE);

  const hasPanel = searching || found !== null;
  const open = openOn === path && hasPanel;
  const options = found?.kind === 'options' ? found.options : [];
  const query = found?.kind === 'options' ? found.query : '';
  const close = (): void => {
    setActive(NONE);
    setOpenOn(null);
  };

  const searchFor = (phrase: string): void => {
    setTyped(phrase);
    setActive(NONE);
    setOpenOn(path);
    search(phrase.trim());
  };

  return {
    typed,
    found,
    searching,
    options,
    open,
    active,
    write: (text) => {
      setTyped(text);
      setActive(NONE);
      if (text.trim() === '') search('');
    },
    submit: () => searchFor(typed),
    searchFor,
    choose: (option) => {
      if (option.id === null) {
        if (busy !== null) return;
        setActive(NONE);
        generate({ kind: 'suggestion', title: option.title, searched: query });
        return;
      }
      close();
      void router.navigate({ to: '/recipe/$id', params: { id: option.id } });
    },
    move: (step) => {
      if (!hasPanel) return false;
      const count = options.length;
      if (!open) setOpenOn(path);
      // Beyond either end the field itself becomes active.
      else if (count > 0) setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1);
      return true;
    },
    show: () => {
      setActive(NONE);
      setOpenOn(path);
    },
    close,
  };
}
