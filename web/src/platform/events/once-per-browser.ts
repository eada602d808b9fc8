import { delay } from '#platform/delay.ts';
import { tabLocks } from '#platform/tab-locks.ts';

/** A tab that has been hidden for this long unsubscribes. When it is visible again it catches up. */
const HIDDEN_MAX_MS = 5 * 60_000;
/** Events this recent are repeated to a tab that joins, which may have loaded its page before or after them. */
const RECENT_MS = 10_000;
const RECENT_MAX = 100;
/** How often to try the lock where the Web Locks API is missing. */
const LOCK_POLL_MS = 3_000;

export interface SharedSubscription<Event> {
  /** Tabs with the same name share one subscription. */
  readonly name: string;
  /**
   * Subscribes until the signal is aborted, and publishes each event to all tabs. `isFirst`: no event can have been missed, because
   * the page was just opened.
   */
  readonly subscribe: (publish: (event: Event) => void, signal: AbortSignal, isFirst: boolean) => Promise<void>;
  readonly onEvent: (event: Event) => void;
  /** This tab may have missed events. */
  readonly onGap: () => void;
  readonly signal: AbortSignal;
}

/** A message between tabs: an event, or null from a tab that joins. */
type Message<Event> = { readonly event: Event } | null;

function joinTabs<Event>(name: string, onEvent: (event: Event) => void) {
  const channel = new BroadcastChannel(name);
  let recent: { readonly at: number; readonly event: Event }[] = [];
  const send = (message: Message<Event>): void => channel.postMessage(message);
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message<Event>>) => {
    if (message !== null) return onEvent(message.event);
    const since = performance.now() - RECENT_MS;
    for (const { at, event } of recent) if (at > since) send({ event });
  });
  return {
    requestRecent: () => send(null),
    publish: (event: Event) => {
      recent = [...recent, { at: performance.now(), event }].slice(-RECENT_MAX);
      send({ event });
      onEvent(event);
    },
    close: () => channel.close(),
  };
}

/**
 * Leader election: one tab of the browser subscribes for all and forwards events by BroadcastChannel. When it closes or is hidden
 * for long, another tab takes over.
 */
export async function subscribeOncePerBrowser<Event>(subscription: SharedSubscription<Event>): Promise<void> {
  const { name, subscribe, onEvent, onGap, signal } = subscription;
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const visible = abortWhenHidden(signal);
    const tabs = joinTabs<Event>(name, (event) => {
      if (!visible.signal.aborted) onEvent(event);
    });
    if (!isFirst) onGap();
    await runAsLeader(name, visible.signal, {
      onWait: tabs.requestRecent,
      run: (isImmediate) => subscribe(tabs.publish, visible.signal, isFirst && isImmediate),
    });
    tabs.close();
    visible.close();
    await untilVisible(signal);
  }
}

interface Leadership {
  /** Another tab is the leader. */
  readonly onWait: () => void;
  readonly run: (isImmediate: boolean) => Promise<void>;
}

/** Runs while this tab is the leader. Until the signal is aborted it waits for that. */
async function runAsLeader(name: string, signal: AbortSignal, leadership: Leadership): Promise<void> {
  const { onWait, run } = leadership;
  // Web Locks need HTTPS or localhost.
  if (navigator.locks === undefined) return runWithTabLock(name, signal, leadership);
  const hasRun = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await run(true);
    return lock !== null;
  });
  if (hasRun || signal.aborted) return undefined;
  onWait();
  try {
    await navigator.locks.request(name, { signal }, () => run(false));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return undefined;
}

/** The fallback for plain HTTP, as in a home network. */
async function runWithTabLock(name: string, signal: AbortSignal, { onWait, run }: Leadership): Promise<void> {
  for (let isImmediate = true; !signal.aborted; isImmediate = false) {
    const release = await tabLocks().tryAcquire(name);
    if (release !== null) return run(isImmediate).finally(release);
    if (isImmediate) onWait();
    await delay(LOCK_POLL_MS, signal);
  }
}

/** The returned signal is aborted with `signal`, or when this tab has been hidden for long. */
function abortWhenHidden(signal: AbortSignal): { readonly signal: AbortSignal; readonly close: () => void } {
  const hidden = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => hidden.abort(), HIDDEN_MAX_MS);
  };
  check();
  document.addEventListener('visibilitychange', check);
  const close = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
  return { signal: AbortSignal.any([signal, hidden.signal]), close };
}

async function untilVisible(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
    check();
  });
}
