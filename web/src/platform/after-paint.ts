import { pointerReleased } from '#platform/pointer-release.ts';

/** Runs `work` after the next paint, once no pointer is down; at once in a hidden page, which never paints. Returns how to cancel. */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => undefined;
  }
  let isCancelled = false;
  const runWhenReleased = async (): Promise<void> => {
    await pointerReleased();
    if (!isCancelled) work();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => void runWhenReleased());
  });
  return () => {
    isCancelled = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
