/** Messages of the device itself, for what happens while the page is not looked at. */
export type NotificationStatus = 'granted' | 'denied' | 'default' | 'missing';

export function notificationPermission(): NotificationStatus {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Asks the person, so only ever from a tap on something that says so. */
export async function requestNotificationPermission(): Promise<NotificationStatus> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationPermission();
  }
}

/** Of the same `tag` only one is shown, however many tabs say it. */
export function showNotification(title: string, body: string, tag: string): void {
  if (notificationPermission() !== 'granted') return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Some phones let only a service worker show them.
  }
}
