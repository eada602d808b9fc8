import { KeyboardSensor } from '@dnd-kit/core';
import type { KeyboardSensorProps } from '@dnd-kit/core';

/** The keys that move, drop or cancel. */
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Escape']);

/**
 * Loses no keystroke after a row is picked up. dnd-kit's sensor starts to listen one task after the pick-up is announced; this one
 * buffers the keys pressed in between and replays them.
 */
export class BufferedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const buffered: KeyboardEvent[] = [];
    const buffer = (event: KeyboardEvent): void => {
      if (!MOVING_KEYS.has(event.code)) return;
      event.preventDefault();
      event.stopPropagation();
      buffered.push(event);
    };
    // In the capture phase, which the key that picked the row up has already passed.
    document.addEventListener('keydown', buffer, { capture: true });
    // Runs after the sensor's own timer: timers of equal delay keep their order.
    setTimeout(() => {
      document.removeEventListener('keydown', buffer, { capture: true });
      for (const { code, key } of buffered) {
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key, cancelable: true }));
      }
    });
  }
}
