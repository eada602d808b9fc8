let locks = 0;

/**
 * Locks the scrolling of the page without changing its width, and sets `data-scroll-locked` on the root. Locks nest. Returns how to
 * unlock.
 */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document;
  if (locks === 0) {
    const scrollbar = window.innerWidth - root.clientWidth;
    root.style.overflow = 'hidden';
    root.toggleAttribute('data-scroll-locked', true);
    if (scrollbar > 0) body.style.marginRight = `${scrollbar}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.overflow = '';
    root.removeAttribute('data-scroll-locked');
    body.style.marginRight = '';
  };
}
