import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { useLazyModule } from '#ui/use-lazy-module.ts';

/**
 * A dialog whose script follows the page: it is not there when the page is first drawn, but can be opened without the
 * network soon after. `leave` closes it.
 */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  leave: (props: Props) => void,
) {
  return function FetchedDialog(props: Props) {
    const [Content] = useLazyModule(load, props.open, () => leave(props));
    useEffect(() => {
      // A failed fetch shows when it is opened.
      load().catch(() => undefined);
    }, []);
    return Content !== null && <Content {...props} />;
  };
}
