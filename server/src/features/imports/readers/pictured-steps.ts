import { stepHeadingsIn } from '@larder/culinary/steps/numbered-steps';

import { stepEntries } from './recipe-text.ts';

/** A line of the instructions without its pictures; '' if it has nothing else. */
export interface PicturedLine {
  readonly text: string;
  /** As the file names them. */
  readonly pictures: readonly string[];
}

export interface PlacedPicture {
  readonly name: string;
  /** Index in the instructions; null if there are none. */
  readonly step: number | null;
}

/**
 * Returns the instructions of lines, and which step each picture shows: the one in whose line it is. A picture in a line of its own
 * shows the step above, or the first one of its section.
 */
export function picturedSteps(lines: readonly PicturedLine[]): {
  readonly instructions: string[];
  readonly pictures: PlacedPicture[];
} {
  const instructions: string[] = [];
  const placed: { name: string; step: number }[] = [];
  for (const { text, pictures } of lines) {
    instructions.push(...stepEntries([text]));
    for (const name of pictures) placed.push({ name, step: Math.max(0, instructions.length - 1) });
  }
  const headings = stepHeadingsIn(instructions);
  return {
    instructions,
    pictures: placed.map(({ name, step }) => ({
      name,
      // The last line is no heading.
      step: instructions.length === 0 ? null : headings.indexOf(false, step),
    })),
  };
}
