import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

interface Accessibility {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** Says what happens while a row is moved. */
export class RowAnnouncer {
  /** The row has left its place since it was picked up. */
  #hasBegun = false;

  describe(noun: string, ids: readonly string[]): Accessibility {
    const placeOf = (id: UniqueIdentifier): string => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
    return {
      screenReaderInstructions: {
        draggable:
          'Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to cancel.',
      },
      announcements: {
        onDragStart: ({ active }) => {
          this.#hasBegun = false;
          return `${noun} picked up from ${placeOf(active.id)}.`;
        },
        onDragOver: ({ active, over }) => {
          // Picking it up tells that it is over itself, which would drown what was just said.
          if (over === null || (over.id === active.id && !this.#hasBegun)) return undefined;
          this.#hasBegun = true;
          return `${noun} is at ${placeOf(over.id)}.`;
        },
        onDragEnd: ({ over }) => (over === null ? `${noun} put back.` : `${noun} put down at ${placeOf(over.id)}.`),
        onDragCancel: ({ active }) => `${noun} put back at ${placeOf(active.id)}.`,
      },
    };
  }
}
