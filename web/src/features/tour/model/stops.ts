export interface Stop {
  readonly title: string;
  readonly text: string;
  /** Values of `data-tour`. The stop points at the first visible one. */
  readonly targets: readonly string[];
}

/** The navigation menu, which contains most links on a phone. */
export const MENU = 'menu';

export const STOPS: readonly Stop[] = [
  {
    title: 'Start with one recipe',
    text: 'Write down a favorite, or say what’s in the fridge and REECE writes the recipe: title, steps, times and all.',
    targets: ['create'],
  },
  {
    title: 'Find anything from here',
    text: 'Search your recipes and everyone’s. If nothing matches, REECE has ideas and creates the one you choose.',
    targets: ['search'],
  },
  {
    title: 'All your recipes in one place',
    text: 'My Cookbook has everything you write and everything REECE creates for you, with favorites and filters.',
    targets: ['my-cookbook', MENU],
  },
  {
    title: 'Cook what others share',
    text: 'Try and rate everyone’s recipes in the Community. Yours stay private until you share them.',
    targets: ['community', MENU],
  },
  {
    title: 'Ask REECE',
    text: 'What to cook tonight, what to use instead of eggs, how long rice takes. REECE never changes your recipes without asking.',
    targets: ['reece'],
  },
];
