import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';

import { sessionQuery } from '#features/account/api.ts';
import { readDraft, writeDraft } from '#platform/drafts.ts';

const NAME = 'chat';

function parse(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What is typed. It outlives a reload, and so does what was sent until somebody has heard it. */
export function useChatDraft() {
  const { data: person } = useQuery(sessionQuery());
  const owner = person?.id ?? '';
  const [text, setText] = useState(() => readDraft(owner, NAME, parse) ?? '');
  const latest = useRef(text);
  const written = useRef(text);
  const change = (next: string): void => {
    latest.current = next;
    setText(next);
  };
  const noteHeard = useCallback(() => {
    if (written.current === latest.current) return;
    written.current = latest.current;
    writeDraft(owner, NAME, latest.current);
  }, [owner]);
  return {
    text,
    type: (next: string): void => {
      change(next);
      noteHeard();
    },
    /** It was sent: the line is free for the next, but nothing is forgotten yet. */
    clear: () => change(''),
    noteHeard,
  };
}
