import { parseMixedTable } from '@larder/culinary/intent/mixed-table';

import type { ChatRequest } from '../chat-request.ts';
import type { Draft } from '../draft.ts';
import { offerDishes } from './ideas.ts';
import { parseWish } from './wish.ts';

/** "Something for six, two vegetarians": one dish that suits all, and how to cook two versions. Undefined for any other message. */
export async function answerMixedTable(request: ChatRequest): Promise<Draft | undefined> {
  const { message } = request;
  const table = parseMixedTable(message.content);
  if (table === undefined) return undefined;
  const { people, withDiet, diet, wish: text } = table;
  const wish = await parseWish({ ...message, content: text === '' ? 'dinner' : text });
  if (wish.eaters.length > 0) return undefined;
  const offered = await offerDishes(
    { ...request, message: { ...message, content: text === '' ? 'dinner' : text } },
    { ...wish, servings: people, diets: [...new Set([...wish.diets, diet])] },
  );
  const how = `For ${people} with ${withDiet} ${diet}${withDiet === 1 ? '' : 's'}, one ${diet} dish for everyone is the least work. Or cook a dish with meat for ${people - withDiet}, say “make it ${diet}” and scale that version to ${withDiet}.`;
  return { ...offered, content: `${how}\n\n${offered.content}` };
}
