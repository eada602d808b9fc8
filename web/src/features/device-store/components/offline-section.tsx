import { useState } from 'react';

import {
  NEWEST_MAX,
  OFFLINE_CHOICES,
  readOfflineChoice,
  writeOfflineChoice,
} from '#features/device-store/model/offline-choice.ts';
import type { OfflineChoice } from '#features/device-store/model/offline-choice.ts';
import { announceOfflineChoice } from '#features/device-store/model/choice-signal.ts';
import { Field } from '#ui/field.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Select } from '#ui/select.tsx';

const LABELS: Readonly<Record<OfflineChoice, string>> = {
  newest: `The newest ${NEWEST_MAX} and all favorites`,
  all: 'All of my recipes',
  off: 'None',
};

export interface OfflineSectionProps {
  id: string;
  title: string;
  userId: string;
}

/** Which recipes are saved on this device. */
export function OfflineSection({ id, title, userId }: OfflineSectionProps) {
  const [choice, setChoice] = useState(() => readOfflineChoice(userId));
  return (
    <SectionCard
      id={id}
      title={title}
      description="Saved recipes can be read, searched and cooked without a network. Signing out removes them from this device."
    >
      <Field label="Recipes saved on this device">
        {(control) => (
          <Select
            {...control}
            value={choice}
            onChange={({ target }) => {
              const next = OFFLINE_CHOICES.find((each) => each === target.value);
              if (next === undefined || !writeOfflineChoice(userId, next)) return;
              setChoice(next);
              announceOfflineChoice();
            }}
          >
            {OFFLINE_CHOICES.map((each) => (
              <option key={each} value={each}>
                {LABELS[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </SectionCard>
  );
}
