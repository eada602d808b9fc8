import { useState } from 'react';

/** Whether it is true or was: what has been opened stays to close by itself. */
export function useOnceTrue(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
