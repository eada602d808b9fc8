import { createContext, use } from 'react';

/** Opens the chat of the page. */
export interface ChatControl {
  readonly isOpen: boolean;
  /** The panel is being loaded. */
  readonly isFetching: boolean;
  /** Opens the panel. `opener` gets the focus back when it closes. */
  readonly open: (opener: HTMLElement) => void;
}

/** Null outside the pages for signed-in users, which have no chat. */
export const ChatControlContext = createContext<ChatControl | null>(null);

export const useChatControl = (): ChatControl | null => use(ChatControlContext);
