import { ChefHat } from 'lucide-react';

import { useChatControl } from '#features/chat/hooks/use-chat-control.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonProps } from '#ui/button.tsx';

/** The name of every button that opens the chat. */
export const ASK_REECE = 'Ask REECE';

/** A button that opens the chat, for pages whose own buttons are at the bottom. While it is shown, the corner has none. */
export function AskReece({ tone = 'secondary', className }: Pick<ButtonProps, 'tone' | 'className'>) {
  const chat = useChatControl();
  if (chat === null) return null;
  return (
    <Button
      tone={tone}
      size="icon"
      data-ask-reece
      className={className}
      aria-label={ASK_REECE}
      title={ASK_REECE}
      aria-haspopup="dialog"
      aria-expanded={chat.isOpen}
      busy={chat.isFetching}
      onClick={({ currentTarget }) => chat.open(currentTarget)}
    >
      <ChefHat aria-hidden="true" />
    </Button>
  );
}
