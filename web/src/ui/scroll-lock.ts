let locks = 0;

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
