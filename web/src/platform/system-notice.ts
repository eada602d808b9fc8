/** Messages of the device itself, for what happens while the page is not looked at. */
export type NoticePermission = 'granted' | 'denied' | 'default' | 'missing';

export function noticePermission(): NoticePermission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Asks the person, so only ever from a tap on something that says so. */
export async function askForNotices(): Promise<NoticePermission> {
  if (typeof Notification === 'undefined') return 'missing';
  try {
    return await Notification.requestPermission();
  } catch {
    return noticePermission();
  }
}

/** Of the same `tag` only one is shown, however many tabs say it. */
export function showNotice(title: string, body: string, tag: string): void {
  if (noticePermission() !== 'granted') return;
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
