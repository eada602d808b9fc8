import { KeyboardSensor } from '@dnd-kit/core';
import type { KeyboardSensorProps } from '@dnd-kit/core';

/** With these a picked-up row is moved, put down or put back. */
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Escape']);

/**
 * Hears every key from the moment a row is picked up. The sensor itself begins to listen a task later, when it has been said
 * already that the row is picked up: a key that is pressed in between would be lost, so it is held until then.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const held: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent): void => {
      if (!MOVING_KEYS.has(event.code)) return;
      event.preventDefault();
      event.stopPropagation();
      held.push(event);
    };
    // In the capturing phase, which the key that picked the row up has behind it.
    document.addEventListener('keydown', hold, { capture: true });
    // Behind the sensor's own timer, as timers of the same length keep their order.
    setTimeout(() => {
      document.removeEventListener('keydown', hold, { capture: true });
      for (const { code, key } of held) {
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key, cancelable: true }));
      }
    });
  }
}
