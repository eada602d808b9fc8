import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { v7 as uuidv7 } from 'uuid';

import type { StepPicture } from '@larder/contract/detail-fields';
import { IMPORT_LIMITS } from '@larder/contract/imports';
import { recipePictureUrl } from '@larder/contract/pictures';

import { type Db, toJson } from '#platform/db/tables.ts';
import type { Change } from '#platform/jobs/queue.ts';
import { pictureIdsOf } from '#features/recipes/commands/picture.ts';
import { lockOwner } from '#features/storage/commands.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import { draftColumns, shortTitle } from '../draft-columns.ts';
import { type Duplicate, Duplicates, NO_DUPLICATE } from '../duplicates.ts';
import { assembleFile } from '../parts.ts';
import { photoItems, photoKind } from '../photo/photo-items.ts';
import { presentDraft } from '../present.ts';
import { readIsolated, type FileItem } from '../readers/read-isolated.ts';
import { FileProblem } from '../readers/reader.ts';
import type { DraftRow, ImportRow } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';
import { type Lease, LeaseLostError } from './lease.ts';
import { saveDraftPicture, type SavedDraftPicture } from './save-draft-picture.ts';

/** Rows in one transaction. */
const BATCH_ROWS = 20;
/** Characters of text and bytes of photos. A larger batch is written at once. */
const BATCH_SIZE = 8_000_000;
const TOO_MANY = `Only the first ${IMPORT_LIMITS.file_drafts_max} recipes of this file were read. Please export the others in a file of their own.`;

/**
 * Reads the file of an import into drafts. Continues where an interrupted attempt stopped. Returns the state of the import: `ready`, or
 * `failed` if nothing could be read. Throws when another attempt may succeed.
 */
