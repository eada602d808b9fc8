import { useLayoutEffect, useRef, useState } from 'react';

/** The same function each time, which does what the one does that was given last: whoever gets it need not be drawn again for it. */
export function useSteady<Args extends unknown[], Result>(given: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  );
  return steady;
}
