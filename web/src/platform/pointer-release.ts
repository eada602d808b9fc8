/**
 * Layout must not shift under a pressed pointer: if the target moves between press and release, no click happens. Code that may
 * change the layout (a blur, a response, a loaded script, a timer) awaits `pointerReleased` first.
 */

/** Browsers send the click of a touch up to this long after its release. */
const TAP_MS = 100;
/** Limits a press whose end is never reported, such as one on a scroll bar. */
const PRESS_MAX_MS = 3_000;

interface Press {
  readonly ended: Promise<void>;
  end: () => void;
}

let press: Press | null = null;

function begin(): void {
  press?.end();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => begun.end(), PRESS_MAX_MS);
  const begun: Press = {
    ended: promise,
    end: () => {
      clearTimeout(timer);
      if (press === begun) press = null;
      resolve();
    },
  };
  press = begun;
}

/** Tracks presses before any other listener of the page. Call once, when the page starts. */
export function trackPointer(): void {
  const options = { capture: true, passive: true } as const;
  window.addEventListener(
    'pointerdown',
    ({ button }) => {
      // A context menu may swallow the release of another button.
      if (button === 0) begin();
    },
    options,
  );
  window.addEventListener(
    'pointerup',
    ({ pointerType }) => {
      // The click follows the release.
      if (press !== null) setTimeout(press.end, pointerType === 'mouse' ? 0 : TAP_MS);
    },
    options,
  );
  window.addEventListener('click', () => press !== null && setTimeout(press.end), options);
  window.addEventListener('pointercancel', () => press?.end(), options);
  // Fields in the window also blur.
  window.addEventListener('blur', ({ target }) => target === window && press?.end(), options);
}

/** Resolves when no pointer is down. */
export async function pointerReleased(): Promise<void> {
  if (press === null) return;
  await press.ended;
  await pointerReleased();
}
