import { CHAT_TEXTS } from '@larder/contract/chat';

import type { MakeAnswer, Teller } from './answering.ts';
import type { Asked } from './commands/begin.ts';
import type { Draft } from './commands/finish.ts';
import { draft } from './drafts.ts';
import { answerFromKitchen } from './kitchen/answer.ts';
import type { KitchenDeps } from './kitchen/kitchen.ts';
import { classify, type Intent } from './policy/intent.ts';

const FAILED: Readonly<Record<Intent, string>> = {
  generate: CHAT_TEXTS.generate_failed,
  search: CHAT_TEXTS.search_failed,
  add: CHAT_TEXTS.add_failed,
  remove: CHAT_TEXTS.remove_failed,
  cooking: CHAT_TEXTS.cooking_failed,
  general: CHAT_TEXTS.failed,
};

/** Answers whatever happens: what goes wrong is logged, and said in words. */
export function answerer(deps: KitchenDeps): MakeAnswer {
  return async (ctx, asked, teller) => {
    try {
      const answer = await answerFromKitchen({ ctx, asked, deps }, (text) => teller.doing(text));
      teller.say(answer.content);
      return answer;
    } catch (error) {
      ctx.log.error({ err: error, messageId: asked.messageId }, 'a message could not be answered');
      return failed(asked, teller);
    }
  };
}

/** What was said stays. */
function failed({ content }: Asked, teller: Teller): Draft {
  const before = teller.said === '' ? '' : `${teller.said}\n\n`;
  const said = before === '' ? FAILED[classify(content)] : CHAT_TEXTS.broke_off;
  teller.say(before === '' ? said : `\n\n${said}`);
  return draft(`${before}${said}`, { state: 'failed', answered_by: null });
}
