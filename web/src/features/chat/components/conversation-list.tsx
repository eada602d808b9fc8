import type { Conversation } from '@larder/contract/chat';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SquarePen, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

import { conversationsQuery, removeConversation, useDeleteConversation } from '#features/chat/api.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { failureDetail, referenceOf } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const deleteFailure = failureToast();

const LOAD_FAILED = 'Failed to load your conversations';

function useConversationDeletion(onDeleted: (id: string) => void) {
  const [choice, setChoice] = useState<Conversation | null>(null);
  const queryClient = useQueryClient();
  const { mutateAsync: remove, isPending } = useDeleteConversation();
  const confirm = async ({ id, title }: Conversation): Promise<void> => {
    deleteFailure.clear();
    try {
      await remove(id);
    } catch (error) {
      if (!isNotFound(error)) {
        setChoice(null);
        deleteFailure.show('The conversation could not be deleted', { description: failureDetail(error) });
        return;
      }
    }
    setChoice(null);
    onDeleted(id);
    removeConversation(queryClient, id);
    toast.success('Conversation deleted', { description: title });
  };
  return {
    choice,
    choose: setChoice,
    confirm: async () => {
      if (choice !== null) await confirm(choice);
    },
    isPending,
  };
}

export interface ConversationListProps {
  /** The id of the open conversation. */
  current: string;
  onOpen: (id: string) => void;
  onNew: () => void;
  onDeleted: (id: string) => void;
}

/** The user's conversations, to open or to delete. */
export function ConversationList({ current, onOpen, onNew, onDeleted }: ConversationListProps) {
  const list = useInfiniteQuery(conversationsQuery());
  const { choice, choose, confirm, isPending } = useConversationDeletion(onDeleted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? [];
  return (
    <section className="grow overflow-y-auto overscroll-contain p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          Conversations
        </h2>
        <Button onClick={onNew}>
          <SquarePen aria-hidden="true" />
          New chat
        </Button>
      </div>
      {list.isPending && (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">Loading your conversations</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {list.data === undefined && list.isError && (
        <ErrorPanel
          title={LOAD_FAILED}
          headingLevel={3}
          onRetry={() => void list.refetch()}
          reference={referenceOf(list.error)}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorPanel>
      )}
      {list.data !== undefined && conversations.length === 0 && (
        <p className="py-10 text-center text-balance text-ink-soft">
          No conversations yet. They’ll be saved here until you delete them.
        </p>
      )}
      <ul className="flex flex-col">
        {conversations.map((one) => (
          <li key={one.id} className="flex items-center gap-1 border-b border-line last:border-b-0">
            <button
              type="button"
              aria-current={one.id === current || undefined}
              onClick={() => onOpen(one.id)}
              className={classNames(
                'min-h-14 min-w-0 grow rounded-md px-2.5 py-2 text-left hover:transition-colors hover:bg-paper-sunken focus-visible:-outline-offset-2',
                one.id === current && 'bg-saffron-wash',
              )}
            >
              <span dir="auto" className="block truncate font-semibold">
                {one.title}
              </span>
              <span className="text-sm text-ink-faint">
                <RelativeTime at={one.updated_at} />
                {one.id === current && ' · open now'}
              </span>
            </button>
            <Button
              tone="ghost"
              size="icon"
              aria-label={`Delete “${one.title}”`}
              className="text-ink-soft"
              onClick={() => choose(one)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <MorePages list={list} failure={LOAD_FAILED} />
      <ConfirmDialog
        open={choice !== null}
        onOpenChange={() => choose(null)}
        title="Delete this conversation?"
        description={
          <>
            “<bdi>{choice?.title}</bdi>” will be deleted for good. The recipes you made in it stay.
          </>
        }
        confirmLabel="Delete"
        busy={isPending}
        busyLabel="Deleting..."
        onConfirm={confirm}
      />
    </section>
  );
}
