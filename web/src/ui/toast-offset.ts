const bars = new Set<HTMLElement>();

/** A message fits into this much room below a bar (in pixels, of a message with a second line). */
const MESSAGE_ROOM = 160;

function coveredBy(bar: HTMLElement): number {
  const { top, bottom } = bar.getBoundingClientRect();
  const isNearBottom = top < window.innerHeight && window.innerHeight - bottom < MESSAGE_ROOM;
  return isNearBottom ? Math.ceil(window.innerHeight - top) : 0;
}

/** Writes how much of the bottom of the screen bars cover into `--bottom-bars`, from which messages keep their distance. */
function measure(): void {
  const { style } = document.documentElement;
  const covered = `${Math.max(0, ...[...bars].map(coveredBy))}px`;
  // Any change of it styles the whole page anew.
  if (style.getPropertyValue('--bottom-bars') !== covered) style.setProperty('--bottom-bars', covered);
}

/** A `ref` for a bar that sticks to the bottom of the screen: messages appear above it as long as it is there. */
export function keepToastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  // At the end of a page, or on a short one, a sticky bar moves with the page.
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  observer.observe(document.body);
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  bars.add(bar);
  return () => {
    bars.delete(bar);
    window.removeEventListener('resize', measure);
    window.removeEventListener('scroll', measure);
    observer.disconnect();
    measure();
  };
}
