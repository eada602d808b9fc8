const listeners = new Set<() => void>();

/** Calls `listener` when the user changes which recipes are saved on this device. Returns how to stop. */
export function onOfflineChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceOfflineChoice(): void {
  for (const listener of listeners) listener();
}
