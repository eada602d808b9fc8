import { HANDOVER_PATH } from '@larder/contract/import-texts';

/** Our page posts this to the page that opened it, once it listens. */
export const READY_MESSAGE = 'larder: ready for a page';

interface PageSender {
  /** The address of our page. */
  readonly target: string;
  /** Our origin: no other page gets the content. */
  readonly origin: string;
  readonly ready: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly failed: string };
}

/**
 * Opens our page and hands over the page that it runs on. Where that is not possible, because the browser blocks the new tab or the
 * site separates itself from it, it offers to copy the page.
 *
 * It runs on pages of other sites, from its source: it must not use anything outside of itself, nor HTML, inline scripts or requests,
 * which a site may forbid.
 */
function sendPage({ target, origin, ready, texts }: PageSender): void {
  const page = { url: window.location.href, html: document.documentElement.outerHTML };

  const copySelected = (): boolean => {
    const area = document.createElement('textarea');
    area.value = page.html;
    document.body.append(area);
    area.select();
    // For sites that forbid the clipboard or have no HTTPS.
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  };
  const copy = async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(page.html);
      return true;
    } catch {
      return copySelected();
    }
  };
  const offerCopy = (): void => {
    const button = document.createElement('button');
    button.textContent = texts.copy;
    button.style.cssText =
      'all:initial;position:fixed;z-index:2147483647;top:16px;right:16px;max-width:80vw;padding:16px 20px;border-radius:8px;background:#b3341f;color:#fff;font:600 16px sans-serif;cursor:pointer';
    const copyAndReport = async (): Promise<void> => {
      button.textContent = (await copy()) ? texts.copied : texts.failed;
    };
    button.addEventListener('click', () => {
      void copyAndReport();
    });
    document.body.append(button);
    button.focus();
  };

  const opened = window.open(target);
  if (opened === null) {
    offerCopy();
    return;
  }
  // A site that separates itself from other windows sees ours as closed.
  const timer = window.setInterval(() => {
    if (!opened.closed) return;
    stop();
    offerCopy();
  }, 300);
  const answer = (event: MessageEvent<unknown>): void => {
    if (event.source !== opened || event.origin !== origin || event.data !== ready) return;
    stop();
    opened.postMessage(page, origin);
  };
  const stop = (): void => {
    window.clearInterval(timer);
    window.removeEventListener('message', answer);
  };
  window.addEventListener('message', answer);
}

/** Returns the address of a bookmark that saves any page to the app at `origin`. */
export function bookmarkletOf(origin: string, productName: string): string {
  const sender: PageSender = {
    target: `${origin}${HANDOVER_PATH}`,
    origin,
    ready: READY_MESSAGE,
    texts: {
      copy: `Copy this page for ${productName}`,
      copied: `Copied. Now paste it into ${productName}.`,
      failed: 'Copying failed. Please select the recipe and copy it yourself.',
    },
  };
  return `javascript:${encodeURIComponent(`(${String(sendPage)})(${JSON.stringify(sender)})`)}`;
}
