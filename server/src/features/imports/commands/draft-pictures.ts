import { readPictureUrl, recipePictureUrl } from '@larder/contract/pictures';

import type { Db } from '#platform/db/tables.ts';

import { presentDraft } from '../present.ts';
import { joinProblems } from '../readers/join-problems.ts';
import type { FileItem } from '../readers/read-isolated.ts';
import type { DraftRow, StoredDraft } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';
import { saveDraftPicture } from './save-draft-picture.ts';

export type ReadDraft = Extract<FileItem, { draft: unknown }>;

interface StoredWithPictures {
  readonly draft: StoredDraft;
  readonly picture_id: string | null;
  readonly problem: string | null;
}

/** Stores the pictures of a draft. Those that cannot be used become its problem. */
export async function storePictures(
  deps: ImportWorkDeps,
  userId: string,
  item: ReadDraft,
): Promise<StoredWithPictures> {
  const { picture, pictureId, furtherPictures, pictureProblem, earlier, collections } = item;
  const addresses = new Map<string, string>();
  const step_pictures: { step: number; image_url: string }[] = [];
  const problems: (string | null)[] = [];
  let picture_id: string | null = null;
  if (picture !== null) {
    const saved = await saveDraftPicture(deps, userId, Buffer.from(picture));
    problems.push(saved.problem);
    picture_id = saved.picture?.id ?? null;
    if (saved.picture !== null && pictureId !== undefined) addresses.set(pictureId, recipePictureUrl(saved.picture));
  }
  for (const { step, id, bytes } of furtherPictures) {
    const saved = await saveDraftPicture(deps, userId, Buffer.from(bytes));
    problems.push(saved.problem);
    if (saved.picture === null) continue;
    const image_url = recipePictureUrl(saved.picture);
    if (step !== null) step_pictures.push({ step, image_url });
    if (id !== null) addresses.set(id, image_url);
  }
  const draft = withAddresses({ ...presentDraft(item.draft), earlier, collections }, addresses);
  const shown = [...(draft.step_pictures ?? []), ...step_pictures];
  return {
    draft: shown.length === 0 ? draft : { ...draft, step_pictures: shown },
    picture_id,
    problem: joinProblems([pictureProblem, ...problems]),
  };
}

/** Replaces the addresses of pictures in the file by those in our store. What is not stored is left out. */
function withAddresses(draft: StoredDraft, addresses: ReadonlyMap<string, string>): StoredDraft {
  const stored = (url: string | null): string | null => {
    const id = readPictureUrl(url ?? '');
    return id === null ? url : (addresses.get(id) ?? null);
  };
  const ofSteps = (pictures: StoredDraft['step_pictures'] = []) =>
    pictures.flatMap(({ step, image_url: address }) => {
      const image_url = stored(address);
      return image_url === null ? [] : [{ step, image_url }];
    });
  const { step_pictures, earlier, cooked } = draft;
  return {
    ...draft,
    ...(step_pictures === undefined ? {} : { step_pictures: ofSteps(step_pictures) }),
    cooked: cooked.map((cooking) => ({ ...cooking, image_url: stored(cooking.image_url ?? null) })),
    earlier: earlier?.map(({ content, ...version }) => ({
      ...version,
      content: { ...content, image_url: stored(content.image_url), step_pictures: ofSteps(content.step_pictures) },
    })),
  };
}

/** Protects the pictures of drafts, besides those of the dishes, from the purge while the drafts exist. */
export async function insertDraftPictures(
  trx: Db,
  drafts: readonly Pick<DraftRow, 'import_id' | 'draft'>[],
): Promise<void> {
  const rows = drafts.flatMap(({ import_id, draft }) =>
    picturesOf(draft).map((picture_id) => ({ import_id, picture_id })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('import_draft_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function picturesOf(draft: StoredDraft | null): string[] {
  if (draft === null) return [];
  const { step_pictures = [], cooked, earlier = [] } = draft;
  const ofVersions = earlier.flatMap(({ content }) => [content, ...(content.step_pictures ?? [])]);
  const shown = [...step_pictures, ...cooked, ...ofVersions];
  return [...new Set(shown.flatMap(({ image_url }) => readPictureUrl(image_url ?? '') ?? []))];
}
