/** The layout of the cards for an available width. All lengths in pixels. */
export interface Grid {
  readonly columns: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly gap: number;
  /** A card as a row: the image beside the text instead of above it. */
  readonly isCompact: boolean;
}

/** In rem, because the text of a card scales with the user's font size. */
const CARD_MIN_WIDTH_REM = 16;
const COMPACT_HEIGHT_REM = 6.25;
const COMPACT_MAX_WIDTH_REM = 33;
const TEXT_HEIGHT_REM = 12;
const GAP_REM = 1.25;
const COMPACT_GAP_REM = 0.5;
/** Height of an image divided by its width. */
const PICTURE_RATIO = 0.75;

/** All cards have the same height, so the position of any card is known without rendering the others. */
export function gridFor(width: number, remPx: number): Grid {
  if (width <= COMPACT_MAX_WIDTH_REM * remPx) {
    return {
      columns: 1,
      cardWidth: width,
      cardHeight: COMPACT_HEIGHT_REM * remPx,
      gap: COMPACT_GAP_REM * remPx,
      isCompact: true,
    };
  }
  const gap = GAP_REM * remPx;
  const columns = Math.max(2, Math.floor((width + gap) / (CARD_MIN_WIDTH_REM * remPx + gap)));
  const cardWidth = (width - gap * (columns - 1)) / columns;
  const cardHeight = Math.round(cardWidth * PICTURE_RATIO + TEXT_HEIGHT_REM * remPx);
  return { columns, cardWidth, cardHeight, gap, isCompact: false };
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
  /** The loaded cards, contiguous from the first. */
  readonly count: number;
  readonly hasMore: boolean;
  /** The count of all matches, if known. */
  readonly total: number | undefined;
}

/** The number of slots in the list, including those of cards that are not loaded yet. */
export function placesOf({ count, hasMore, total }: Loaded, { columns }: Grid): number {
  if (!hasMore) return count;
  return Math.max(total ?? 0, count + columns);
}
