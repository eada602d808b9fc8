import { afterPress } from '#platform/press.ts';

/**
 * Does the work once what has changed by now has been painted and no pointer is down; a page that nobody sees paints nothing.
 * Returns how to leave it.
 */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let isLeft = false;
  const workAfterPress = async (): Promise<void> => {
    await afterPress();
    if (!isLeft) work();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => void workAfterPress());
  });
  return () => {
    isLeft = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
