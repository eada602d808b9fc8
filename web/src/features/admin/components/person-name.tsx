import type { AdminPerson } from '@larder/contract/admin';
import { Ban, KeyRound, MailQuestionMark, ShieldCheck } from 'lucide-react';

import { Badge } from '#ui/badge.tsx';

/** Name, email address and status badges of an account. */
export function PersonName({ person, isSelf }: { person: AdminPerson; isSelf: boolean }) {
  return (
    <div className="min-w-0">
      <span dir="auto" className="block text-base font-semibold wrap-anywhere">
        {person.name}
      </span>
      <span className="block text-sm wrap-anywhere text-ink-soft">{person.email}</span>
      <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        {isSelf && <Badge>You</Badge>}
        {person.is_admin && (
          <Badge tone="saffron">
            <ShieldCheck aria-hidden="true" />
            Admin
          </Badge>
        )}
        {person.disabled_at !== null && (
          <Badge tone="beet">
            <Ban aria-hidden="true" />
            Disabled
          </Badge>
        )}
        {!person.email_confirmed && (
          <Badge>
            <MailQuestionMark aria-hidden="true" />
            Not confirmed
          </Badge>
        )}
        {person.two_factor_enabled && (
          <Badge tone="basil">
            <KeyRound aria-hidden="true" />
            Two-factor
          </Badge>
        )}
      </span>
    </div>
  );
}
