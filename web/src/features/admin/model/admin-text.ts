import type { OutboxEntry, ServiceState } from '@larder/contract/admin';

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import type { BadgeTone } from '#ui/badge.tsx';

export interface RefusalText {
  /** What happened. */
  readonly message: string;
  /** The current state and the next step. */
  readonly detail?: string;
}

/** The message for a refused action. Prefers the server's own reason. */
export function describeRefusal(error: unknown, failed: string): RefusalText {
  if (error instanceof UnreachableError) {
    return { message: failed, detail: 'We couldn’t reach the server. Try again when you’re connected.' };
  }
  if (!(error instanceof ApiError)) return { message: failed, detail: 'Nothing was changed. Please try again.' };
  if (error.code === 'not_found') return { message: failed, detail: 'It no longer exists.' };
  if (error.code === 'conflict') return { message: error.message };
  return { message: failed, detail: error.message };
}

/** The message for a list that could not be loaded. */
export function describeLoadError(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return 'We couldn’t reach the server. Check your connection and try again.';
}

interface BadgeText {
  readonly text: string;
  readonly tone: BadgeTone;
}

export function messageState(status: OutboxEntry['status']): BadgeText {
  switch (status) {
    case 'kept':
      return { text: 'Not sent', tone: 'plain' };
    case 'waiting':
      return { text: 'Waiting', tone: 'saffron' };
    case 'sent':
      return { text: 'Sent', tone: 'basil' };
    case 'failed':
      return { text: 'Failed', tone: 'beet' };
  }
}

export const CHANNEL_NAMES: Readonly<Record<OutboxEntry['channel'], string>> = {
  mail: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
};

export const SERVICE_STATES: Readonly<Record<ServiceState['state'], BadgeText>> = {
  ok: { text: 'Working', tone: 'basil' },
  off: { text: 'Off', tone: 'plain' },
  failing: { text: 'Failing', tone: 'beet' },
};

/** "3 d 4 h": the two largest units. */
export function uptimeText(seconds: number): string {
  const parts = [
    { count: Math.floor(seconds / 86_400), unit: 'd' },
    { count: Math.floor((seconds % 86_400) / 3_600), unit: 'h' },
    { count: Math.floor((seconds % 3_600) / 60), unit: 'min' },
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  if (first === -1) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(' ');
}
