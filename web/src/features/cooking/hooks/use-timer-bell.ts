import { useEffect, useRef } from 'react';

import { doneText } from '#features/cooking/model/timer-text.ts';
import type { Timer } from '#features/cooking/model/timers.ts';
import { canChime, chime } from '#platform/chime.ts';
import { vibrate } from '#platform/haptics.ts';
import { showNotification } from '#platform/notifications.ts';
import { delay } from '#platform/delay.ts';

const CHIME_EVERY_MS = 2_500;
const FLASH_EVERY_MS = 1_000;
/** Three long pulses with short pauses. */
const ALARM_MS = [400, 150, 400, 150, 400];

/** Rings until stopped. Of several tabs one rings (a web lock), and only one that may play sound. */
async function ringUntil(stopped: AbortSignal): Promise<void> {
  while (!canChime()) {
    if (stopped.aborted) return;
    await delay(CHIME_EVERY_MS, stopped);
  }
  const ring = async (): Promise<void> => {
    while (!stopped.aborted) {
      chime();
      await delay(CHIME_EVERY_MS, stopped);
    }
  };
  // Web locks exist only in secure contexts.
  if ('locks' in navigator) await navigator.locks.request('timer-bell', { signal: stopped }, ring);
  else await ring();
}

/** Flashes the tab's title. With reduced motion it changes once. */
function flashTitle(text: string): () => void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const flashed = `⏰ ${text}`;
  let plain = document.title;
  const flash = (): void => {
    // Another page may have set its own title meanwhile.
    if (document.title !== flashed) plain = document.title;
    document.title = document.title === flashed && !isStill ? plain : flashed;
  };
  flash();
  const interval = window.setInterval(flash, FLASH_EVERY_MS);
  return () => {
    window.clearInterval(interval);
    if (document.title === flashed) document.title = plain;
  };
}

/** Announces ringing timers until they are dismissed: by a bell, in the tab's title, and by a system notification if the page is hidden. */
export function useTimerBell(ringing: readonly Timer[]): void {
  const [first] = ringing;
  const text = first === undefined ? null : doneText(first);
  const notified = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (text === null) return undefined;
    const stop = new AbortController();
    ringUntil(stop.signal).catch(() => undefined);
    vibrate(ALARM_MS);
    const stopFlashing = flashTitle(text);
    return () => {
      stop.abort();
      stopFlashing();
    };
  }, [text]);
  useEffect(() => {
    const fresh = ringing.filter(({ id }) => !notified.current.has(id));
    notified.current = new Set(ringing.map(({ id }) => id));
    if (document.visibilityState === 'visible') return;
    for (const timer of fresh) showNotification(doneText(timer), timer.recipeTitle, timer.id);
  }, [ringing]);
}
