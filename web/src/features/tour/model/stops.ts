export interface Stop {
  readonly title: string;
  readonly text: string;
  /** The values of `data-tour` that it is about; the first one in sight is pointed at. */
  readonly targets: readonly string[];
}

/** What hides most ways on a phone. */
export const MENU = 'menu';

export const STOPS: readonly Stop[] = [
  {
    title: 'Begin with one recipe',
    text: 'Write down a favorite, or say what is in the fridge and REECE writes the recipe: title, steps, times and all.',
    targets: ['create'],
  },
  {
    title: 'Find anything from here',
    text: 'It looks through your recipes and everyone’s. When there is none, REECE has ideas and makes the one you choose.',
    targets: ['search'],
  },
  {
    title: 'All of yours in one place',
    text: 'My Cookbook keeps what you write and what REECE makes for you, with favorites and filters.',
    targets: ['my-cookbook', MENU],
  },
  {
    title: 'Cook what others share',
    text: 'In the Community you try and rate everyone’s recipes. Yours are seen by nobody until you share them.',
    targets: ['community', MENU],
  },
  {
    title: 'Ask REECE',
    text: 'What to cook tonight, what to take instead of eggs, how long rice takes. It changes nothing of yours without a yes.',
    targets: ['reece'],
  },
];
