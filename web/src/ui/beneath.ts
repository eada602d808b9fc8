/** By how many modals each is hidden from those who listen. */
const hidden = new Map<Element, number>();
let locks = 0;

function hideAround(kept: readonly Element[], parent: Element, hide: (element: Element) => void): void {
  for (const child of parent.children) {
    if (kept.includes(child)) continue;
    if (kept.some((element) => child.contains(element))) hideAround(kept, child, hide);
    else hide(child);
  }
}

/**
 * Hides the page from those who listen while a modal is open, but for what is read out unasked. By `aria-hidden`, as a phone works out
 * each element of the page anew for `inert` or for a style of the body. Returns how to take it back.
 */
export function hideBeneath(modal: Element): () => void {
  const own: Element[] = [];
  hideAround([modal, ...document.querySelectorAll('[aria-live]')], document.body, (element) => {
    const times = hidden.get(element) ?? 0;
    if (times === 0 && element.hasAttribute('aria-hidden')) return;
    hidden.set(element, times + 1);
    element.setAttribute('aria-hidden', 'true');
    own.push(element);
  });
  return () => {
    for (const element of own) {
      const times = (hidden.get(element) ?? 1) - 1;
      if (times > 0) {
        hidden.set(element, times);
      } else {
        hidden.delete(element);
        element.removeAttribute('aria-hidden');
      }
    }
  };
}

/** Keeps the page from being scrolled, as wide as it was. Returns how to let it go. */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  if (locks === 0) {
    const scrollbar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    if (scrollbar > 0) body.style.marginRight = `${scrollbar}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = '';
    body.style.marginRight = '';
  };
}
