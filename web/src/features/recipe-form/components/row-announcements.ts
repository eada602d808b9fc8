import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';

interface Accessibility {
  readonly announcements: Announcements;
  readonly screenReaderInstructions: ScreenReaderInstructions;
}

/** Screen reader texts for moving a row with dnd-kit. */
export class RowAnnouncer {
  /** The row was moved since it was picked up. */
  #hasMoved = false;

  describe(nounOf: (id: string) => string, ids: readonly string[]): Accessibility {
    const positionOf = (id: UniqueIdentifier): string => `position ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
    const named = (id: UniqueIdentifier): string => nounOf(String(id));
    return {
      screenReaderInstructions: {
        draggable:
          'Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to cancel.',
      },
      announcements: {
        onDragStart: ({ active }) => {
          this.#hasMoved = false;
          return `${named(active.id)} picked up from ${positionOf(active.id)}.`;
        },
        onDragOver: ({ active, over }) => {
          // Picking a row up reports it over itself, which would replace the announcement of the pick-up.
          if (over === null || (over.id === active.id && !this.#hasMoved)) return undefined;
          this.#hasMoved = true;
          return `${named(active.id)} is at ${positionOf(over.id)}.`;
        },
        onDragEnd: ({ active, over }) =>
          over === null ? `${named(active.id)} put back.` : `${named(active.id)} put down at ${positionOf(over.id)}.`,
        onDragCancel: ({ active }) => `${named(active.id)} put back at ${positionOf(active.id)}.`,
      },
    };
  }
}
