import type { AssistantStatus } from '@larder/contract/assistant';

/** Can REECE do all of it at present? */
export function isWell({ capabilities }: Pick<AssistantStatus, 'capabilities'>): boolean {
  return Object.values(capabilities).every(Boolean);
}
