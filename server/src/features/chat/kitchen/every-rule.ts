import type { Eater } from '@larder/culinary/answers/eater';

import type { MessageContext } from '../chat-request.ts';
import { mergeRules } from './rule-check.ts';
import { readAllRules } from './stated-rules.ts';
import { parseWish } from './wish.ts';

/** All restrictions that apply to what is shown or changed: of the profile, of the conversation, and of a child or a pregnancy it mentions. */
export async function readEveryRule(request: MessageContext): Promise<Eater> {
  return mergeRules([await readAllRules(request), await parseWish(request.message)]);
}
