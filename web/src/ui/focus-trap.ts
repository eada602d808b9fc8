/** The open modals, the newest last. */
const open: HTMLElement[] = [];

function isOnTop(modal: HTMLElement): boolean {
  return open.at(-1) === modal;
}

/** The Tab key stops only at the checked one of a group of radio buttons. */
function isSkippedRadio(element: HTMLElement, modal: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return modal.querySelector(`[name="${CSS.escape(element.name)}"]:checked`) !== null;
}

function tabStops(modal: HTMLElement): readonly HTMLElement[] {
  const all = modal.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]');
  return [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isSkippedRadio(element, modal),
  );
}

/** Wraps the Tab key from one end of a modal to the other. */
function wrapTab(event: KeyboardEvent, modal: HTMLElement): void {
  const stops = tabStops(modal);
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isAtEnd = end === undefined || activeElement === end || (event.shiftKey && activeElement === modal);
  if (!isAtEnd) return;
  event.preventDefault();
  (other ?? modal).focus();
}

/** Traps the focus in a modal while it is on top, and calls `onEscape` for the Escape key. Returns how to release it. */
export function trapFocus(modal: HTMLElement, onEscape: () => void): () => void {
  let last = modal;
  const restore = ({ target }: FocusEvent): void => {
    if (!isOnTop(modal) || !(target instanceof HTMLElement)) return;
    if (modal.contains(target)) last = target;
    else (last.isConnected ? last : modal).focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isOnTop(modal)) return;
    if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) wrapTab(event, modal);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  };
  const watch = new MutationObserver(() => {
    // The focused element was removed.
    if (isOnTop(modal) && document.activeElement === document.body) modal.focus({ preventScroll: true });
  });
  open.push(modal);
  document.addEventListener('focusin', restore);
  document.addEventListener('keydown', onKeyDown);
  watch.observe(modal, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', restore);
    open.splice(open.indexOf(modal), 1);
  };
}
