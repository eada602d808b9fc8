import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

interface Accessibility {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** Screen reader texts for moving a row with dnd-kit. */
export class RowAnnouncer {
  /** The row was moved since it was picked up. */
  #hasMoved = false;

  describe(noun: string, ids: readonly string[]): Accessibility {
    const positionOf = (id: UniqueIdentifier): string => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
    return {
      screenReaderInstructions: {
        draggable:
          'Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to cancel.',
      },
      announcements: {
        onDragStart: ({ active }) => {
          this.#hasMoved = false;
          return `${noun} picked up from ${positionOf(active.id)}.`;
        },
        onDragOver: ({ active, over }) => {
          // Picking a row up reports it over itself, which would replace the announcement of the pick-up.
          if (over === null || (over.id === active.id && !this.#hasMoved)) return undefined;
          this.#hasMoved = true;
          return `${noun} is at ${positionOf(over.id)}.`;
        },
        onDragEnd: ({ over }) => (over === null ? `${noun} put back.` : `${noun} put down at ${positionOf(over.id)}.`),
        onDragCancel: ({ active }) => `${noun} put back at ${positionOf(active.id)}.`,
      },
    };
  }
}
