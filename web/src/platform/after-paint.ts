import { pointerReleased } from '#platform/pointer-release.ts';

/** Runs `work` after the next paint, once no pointer is down. A hidden page does not paint, so it runs at once. Returns how to cancel. */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let isCancelled = false;
  const workAfterPress = async (): Promise<void> => {
    await pointerReleased();
    if (!isCancelled) work();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => void workAfterPress());
  });
  return () => {
    isCancelled = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
