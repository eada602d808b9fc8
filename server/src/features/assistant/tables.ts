import type { Timestamp } from '#platform/db/tables.ts';

interface ChatMessagesTable {
  id: string;
  user_id: string;
  type: 'user' | 'assistant';
  content: string;
  action: 'recipe_generated' | 'search_results' | 'recipe_added' | null;
  timestamp: Timestamp;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    chat_messages: ChatMessagesTable;
  }
}
