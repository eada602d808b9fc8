/** How the cards of a list as wide as the screen leaves room for are laid out, in pixels. */
export interface Grid {
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly gap: number;
  /** A card as a line: the picture beside the text instead of above it. */
  readonly isLine: boolean;
}

/** In rem, as the text in a card grows with what the person set. */
const CARD_MIN_WIDTH_REM = 16;
const LINE_HEIGHT_REM = 10.5;
const LINE_MAX_WIDTH_REM = 33;
const TEXT_HEIGHT_REM = 12;
const GAP_REM = 1.25;
const LINE_GAP_REM = 0.75;
/** Of a picture: its height as a part of its width. */
const PICTURE_RATIO = 0.75;

/** Cards have one height, so that a place in ten thousand of them is known without having seen the others. */
export function gridFor(width: number, remPx: number): Grid {
  if (width <= LINE_MAX_WIDTH_REM * remPx) {
    return {
      columns: 1,
      cardWidth: width,
      cardHeight: LINE_HEIGHT_REM * remPx,
      gap: LINE_GAP_REM * remPx,
      isLine: true,
    };
  }
  const gap = GAP_REM * remPx;
  const columns = Math.max(2, Math.floor((width + gap) / (CARD_MIN_WIDTH_REM * remPx + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const cardHeight = Math.round(cardWidth * PICTURE_RATIO + TEXT_HEIGHT_REM * remPx);
  return { columns, cardWidth, cardHeight, gap, isLine: false };
}

export interface Place {
  readonly top: number;
  readonly left: number;
}

export function placeOf(index: number, { columns, cardWidth, cardHeight, gap }: Grid): Place {
  return {
    top: Math.floor(index / columns) * (cardHeight + gap),
    left: (index % columns) * (cardWidth + gap),
  };
}

export function rowsOf(total: number, { columns }: Grid): number {
  return Math.ceil(total / columns);
}

export interface Loaded {
  /** How many cards are there, from the first on without a gap. */
  readonly count: number;
  readonly hasMore: boolean;
  /** How many fit in all, if that is known. */
  readonly total: number | undefined;
}

/** How many places the list has: as many as recipes fit, also where they are still on their way. */
export function placesOf({ count, hasMore, total }: Loaded, { columns }: Grid): number {
  if (!hasMore) return count;
  return Math.max(total ?? 0, count + columns);
}
