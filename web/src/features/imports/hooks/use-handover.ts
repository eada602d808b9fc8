import { useEffect, useEffectEvent, useState } from 'react';

import { READY_MESSAGE } from '#features/imports/model/bookmarklet.ts';
import type { HandedOver } from '#features/imports/model/handed-over.ts';
import { readMessage } from '#features/imports/model/read-message.ts';

const WAIT_MS = 20_000;

/** `waiting` for the page; `lost` if no page opened this one, or none came. */
export type HandoverState = 'waiting' | 'lost' | 'too_large';

/** Receives one page from the site that opened this one. Everything else that sites send is ignored. */
export function useHandover(onPage: (handed: HandedOver) => void): HandoverState {
  const [state, setState] = useState<HandoverState>('waiting');
  const receive = useEffectEvent((data: unknown, origin: string): void => {
    const received = readMessage(data, origin);
    if (received.kind === 'page') onPage(received.handed);
    else setState(received.kind === 'too_large' ? 'too_large' : 'lost');
  });
  useEffect(() => {
    const opener: unknown = window.opener;
    const timer = window.setTimeout(() => setState('lost'), opener === null ? 0 : WAIT_MS);
    const stop = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
    const listen = ({ source, data, origin }: MessageEvent<unknown>): void => {
      if (source === null || source !== opener) return;
      stop();
      receive(data, origin);
    };
    window.addEventListener('message', listen);
    // Any site may get it: there is no secret in it. The bookmarklet answers with the page.
    if (isWindow(opener)) opener.postMessage(READY_MESSAGE, '*');
    return stop;
  }, []);
  return state;
}

function isWindow(opener: unknown): opener is Window {
  return typeof opener === 'object' && opener !== null && 'postMessage' in opener;
}
