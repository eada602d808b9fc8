import type { RatingComment } from '@larder/contract/ratings';

import { presentCookName } from '#features/recipes/present.ts';

export interface CommentRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly username: string | null;
  readonly rating: number;
  readonly comment: string | null;
  readonly updated_at: Date;
}

/** Presents a comment to this reader. */
export function presentComment(row: CommentRow, reader: string): RatingComment {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment ?? '',
    name: presentCookName(row.username),
    is_own: row.user_id === reader,
    updated_at: row.updated_at.toISOString(),
  };
}
