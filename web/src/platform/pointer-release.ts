/**
 * Nothing on a page moves under a pointer that is down: what moved away between press and release would not be clicked.
 * Leaving a field, an answer of the server, a script that arrives or a timer may each change the layout, so they wait here.
 */

/** After a finger is lifted the browser sends its click a moment later. */
const TAP_MS = 100;
/** A press whose end is never seen, such as one on a scroll bar, holds nothing up for longer. */
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

/** Notes the presses of all pointers, before anything on the page hears of them. Called once, when the page starts. */
export function trackPointer(): void {
  const options = { capture: true, passive: true } as const;
  window.addEventListener(
    'pointerdown',
    ({ button }) => {
      // The menu that another button opens may keep its release to itself.
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
  // With the click of a touch there is nothing more to wait for.
  window.addEventListener('click', () => press !== null && setTimeout(press.end), options);
  window.addEventListener('pointercancel', () => press?.end(), options);
  // Of the window, not of a field in it.
  window.addEventListener('blur', ({ target }) => target === window && press?.end(), options);
}

/** Resolves when no pointer is down, at once if none is. */
export async function pointerReleased(): Promise<void> {
  if (press === null) return;
  await press.ended;
  await pointerReleased();
}
