import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { useLazyModule } from '#ui/use-lazy-module.ts';

/**
 * A dialog whose script loads after the first render of the page, so that it can soon be opened offline. `close` is called when the
 * script cannot be loaded.
 */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  return function LazyDialog(props: Props) {
    const [Content] = useLazyModule(load, props.open, () => close(props));
    useEffect(() => {
      // Opening the dialog retries and reports the failure.
      load().catch(() => undefined);
    }, []);
    return Content !== null && <Content {...props} />;
  };
}
