import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { v7 as uuidv7 } from 'uuid';

import { IMPORT_LIMITS } from '@larder/contract/imports';

import { type Db, toJson } from '#platform/db/tables.ts';
import type { Change } from '#platform/jobs/queue.ts';
import { lockOwner } from '#features/storage/commands.ts';
import { withinQuotas } from '#features/storage/quotas.ts';

import { draftColumns, shortTitle } from '../draft-columns.ts';
import { type Duplicate, Duplicates, NO_DUPLICATE } from '../duplicates.ts';
import { assembleFile } from '../parts.ts';
import { photoItems, photoKind } from '../photo/photo-items.ts';
import { readIsolated, type FileItem } from '../readers/read-isolated.ts';
import { FileProblem } from '../readers/reader.ts';
import type { DraftRow, ImportRow } from '../tables.ts';
import type { ImportWorkDeps } from '../work-deps.ts';
import { insertDraftPictures, type ReadDraft, storePictures } from './draft-pictures.ts';
import { type Lease, LeaseLostError } from './lease.ts';

/** Rows in one transaction. */
const BATCH_ROWS = 20;
/** Characters of text and bytes of photos. A larger batch is written at once. */
const BATCH_SIZE = 8_000_000;
const TOO_MANY = `Only the first ${IMPORT_LIMITS.file_drafts_max} recipes of this file were read. Please export the others in a file of their own.`;

/**
 * Reads the file of an import into drafts. Continues where the time slice before or an interrupted attempt stopped. Returns the state of the
 * import: `ready`, or `failed` if nothing could be read; 'again' if its time slice is over. Throws when another attempt may succeed.
 */
export async function readDrafts(deps: ImportWorkDeps, row: ImportRow, lease: Lease): Promise<Change | 'again'> {
  const folder = join(tmpdir(), `larder-import-${row.id}`);
  await rm(folder, { recursive: true, force: true });
  // Not recursive: a folder of another user of the machine is refused.
  await mkdir(folder, { mode: 0o700 });
  try {
    const path = join(folder, 'file');
    await assembleFile(deps.blobs, row, path);
    const { isSliceOver, problem } = await new DraftReader(deps, row, lease).read(path);
    if (isSliceOver) return 'again';
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

/** Characters and bytes. */
function sizeOf({ draft, earlier = [], collections = [], picture, furtherPictures }: ReadDraft): number {
  const texts = JSON.stringify([draft, earlier, collections]).length;
  return furtherPictures.reduce((sum, { bytes }) => sum + bytes.length, texts + (picture?.length ?? 0));
}

/** Reads the recipes of one file and writes them in batches. */
class DraftReader {
  readonly #deps: ImportWorkDeps;
  readonly #row: ImportRow;
  readonly #lease: Lease;
  /** Their photos are being stored. */
  #batch: Promise<NewDraft>[] = [];
  #batchSize = 0;
  #batchPictures = 0;
  #isSliceOver = false;

  constructor(deps: ImportWorkDeps, row: ImportRow, lease: Lease) {
    this.#deps = deps;
    this.#row = row;
    this.#lease = lease;
  }

  /** Reads until the time slice is over or the file ends. `problem` says why the file, or the rest of it, could not be read. */
  async read(path: string): Promise<{ readonly isSliceOver: boolean; readonly problem: string | null }> {
    const { db, signal } = this.#deps;
    const { id, user_id, file_name: name } = this.#row;
    const skip = await countDrafts(db, id);
    const kind = await photoKind(path);
    // An interrupted attempt stores the only draft of a photo, or nothing.
    if (kind !== null && skip > 0) return { isSliceOver: false, problem: null };
    const messages =
      kind === null
        ? readIsolated({ path, name, skip }, signal)
        : photoItems(this.#deps, { path, kind, userId: user_id });
    const duplicates = await Duplicates.load(db, user_id, id);
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
        if (this.#isSliceOver) return { isSliceOver: true, problem: null };
      }
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      problem = error.message;
    }
    await this.#flush();
    return { isSliceOver: false, problem };
  }

  async #add(item: FileItem, position: number, duplicates: Duplicates): Promise<void> {
    const duplicate = 'draft' in item ? await duplicates.check(item.draft) : NO_DUPLICATE;
    const row = this.#toRow(item, position, duplicate);
    // `#flush` throws it. Until then nothing waits for this row.
    row.catch(() => undefined);
    this.#batch.push(row);
    if ('draft' in item) {
      this.#batchSize += sizeOf(item);
      this.#batchPictures += item.furtherPictures.length + (item.picture === null ? 0 : 1);
    }
    if (this.#batch.length >= BATCH_ROWS || this.#batchSize >= BATCH_SIZE) await this.#flush();
  }

  async #toRow(item: FileItem, position: number, duplicate: Duplicate): Promise<NewDraft> {
    const { id: import_id, user_id } = this.#row;
    const place = { import_id, user_id, position, new_id: uuidv7() };
    if (!('draft' in item)) return { ...place, ...UNREADABLE, title: shortTitle(item.name), problem: item.problem };
    const choice = duplicate.duplicate_by === null ? 'keep' : 'skip';
    const stored = await storePictures(this.#deps, user_id, item);
    return { ...place, ...draftColumns(item.draft), ...duplicate, ...stored, choice, is_readable: true };
  }

  async #flush(): Promise<void> {
    const batch = await Promise.all(this.#batch);
    this.#lease.require();
    const rows = batch.map((row) => ({ ...row, draft: row.draft && toJson(row.draft) }));
    this.#batch = [];
    this.#batchSize = 0;
    const work = rows.length + this.#batchPictures;
    this.#batchPictures = 0;
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
    this.#isSliceOver = await this.#lease.isSliceOver(work);
  }
}

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
