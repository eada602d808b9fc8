import { useSyncExternalStore } from 'react';

export interface VisualViewportArea {
  readonly top: number;
  readonly height: number;
}

/** As one text, which stays the same as long as nothing changes; empty where the browser does not say. */
function measure(): string {
  const area = window.visualViewport;
  // Who zooms in wants to see a part of it, not less of it.
  return area === null || area.scale > 1.01 ? '' : `${Math.round(area.offsetTop)} ${Math.round(area.height)}`;
}

function subscribe(onChange: () => void): () => void {
  const area = window.visualViewport;
  area?.addEventListener('resize', onChange);
  area?.addEventListener('scroll', onChange);
  return () => {
    area?.removeEventListener('resize', onChange);
    area?.removeEventListener('scroll', onChange);
  };
}

/** The part of the window that no on-screen keyboard covers; null where it is not known. */
export function useVisualViewport(): VisualViewportArea | null {
  const [top, height] = useSyncExternalStore(subscribe, measure).split(' ').map(Number);
  return top === undefined || height === undefined ? null : { top, height };
}
