/** 'off' when the browser has no Screen Wake Lock API or the device refuses, for example on a low battery. */
export type WakeLockState = 'on' | 'off';

/** Keeps the screen on while the page is visible. Returns how to stop. */
export function keepScreenOn(onChange: (state: WakeLockState) => void): () => void {
  if (!('wakeLock' in navigator)) {
    onChange('off');
    return () => undefined;
  }
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  const acquire = async (): Promise<void> => {
    if (stopped || document.visibilityState !== 'visible' || lock?.released === false) return;
    try {
      const acquired = await navigator.wakeLock.request('screen');
      if (stopped) {
        await acquired.release();
        return;
      }
      lock = acquired;
      onChange('on');
    } catch {
      onChange('off');
    }
  };
  // The browser releases the lock when the page is hidden.
  const reacquire = (): void => void acquire();
  document.addEventListener('visibilitychange', reacquire);
  void acquire();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', reacquire);
    lock?.release().catch(() => undefined);
  };
}
