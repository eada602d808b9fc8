export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between target and card. */
const GAP_PX = 20;
/** Distance between card and edge of the screen. */
const MARGIN_PX = 12;

/** Clamps an interval to the screen. If it is too long, its start is visible. */
function within(start: number, length: number, available: number): number {
  return Math.max(MARGIN_PX, Math.min(start, available - length - MARGIN_PX));
}

/**
 * The position of the card: below, above, right or left of its target, whichever has room first. If none has, the card covers
 * the bottom of the target. Without a target it is centered.
 */
export function placeCard(target: Box | null, card: Size, screen: Size): { left: number; top: number } {
  if (target === null) {
    return {
      left: within((screen.width - card.width) / 2, card.width, screen.width),
      top: within((screen.height - card.height) / 2, card.height, screen.height),
    };
  }
  const { left, top, width, height } = target;
  const at = (x: number, y: number) => ({
    left: within(x, card.width, screen.width),
    top: within(y, card.height, screen.height),
  });
  const centre = left + width / 2 - card.width / 2;
  const below = top + height + GAP_PX;
  const above = top - GAP_PX - card.height;
  const right = left + width + GAP_PX;
  if (below + card.height + MARGIN_PX <= screen.height) return at(centre, below);
  if (above >= MARGIN_PX) return at(centre, above);
  if (right + card.width + MARGIN_PX <= screen.width) return at(right, top);
  const before = left - GAP_PX - card.width;
  return before >= MARGIN_PX ? at(before, top) : at(centre, screen.height);
}
