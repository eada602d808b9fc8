import type { ApiToken } from '@larder/contract/tokens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';

import { useFreshLogin } from '#features/account/hooks/use-fresh-login.tsx';
import { apiTokensQuery, useDeleteApiToken } from '#features/tokens/api.ts';
import { isExpired, SCOPE_TEXTS } from '#features/tokens/model.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { ItemRow } from '#ui/item-row.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { useLazyModule } from '#ui/use-lazy-module.ts';

const revokeFailure = failureToast();

async function loadNewToken() {
  const { NewTokenDialog } = await import('#features/tokens/components/new-token.tsx');
  return NewTokenDialog;
}

interface TokenListProps {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

function TokenList({ tokens, onRevoke }: TokenListProps) {
  const [nowMs] = useState(() => Date.now());
  if (tokens.length === 0) return <p className="text-ink-soft">No tokens yet.</p>;
  return (
    <ul aria-label="Your tokens">
      {tokens.map((token) => (
        <ItemRow
          key={token.id}
          name={token.name}
          badge={isExpired(token.expires_at, nowMs) && <Badge tone="saffron">Expired</Badge>}
          details={
            <>
              {token.scopes.map((scope) => SCOPE_TEXTS[scope].label).join(', ')} ·{' '}
              {token.expires_at === null ? (
                'never expires'
              ) : (
                <>
                  expires <RelativeTime at={token.expires_at} />
                </>
              )}{' '}
              ·{' '}
              {token.last_used_at === null ? (
                'not used yet'
              ) : (
                <>
                  last used <RelativeTime at={token.last_used_at} />
                </>
              )}
            </>
          }
          renderAction={(nameId) => (
            <Button aria-describedby={nameId} onClick={() => onRevoke(token)}>
              Revoke
            </Button>
          )}
        />
      ))}
    </ul>
  );
}

export function TokensSection({ id, title }: { id: string; title: string }) {
  const query = useQuery(apiTokensQuery());
  const { runFresh, dialog } = useFreshLogin();
  const { mutateAsync: deleteToken, isPending } = useDeleteApiToken();
  const [isCreating, setIsCreating] = useState(false);
  const [NewTokenDialog] = useLazyModule(loadNewToken, isCreating, () => setIsCreating(false));
  const [toRevoke, setToRevoke] = useState<ApiToken | null>(null);

  const revoke = async (token: ApiToken): Promise<void> => {
    revokeFailure.clear();
    try {
      await deleteToken(token.id);
      toast.success('Token revoked', { description: token.name });
    } catch (error) {
      revokeFailure.show('The token could not be revoked', { description: failureDetail(error) });
    }
    setToRevoke(null);
  };

  return (
    <SectionCard
      id={id}
      title={title}
      description="For programs that use your recipes. If you don’t run one, you don’t need a token."
    >
      <Loaded query={query} onRetry={() => void query.refetch()} what="Your tokens">
        {(tokens) => <TokenList tokens={tokens} onRevoke={setToRevoke} />}
      </Loaded>
      <Button className="mt-5" onClick={() => setIsCreating(true)}>
        Create a token
      </Button>
      {isCreating && NewTokenDialog !== null && (
        <NewTokenDialog runFresh={runFresh} onClose={() => setIsCreating(false)} />
      )}
      <ConfirmDialog
        open={toRevoke !== null}
        onOpenChange={(open) => !open && setToRevoke(null)}
        title="Revoke this token?"
        description={
          <>
            Anything that uses <bdi className="font-semibold wrap-anywhere text-ink">{toRevoke?.name}</bdi> stops
            working right away.
          </>
        }
        confirmLabel="Revoke"
        busy={isPending}
        busyLabel="Revoking..."
        onConfirm={async () => {
          if (toRevoke !== null) await revoke(toRevoke);
        }}
      />
      {dialog}
    </SectionCard>
  );
}
