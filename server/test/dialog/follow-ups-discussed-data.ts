import type { Conversation } from './conversation.ts';

/** What a follow-up about the dish under discussion must answer. A wrong answer about an allergen can harm. */
export const FOLLOW_UPS_ON_DISCUSSED: readonly Conversation[] = [
  ['make pancakes | does it contain milk? | and eggs?', /Yes\.[^]*2 eggs/],
  ['make pancakes | does it contain nuts? | and milk? | what about eggs?', /Yes\.[^]*2 eggs/],
  ['make a chocolate cake | is it vegan? | and what about wheat?', /Yes\.[^]*flour/],
  ['does salmon contain milk? | and nuts?', /salmon[^]*nuts/i, /^[^.]*: milk/],
  ['ideas for a starter | does it have nuts?', /Choose one of the dishes first/],
  [
    'make pancakes | does it contain milk? | what about nuts? | can I freeze it?',
    /freez|month/i,
    /carton|\byolk|rancid/i,
  ],
  ['lunch ideas please, no eggs | the third one | can I freeze it?', /freez|month/i, /carton|\byolk/i],
  ['make beef bourguignon for 6 | can I freeze it?', /freez|month/i, /Steaks, chops/],
  ['ideas for dinner with chicken | something lighter | the second one', /I made “/],
  ['ideas for dinner with beans | hmm, tell me a joke | ok the first', /I made “/],
  ['ideas for dinner with beans | give me three more ideas', /• /],
  ['what about risotto?', /stock[^]*make a recipe for risotto/],
  ['what about pho? | for 6', /Serves 6/],
  ['how long does rice keep? | what about pasta?', /pasta|days/i, /I made/],
];
