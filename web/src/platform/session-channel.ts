/**
 * Tells this browser's other tabs that somebody signed in or out here, so that they ask the server again.
 * Nothing about the session itself is sent.
 */
const CHANNEL_NAME = 'session';
const CHANGED = 'changed';

/** One channel to send and to listen on: a channel does not hear itself, so a tab never answers its own call. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL_NAME);
  return channel;
}

export function announceSessionChange(): void {
  openChannel().postMessage(CHANGED);
}

/** Returns how to stop listening. */
export function onSessionChangeElsewhere(listener: () => void): () => void {
  const handle = (event: MessageEvent<unknown>): void => {
    if (event.data === CHANGED) listener();
  };
  const opened = openChannel();
  opened.addEventListener('message', handle);
  return () => opened.removeEventListener('message', handle);
}
