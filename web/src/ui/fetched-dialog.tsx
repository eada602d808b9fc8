import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { useFetched } from '#ui/use-fetched.ts';

/**
 * A dialog whose script follows the page: it is not there when the page is first drawn, but can be opened without the
 * network soon after. `leave` closes it.
 */
export function fetchedDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  leave: (props: Props) => void,
) {
  return function FetchedDialog(props: Props) {
    const [Content] = useFetched(load, props.open, () => leave(props));
    useEffect(() => {
      // A failed fetch shows when it is opened.
      load().catch(() => undefined);
    }, []);
    return Content !== null && <Content {...props} />;
  };
}
