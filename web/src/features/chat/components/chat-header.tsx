import type { AssistantStatus } from '@larder/contract/assistant';
import { ArrowLeft, ChefHat, History, SquarePen, X } from 'lucide-react';

import { CapabilityChips } from '#features/chat/components/capability-chips.tsx';
import { PROVIDER_NAMES, NO_CAPABILITIES } from '#features/chat/model/greeting.ts';
import type { ChatSetup } from '#features/chat/hooks/use-chat-setup.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface ChatHeaderProps {
  phase: ChatSetup['phase'];
  status: AssistantStatus | null;
  isListing: boolean;
  onList: (isListing: boolean) => void;
  onNew: () => void;
  onClose: () => void;
}

const SUBTITLES: Readonly<Record<ChatSetup['phase'], string>> = {
  starting: 'One moment…',
  failed: 'Not connected',
  ready: '',
};

export function ChatHeader({ phase, status, isListing, onList, onNew, onClose }: ChatHeaderProps) {
  const isReady = phase === 'ready';
  return (
    <div className="border-b border-line bg-paper px-4 pt-2.5 pb-3">
      <div className="flex items-center gap-1">
        <span
          aria-hidden="true"
          className="mr-2 grid size-10 shrink-0 place-items-center rounded-full bg-tomato-wash text-tomato-ink"
        >
          <ChefHat className="size-5" />
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-xl leading-tight font-semibold">REECE</h2>
          <p className="truncate text-sm leading-tight text-ink-faint">
            {status === null ? SUBTITLES[phase] : PROVIDER_NAMES[status.answered_by]}
          </p>
        </div>
        {isReady && isListing && (
          <Button tone="ghost" size="icon" aria-label="Back to the chat" onClick={() => onList(false)}>
            <ArrowLeft aria-hidden="true" />
          </Button>
        )}
        {isReady && !isListing && (
          <>
            <Button
              tone="ghost"
              size="icon"
              aria-label="Conversations"
              title="Conversations"
              onClick={() => onList(true)}
            >
              <History aria-hidden="true" />
            </Button>
            <Button tone="ghost" size="icon" aria-label="New chat" title="New chat" onClick={onNew}>
              <SquarePen aria-hidden="true" />
            </Button>
          </>
        )}
        <Button tone="ghost" size="icon" aria-label="Close" title="Close" onClick={onClose} className="-mr-2">
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="mt-2.5 [@media(max-height:26rem)]:hidden">
        {phase === 'starting' ? (
          <div className="flex h-[3.375rem] flex-col justify-between">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-full" />
          </div>
        ) : (
          <CapabilityChips capabilities={status?.capabilities ?? NO_CAPABILITIES} />
        )}
      </div>
    </div>
  );
}
