import { useBrowserStore } from '#platform/use-is-hydrated.ts';

export interface VisualViewportArea {
  readonly top: number;
  readonly height: number;
}

/** The area as one string, because snapshots are compared by identity. Empty when it is unknown. */
function getSnapshot(): string {
  const area = window.visualViewport;
  // Pinch zoom shows a part of the page and should not shrink it.
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

/** The part of the window that no on-screen keyboard covers; null when it is unknown. */
export function useVisualViewport(): VisualViewportArea | null {
  const [top, height] = useBrowserStore(subscribe, getSnapshot, '').split(' ').map(Number);
  return top === undefined || height === undefined ? null : { top, height };
}
