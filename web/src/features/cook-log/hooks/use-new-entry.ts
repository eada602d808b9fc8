import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { toast } from 'sonner';

const OFFER_MS = 12_000;

export interface NewEntry {
  /** The dialog for a new entry is open. */
  readonly isOpen: boolean;
  /** An entry was offered since the page opened. */
  readonly isOffered: boolean;
  /** The button that opens the dialog. The focus returns to it, also when the dialog was opened by the toast. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
  /** Offers to add an entry, in a toast. */
  readonly offer: () => void;
}

/** The dialog for a new entry of the cook log, and the toast that offers it. The toast leaves with the page. */
export function useNewEntry(): NewEntry {
  const [isOpen, setOpen] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const offered = useRef<string | number | null>(null);
  const withdrawOffer = (): void => {
    if (offered.current !== null) toast.dismiss(offered.current);
    offered.current = null;
  };
  useEffect(
    () => () => {
      if (offered.current !== null) toast.dismiss(offered.current);
    },
    [],
  );
  const open = (): void => {
    withdrawOffer();
    // Leaving the toasts first: they move the focus back to where it came from.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  };
  return {
    isOpen,
    isOffered,
    button,
    open,
    close: () => setOpen(false),
    offer: () => {
      withdrawOffer();
      setOffered(true);
      offered.current = toast('Cooked it? Add it to your log', {
        duration: OFFER_MS,
        action: { label: 'Add', onClick: open },
      });
    },
  };
}
