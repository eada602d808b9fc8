const bars = new Set<HTMLElement>();
const floating = new Set<HTMLElement>();

/** The height of a toast with two lines, in pixels: a bar closer to the bottom edge than this covers toasts. */
const TOAST_HEIGHT = 160;

function coveredBy(bar: HTMLElement): number {
  const { top, bottom } = bar.getBoundingClientRect();
  const isNearBottom = top < window.innerHeight && window.innerHeight - bottom < TOAST_HEIGHT;
  return isNearBottom ? Math.ceil(window.innerHeight - top) : 0;
}

/** Sets `--bottom-bars` on what floats above the bars: the height that they cover at the bottom of the screen. */
function measure(): void {
  const covered = `${Math.max(0, ...[...bars].map(coveredBy))}px`;
  for (const { style } of floating) {
    if (style.getPropertyValue('--bottom-bars') !== covered) style.setProperty('--bottom-bars', covered);
  }
}

/** A ref for what floats above the bars. Not the root: a property of it recalculates the style of the whole page. */
export function floatAboveBars(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  floating.add(element);
  measure();
  return () => floating.delete(element);
}

/** A ref for a bar that sticks to the bottom of the screen: toasts appear above it. */
export function keepToastsAbove(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  // At the end of a page, or on a short page, a sticky bar moves with the content.
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
