import { isQuestion } from '@larder/culinary/intent/recipe-request';

/** Several things, or an amount of one. */
const IS_LIST = /,|^\W*(?:\d|[½¼¾]|(?:half|an?|one|two|three|four|five|six)\b)/iu;

/**
 * How many foods a message lists that says nothing else ("eggs, tofu, rice, dinner for two", "200 g minced lamb"): what the user has is to be
 * cooked, all of it. 0 for any other message.
 */
export async function countListedFoods(content: string): Promise<number> {
  if (!IS_LIST.test(content) || isQuestion(content)) return 0;
  const { parseRequest } = await import('@larder/culinary/compose/parse-request');
  const { given, unusable } = parseRequest({ ingredients: [content], seed: '' });
  return unusable.length === 0 ? given.length : 0;
}
