import type { Locator } from '@playwright/test';

/** Drops `count` pictures onto a drop zone. */
export async function dropPictures(zone: Locator, count: number): Promise<void> {
  await zone.evaluate(async (element, many) => {
    const canvas = document.createElement('canvas');
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
    const dataTransfer = new DataTransfer();
    for (let nth = 0; nth < many; nth += 1) {
      dataTransfer.items.add(new File([picture ?? ''], `${nth}.png`, { type: 'image/png' }));
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, count);
}
