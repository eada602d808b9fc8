import type { OutboxEntry } from '@larder/contract/admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound, MailOpen } from 'lucide-react';
import { useId } from 'react';

import { outboxQuery } from '#features/admin/api.ts';
import { MessageDialog } from '#features/admin/components/message-dialog.tsx';
import { PagedList } from '#features/admin/components/paged-list.tsx';
import { useMessageOpening } from '#features/admin/hooks/use-message-opening.ts';
import { CHANNEL_NAMES, messageState } from '#features/admin/model/admin-text.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

function NoTransportNote() {
  return (
    <Card
      as="section"
      aria-label="Why messages aren’t sent"
      className="mb-6 max-w-prose bg-saffron-wash text-saffron-ink"
    >
      <p className="font-semibold">Messages aren’t sent because no mail server is configured.</p>
      <p className="mt-1.5">
        Open a message and pass on what it says. Once <code>SMTP_URL</code> is set, new messages are sent.
      </p>
    </Card>
  );
}

function Subject({ id, message }: { id: string; message: OutboxEntry }) {
  return (
    <>
      <span id={id} className="block text-base font-semibold wrap-anywhere">
        {message.subject}
      </span>
      <span id={`${id}-to`} className="block text-sm wrap-anywhere text-ink-soft">
        To {message.recipient}
      </span>
      {message.has_secret && (
        <Badge className="mt-1.5">
          <KeyRound aria-hidden="true" />
          Link or code
        </Badge>
      )}
    </>
  );
}

function MessageStatus({ status }: Pick<OutboxEntry, 'status'>) {
  const { text, tone } = messageState(status);
  return <Badge tone={tone}>{text}</Badge>;
}

export function OutboxPage() {
  const list = useInfiniteQuery(outboxQuery());
  const { opening, busy, choose, open, close, freshLogin } = useMessageOpening();
  const prefix = useId();
  const subjectId = (id: string): string => `${prefix}-${id}`;
  return (
    <>
      <PageHeader title="Outbox" lead="Messages to people, newest first." />
      {!getPublicConfig().mail_delivers && <NoTransportNote />}
      <PagedList
        list={list}
        what={['message', 'messages']}
        empty={
          <EmptyState title="No messages" picture={<MailOpen />}>
            Messages stay here for 30 days.
          </EmptyState>
        }
      >
        {(messages) => (
          <RecordTable
            caption="Messages"
            rows={messages}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Message', render: (message) => <Subject id={subjectId(message.id)} message={message} /> },
              { label: 'Channel', render: ({ channel }) => CHANNEL_NAMES[channel], className: 'w-28' },
              {
                label: 'Status',
                render: ({ status }) => <MessageStatus status={status} />,
                className: 'w-28',
              },
              { label: 'Time', render: ({ created_at: at }) => <RelativeTime at={at} />, className: 'w-32' },
              {
                label: 'Actions',
                kind: 'actions',
                render: (message) => (
                  <Button
                    aria-describedby={`${subjectId(message.id)} ${subjectId(message.id)}-to`}
                    onClick={() => choose(message)}
                  >
                    Open
                  </Button>
                ),
                className: 'w-28',
              },
            ]}
          />
        )}
      </PagedList>
      {opening !== null && <MessageDialog opening={opening} busy={busy} onOpen={open} onClose={close} />}
      {freshLogin}
    </>
  );
}
