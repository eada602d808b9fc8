import { toast } from 'sonner';

import { TAKE_OVER } from '#platform/app-shell.ts';

const WORKER_URL = '/sw.js';
/** Pages that stay open for days look for a new version this often. */
const UPDATE_INTERVAL_MS = 60 * 60 * 1000;

/** Registers the service worker. A new version waits until the user asks for it. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(WORKER_URL, { updateViaCache: 'none' });
  const offerWaiting = (): void => {
    // The first worker of a browser does not replace one.
    if (registration.waiting !== null && serviceWorker.controller !== null) offerNewVersion(registration.waiting);
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_INTERVAL_MS);
}

function offerNewVersion(waiting: ServiceWorker): void {
  toast.info('A new version is ready.', {
    id: 'new-version',
    duration: Infinity,
    action: {
      label: 'Reload',
      onClick: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        waiting.postMessage(TAKE_OVER);
      },
    },
  });
}
