/** Calls `beat` every `everyMs`, one call at a time, until the returned function is called. */
export function startHeartbeat(
  beat: () => Promise<void>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): () => void {
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    void beat()
      .catch(onFailure)
      .finally(() => {
        isBeating = false;
      });
  }, everyMs).unref();
  return () => clearInterval(timer);
}
