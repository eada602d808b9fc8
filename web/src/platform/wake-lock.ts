/** The screen is kept on, or cannot be: the browser does not know how, or the device will not (a low battery). */
export type WakeLockState = 'on' | 'off';

/** Keeps the screen on while the page is in sight. Returns how to stop. */
export function keepScreenOn(onChange: (wake: WakeLockState) => void): () => void {
  if (!('wakeLock' in navigator)) {
    onChange('off');
    return () => undefined;
  }
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  const acquire = async (): Promise<void> => {
    if (stopped || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const gained = await navigator.wakeLock.request('screen');
      if (stopped) {
        await gained.release();
        return;
      }
      lock = gained;
      onChange('on');
    } catch {
      onChange('off');
    }
  };
  // The browser lets go of it whenever the page is out of sight.
  const again = (): void => void acquire();
  document.addEventListener('visibilitychange', again);
  void acquire();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', again);
    lock?.release().catch(() => undefined);
  };
}
