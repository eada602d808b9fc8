/** The modals that are open, the newest last. */
const open: HTMLElement[] = [];

function isOnTop(modal: HTMLElement): boolean {
  return open.at(-1) === modal;
}

/** Of radio buttons that belong together the Tab key stops at the chosen one. */
function isLeftOut(element: HTMLElement, modal: HTMLElement): boolean {
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
      !isLeftOut(element, modal),
  );
}

/** Leads the Tab key from one end of a modal to the other. */
function tabAround(event: KeyboardEvent, modal: HTMLElement): void {
  const stops = tabStops(modal);
  const [end, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isAtEnd = end === undefined || activeElement === end || (event.shiftKey && activeElement === modal);
  if (!isAtEnd) return;
  event.preventDefault();
  (other ?? modal).focus();
}

/** Keeps the focus in a modal as long as it is on top; the Escape key asks to leave it. Returns how to let it go. */
export function trapFocus(modal: HTMLElement, onEscape: () => void): () => void {
  let last = modal;
  const bringBack = ({ target }: FocusEvent): void => {
    if (!isOnTop(modal) || !(target instanceof HTMLElement)) return;
    if (modal.contains(target)) last = target;
    else (last.isConnected ? last : modal).focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isOnTop(modal)) return;
    if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey) tabAround(event, modal);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onEscape();
  };
  const watch = new MutationObserver(() => {
    // What had it was taken away.
    if (isOnTop(modal) && document.activeElement === document.body) modal.focus({ preventScroll: true });
  });
  open.push(modal);
  document.addEventListener('focusin', bringBack);
  document.addEventListener('keydown', press);
  watch.observe(modal, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    document.removeEventListener('keydown', press);
    document.removeEventListener('focusin', bringBack);
    open.splice(open.indexOf(modal), 1);
  };
}
