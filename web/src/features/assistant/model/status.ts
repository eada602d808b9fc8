import type { AssistantStatus } from '@larder/contract/assistant';

/** Whether every capability of REECE is available. */
export function isWell({ capabilities }: Pick<AssistantStatus, 'capabilities'>): boolean {
  return Object.values(capabilities).every(Boolean);
}