export async function readDrafts(deps: ImportWorkDeps, row: ImportRow, lease: Lease): Promise<Change> {
  const folder = join(tmpdir(), `larder-import-${row.id}`);
  await rm(folder, { recursive: true, force: true });
  // Not recursive: a folder of another user of the machine is refused.
  await mkdir(folder, { mode: 0o700 });
  try {
    const path = join(folder, 'file');
    await assembleFile(deps.blobs, row, path);
    const problem = await new DraftReader(deps, row, lease).read(path);
    const count = await countDrafts(deps.db, row.id);
    return { state: count === 0 ? 'failed' : 'ready', problem };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function countDrafts(db: Db, importId: string): Promise<number> {
  const last = await db
    .selectFrom('import_drafts')
    .select('position')
    .where('import_id', '=', importId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last === undefined ? 0 : last.position + 1;
}

type NewDraft = Omit<DraftRow, 'draft' | 'saved_as' | 'wanted' | 'replaced_version'> & { draft: DraftRow['draft'] };

type ReadItemPictures = Extract<FileItem, { draft: unknown }>['stepPictures'];

function picturesSize({ picture, stepPictures }: Extract<FileItem, { draft: unknown }>): number {
  return stepPictures.reduce((sum, { bytes }) => sum + bytes.length, picture?.length ?? 0);
}

/** Reads the recipes of one file and writes them in batches. */
class DraftReader {
  readonly #deps: ImportWorkDeps;
  readonly #row: ImportRow;
  readonly #lease: Lease;
  /** Their photos are being stored. */
  #batch: Promise<NewDraft>[] = [];
  #batchSize = 0;

  constructor(deps: ImportWorkDeps, row: ImportRow, lease: Lease) {
    this.#deps = deps;
    this.#row = row;
    this.#lease = lease;
  }

  /** Returns why the file, or the rest of it, could not be read; null if all was. */
  async read(path: string): Promise<string | null> {
    const { db, signal } = this.#deps;
    const { id, user_id, file_name: name } = this.#row;
    const skip = await countDrafts(db, id);
    const kind = await photoKind(path);
    // An interrupted attempt stores the only draft of a photo, or nothing.
    if (kind !== null && skip > 0) return null;
    const messages =
      kind === null
        ? readIsolated({ path, name, skip }, signal)
        : photoItems(this.#deps, { path, kind, userId: user_id });
    const duplicates = await Duplicates.load(db, user_id);
    let position = skip;
    let problem: string | null = null;
    try {
      for await (const message of messages) {
        this.#lease.require();
        if (message.type === 'format') {
          await this.#lease.store({ format: message.format });
          continue;
        }
        if (position >= IMPORT_LIMITS.file_drafts_max) throw new FileProblem(TOO_MANY);
        await this.#add(message.item, position, duplicates);
        position += 1;
      }
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      problem = error.message;
    }
    await this.#flush();
    return problem;
  }

  async #add(item: FileItem, position: number, duplicates: Duplicates): Promise<void> {
    const duplicate = 'draft' in item ? await duplicates.check(item.draft) : NO_DUPLICATE;
    const row = this.#toRow(item, position, duplicate);
    // `#flush` throws it. Until then nothing waits for this row.
    row.catch(() => undefined);
    this.#batch.push(row);
    if ('draft' in item) this.#batchSize += JSON.stringify(item.draft).length + picturesSize(item);
    if (this.#batch.length >= BATCH_ROWS || this.#batchSize >= BATCH_SIZE) await this.#flush();
  }

  async #toRow(item: FileItem, position: number, duplicate: Duplicate): Promise<NewDraft> {
    const { id: import_id, user_id } = this.#row;
    const place = { import_id, user_id, position, new_id: uuidv7() };
    if (!('draft' in item)) return { ...place, ...UNREADABLE, title: shortTitle(item.name), problem: item.problem };
    const { picture, stepPictures, pictureProblem } = item;
    const saved = picture === null ? NO_PICTURE : await this.#savePicture(picture);
    const ofSteps = await this.#saveStepPictures(stepPictures);
    const draft = ofSteps.pictures.length === 0 ? item.draft : { ...item.draft, step_pictures: ofSteps.pictures };
    const choice = duplicate.duplicate_by === null ? 'keep' : 'skip';
    return {
      ...place,
      ...draftColumns(draft),
      ...duplicate,
      picture_id: saved.picture?.id ?? null,
      problem: saved.problem ?? pictureProblem ?? ofSteps.problem,
      choice,
      is_readable: true,
      draft: presentDraft(draft),
    };
  }

  #savePicture(bytes: Uint8Array): Promise<SavedDraftPicture> {
    return saveDraftPicture(this.#deps, this.#row.user_id, Buffer.from(bytes));
  }

  async #saveStepPictures(pictures: ReadItemPictures) {
    const stored: StepPicture[] = [];
    let problem: string | null = null;
    for (const { step, bytes } of pictures) {
      const saved = await this.#savePicture(bytes);
      problem ??= saved.problem;
      if (saved.picture !== null) stored.push({ step, image_url: recipePictureUrl(saved.picture) });
    }
    return { pictures: stored, problem };
  }

  async #flush(): Promise<void> {
    const batch = await Promise.all(this.#batch);
    this.#lease.require();
    const rows = batch.map((row) => ({ ...row, draft: row.draft && toJson(row.draft) }));
    this.#batch = [];
    this.#batchSize = 0;
    if (rows.length === 0) return;
    const { db, databaseKind, quotas } = this.#deps;
    const { user_id: userId } = this.#row;
    await db.transaction().execute(async (trx) => {
      if (!(await lockOwner(trx, databaseKind, userId))) throw new LeaseLostError();
      const insert = trx
        .insertInto('import_drafts')
        .values(rows)
        // An attempt whose lease was lost may have written them.
        .onConflict((conflict) => conflict.doNothing());
      await withinQuotas(trx, { userId, quotas, write: () => insert.execute() });
      await insertDraftPictures(trx, batch);
    });
  }
}

/** Protects the pictures of steps from the purge while the drafts exist. */
async function insertDraftPictures(trx: Db, drafts: readonly NewDraft[]): Promise<void> {
  const rows = drafts.flatMap(({ import_id, draft }) =>
    pictureIdsOf(draft?.step_pictures).map((picture_id) => ({ import_id, picture_id })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('import_draft_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const NO_PICTURE: SavedDraftPicture = { picture: null, problem: null };

const UNREADABLE = {
  ...NO_DUPLICATE,
  is_readable: false,
  choice: 'skip',
  doubt_count: 0,
  ingredient_count: 0,
  step_count: 0,
  picture_id: null,
  image_url: null,
  draft: null,
} as const;
