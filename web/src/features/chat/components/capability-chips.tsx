import type { AssistantStatus } from '@larder/contract/assistant';
import { Check, X } from 'lucide-react';

import { CAPABILITIES } from '#features/chat/model/greeting.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface CapabilityChipsProps {
  capabilities: AssistantStatus['capabilities'];
  className?: string;
}

/** What REECE can do at present. State is conveyed by icon and hidden text, not by color alone. */
export function CapabilityChips({ capabilities, className }: CapabilityChipsProps) {
  return (
    <ul aria-label="What REECE can do now" className={classNames('flex flex-wrap gap-1.5', className)}>
      {CAPABILITIES.map(([capability, label]) => {
        const isOn = capabilities[capability];
        return (
          <li key={capability} data-state={isOn ? 'on' : 'off'}>
            <Badge tone={isOn ? 'basil' : 'plain'}>
              {isOn ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
              {label}
              <VisuallyHidden>{isOn ? ': on' : ': off'}</VisuallyHidden>
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
