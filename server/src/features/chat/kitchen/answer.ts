import { SURPRISE_INGREDIENT } from '@larder/contract/assistant';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { asksToMake, classify, type Intent } from '../policy/intent.ts';
import { may, MAY_NOT_CHANGE, MAY_NOT_READ, TO_CHANGE, TO_READ } from '../policy/permission.ts';
import { answerSmallTalk, asksForIdeas } from '../policy/small-talk.ts';
import { add } from './add.ts';
import { generate } from './generate.ts';
import type { Question } from './kitchen.ts';
import { answerOfOwn } from './own.ts';
import { remove } from './remove.ts';
import { offerIdeas, search } from './search.ts';

/** What is being done meanwhile. */
const DOING: Readonly<Record<Intent, string>> = {
  generate: 'Writing a recipe',
  search: 'Looking through the recipes',
  add: 'Looking for the recipe',
  remove: 'Looking for the recipe',
  cooking: 'Thinking',
  general: 'Thinking',
};

const ANSWERS: Readonly<Record<Intent, (question: Question) => Promise<Draft>>> = {
  generate,
  search: async (question) => (await answerOfOwn(question.ctx, question.asked.content)) ?? search(question),
  add,
  remove,
  cooking: answerInWords,
  general: answerInWords,
};

/** The kitchen engine's answer: the same to the same message in the same kitchen. */
export async function answerFromKitchen(question: Question, doing: (text: string) => void): Promise<Draft> {
  const intent = classify(question.asked.content);
  const { actor } = question.ctx;
  if ((intent === 'add' || intent === 'remove') && !may(actor, TO_CHANGE)) return draft(MAY_NOT_CHANGE);
  if (intent === 'search' && !may(actor, TO_READ)) return draft(MAY_NOT_READ);
  doing(DOING[intent]);
  return ANSWERS[intent](question);
}

/** What a message names to cook with. */
async function foodsIn(message: string): Promise<string> {
  const { findFoods } = await import('@larder/culinary/ingredient-catalogue');
  const names = findFoods(message.slice(0, READ_CHARACTERS)).map(({ food }) => food.name);
  return [...new Set(names)].slice(0, MOST_FOODS).join(' ');
}

const READ_CHARACTERS = 300;
const MOST_FOODS = 4;
const RELATED = 3;

async function offerIdeasFor(content: string, suggest: Question['suggest']): Promise<Draft> {
  const foods = await foodsIn(content);
  return offerIdeas({ suggest }, foods === '' ? SURPRISE_INGREDIENT : foods, 'Gladly.');
}

async function answerInWords({ ctx, asked, suggest }: Question): Promise<Draft> {
  const { content } = asked;
  const talk = answerSmallTalk(content);
  if (talk !== undefined) return draft(talk);
  const own = await answerOfOwn(ctx, content);
  if (own !== undefined) return own;
  if (asksForIdeas(content)) return offerIdeasFor(content, suggest);
  // What answers is large, and nothing else here needs it.
  const { answerQuestion } = await import('@larder/culinary/answer');
  const { kind, text, related } = answerQuestion(content);
  const any = related[(asked.position / 2) % related.length];
  if (kind === 'unknown' && /\bcooking tip/iu.test(content) && any !== undefined) {
    return draft(`Gladly. ${any} ${answerQuestion(any).text}`);
  }
  if (kind === 'unknown' && asksToMake(content)) return offerIdeasFor(content, suggest);
  const others = related.slice(0, RELATED).map((each) => `• ${each}`);
  const ways = kind === 'unknown' && others.length > 0 ? [`You could ask me:\n${others.join('\n')}`] : [];
  return draft([text, ...ways].join('\n\n'));
}
