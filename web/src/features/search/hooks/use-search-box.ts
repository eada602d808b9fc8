import { useLocation, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

import { useStartGeneration } from '#features/assistant/hooks/use-start-generation.ts';
import { useSearchQuery } from '#features/search/hooks/use-search-query.ts';
import type { SearchOutcome, SearchOption } from '#features/search/model/search-outcome.ts';

/** Nothing of the list has been reached by the arrow keys. */
export const NONE = -1;

export interface SearchBoxState {
  readonly typed: string;
  readonly found: SearchOutcome | null;
  readonly searching: boolean;
  readonly options: readonly SearchOption[];
  /** The panel with what was found is to be seen. */
  readonly open: boolean;
  /** Which of the options the arrow keys have reached. */
  readonly active: number;
  write: (text: string) => void;
  submit: () => void;
  /** Searches for another phrase than the typed one. */
  searchFor: (phrase: string) => void;
  /** Follows an option: to the recipe, or has it made. */
  choose: (option: SearchOption) => void;
  /** Goes through the options, and opens the panel first where it is closed. Answers false where there is none. */
  move: (step: number) => boolean;
  show: () => void;
  close: () => void;
}

/** What is searched for, wherever on the page the box for it stands: it may move when a phone is turned. */
export function useSearchBox(): SearchBoxState {
  const router = useRouter();
  const path = useLocation({ select: (location) => location.pathname });
  const { generate, busy } = useStartGeneration();
  const { found, searching, search } = useSearchQuery();
  const [typed, setTyped] = useState('');
  /** The panel is open for the page it was opened on, so going elsewhere closes it. */
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
      // Beyond either end one is back in the field.
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
