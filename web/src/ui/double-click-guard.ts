const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function layerOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest(LAYERS) : null;
}

/**
 * Swallows the further clicks of a double click that land in another layer than its first click. A dialog, menu or panel
 * that opens or closes on the first click would otherwise pass the second one to whatever appears under the pointer.
 */
export function guardDoubleClicks(): void {
  let first: Element | null = null;
  document.addEventListener(
    'click',
    (event) => {
      // 0: the keyboard; 1: the first click of a gesture.
      if (event.detail <= 1) {
        first = layerOf(event);
      } else if (layerOf(event) !== first) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}
