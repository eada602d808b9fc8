import type { LiveTopic } from '@larder/contract/events';

declare module '#platform/live/notice.ts' {
  interface Topics {
    readonly topic: LiveTopic;
  }
}
