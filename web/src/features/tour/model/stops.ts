export interface Stop {
  readonly title: string;
  readonly text: string;
  /** The value of `data-tour`. The stop points at the first visible element that has it. */
  readonly target: string;
}

/** At most three: more are skipped. */
export const STOPS: readonly Stop[] = [
  {
    title: 'Start with one recipe',
    text: 'Write down a favorite, or say what’s in the fridge and REECE writes the recipe: title, steps, times and all.',
    target: 'create',
  },
  {
    title: 'Find anything from here',
    text: 'Search your recipes and everyone’s. If nothing matches, REECE has ideas and creates the one you choose.',
    target: 'search',
  },
  {
    title: 'Ask REECE',
    text: 'What to cook tonight, what to use instead of eggs, how long rice takes. REECE never changes your recipes without asking.',
    target: 'reece',
  },
];
