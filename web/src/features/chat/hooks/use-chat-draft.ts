import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { readTabDraft, writeTabDraft } from '#platform/drafts.ts';

const FORM = 'chat';

function parse(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The typed message. It survives a reload, and so does a sent message until the server has received it. */
export function useChatDraft() {
  const { data: user } = useQuery(sessionQuery());
  const owner = user?.id ?? '';
  const [text, setText] = useState(() => readTabDraft(owner, FORM, parse) ?? '');
  const latest = useRef(text);
  const change = (next: string): void => {
    latest.current = next;
    setText(next);
  };
  const save = useCallback(() => writeTabDraft(owner, FORM, latest.current), [owner]);
  return {
    text,
    type: (next: string): void => {
      change(next);
      save();
    },
    /** After sending: empties the field, but keeps the stored text. */
    clear: () => change(''),
    /** Call it once the message is stored on the server or cancelled: overwrites the stored text with the field's. */
    confirmSent: save,
  };
}
