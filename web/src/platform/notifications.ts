/** System notifications. 'missing' when the browser has none. */
export type NotificationStatus = NotificationPermission | 'missing';

export function notificationPermission(): NotificationStatus {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Shows the browser's prompt: call it only when the user asks for notifications. */
export async function requestNotificationPermission(): Promise<NotificationStatus> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationPermission();
  }
}

/** Shows a notification if permitted. Several tabs that show the same `tag` produce one notification. */
export function showNotification(title: string, body: string, tag: string): void {
  if (notificationPermission() !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Chrome on Android throws: there, only a service worker may show notifications.
  }
}
