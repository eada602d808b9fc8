import { tabLocks } from '#platform/tab-locks.ts';
import { waitFor } from '#platform/delay.ts';

/** A tab that nobody has looked at for so long listens no more: what it missed it asks for when it is seen again. */
const UNSEEN_MS = 5 * 60_000;
/** What happened so shortly before is said again to a tab that joins: its page was read before it, or after it. */
const RECENT_MS = 10_000;
const RECENT_MAX = 100;
/** Where a tab that goes cannot be noticed, the others ask so often whether one is there. */
const ASK_AGAIN_MS = 3_000;

export interface SharedSubscription<Event> {
  /** Tabs of the same name hear the same. */
  readonly name: string;
  /**
   * Listens until it is told to end; what it passes on reaches all tabs. `isFirst`: nobody was cut off from anything before, as
   * this page has just been opened.
   */
  readonly listen: (pass: (event: Event) => void, signal: AbortSignal, isFirst: boolean) => Promise<void>;
  readonly hear: (event: Event) => void;
  /** This tab heard nothing for a while. */
  readonly onBack: () => void;
  readonly signal: AbortSignal;
}

/** What tabs say to each other: an event, or null from one that has just come. */
type Said<Event> = { readonly event: Event } | null;

/** The way to the other tabs. */
function openTabs<Event>(name: string, hear: (event: Event) => void) {
  const channel = new BroadcastChannel(name);
  let recent: { readonly at: number; readonly event: Event }[] = [];
  const say = (said: Said<Event>): void => channel.postMessage(said);
  channel.addEventListener('message', ({ data: said }: MessageEvent<Said<Event>>) => {
    if (said !== null) return hear(said.event);
    const since = performance.now() - RECENT_MS;
    for (const { at, event } of recent) if (at > since) say({ event });
  });
  return {
    join: () => say(null),
    pass: (event: Event) => {
      recent = [...recent, { at: performance.now(), event }].slice(-RECENT_MAX);
      say({ event });
      hear(event);
    },
    close: () => channel.close(),
  };
}

/** Hears what one tab of this browser listens to for all of them; when it goes, the next one takes over. */
export async function subscribeOncePerBrowser<Event>({
  name,
  listen,
  hear,
  onBack,
  signal,
}: SharedSubscription<Event>): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const seen = whileSeen(signal);
    const tabs = openTabs<Event>(name, (event) => {
      if (!seen.signal.aborted) hear(event);
    });
    if (!isFirst) onBack();
    await inTurn(name, seen.signal, {
      onWait: tabs.join,
      act: (atOnce) => listen(tabs.pass, seen.signal, isFirst && atOnce),
    });
    tabs.close();
    seen.close();
    await untilSeen(signal);
  }
}

interface Turn {
  /** Another tab acts. */
  readonly onWait: () => void;
  readonly act: (atOnce: boolean) => Promise<void>;
}

/** Acts when no other tab does, and until it is told to end. */
async function inTurn(name: string, signal: AbortSignal, turn: Turn): Promise<void> {
  const { onWait, act } = turn;
  // Browsers have them on pages that came by https or from the same machine only.
  if (navigator.locks === undefined) return inTurnByClaim(name, signal, turn);
  const done = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await act(true);
    return lock !== null;
  });
  if (done || signal.aborted) return undefined;
  onWait();
  try {
    await navigator.locks.request(name, { signal }, () => act(false));
  } catch (error) {
    // Whoever does not wait any more has nothing to do here.
    if (!signal.aborted) throw error;
  }
  return undefined;
}

/** The same at home, where pages come without https. */
async function inTurnByClaim(name: string, signal: AbortSignal, { onWait, act }: Turn): Promise<void> {
  for (let atOnce = true; !signal.aborted; atOnce = false) {
    const letGo = await tabLocks().claim(name);
    if (letGo !== null) return act(atOnce).finally(letGo);
    if (atOnce) onWait();
    await waitFor(ASK_AGAIN_MS, signal);
  }
}

/** Its signal is aborted when nobody has looked at this tab for a while, or nobody wants to hear of it any more. */
function whileSeen(signal: AbortSignal): { readonly signal: AbortSignal; readonly close: () => void } {
  const unseen = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => unseen.abort(), UNSEEN_MS);
  };
  look();
  document.addEventListener('visibilitychange', look);
  const close = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  return { signal: AbortSignal.any([signal, unseen.signal]), close };
}

async function untilSeen(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
