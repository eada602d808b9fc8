import { z } from 'zod';

import { Draft } from './draft-fields.ts';
import { DraftCard, DraftChange, ImportedDraft, ImportJob, NewImport, PageToRead } from './import-fields.ts';
import { DRAFT_FILTERS, IMPORT_LIMITS, MIB, PHOTO_READERS } from './import-texts.ts';
import { Uuid } from './recipe-fields.ts';
import { defineRoutes } from './route.ts';

export { Draft, DraftCard, DraftChange, ImportedDraft, ImportJob, NewImport, PageToRead };
export type { DraftEdit } from './import-fields.ts';
export { IMPORT_LIMITS, IMPORT_TEXTS } from './import-texts.ts';
export type { DraftChoice, DraftFilter, ImportState } from './import-texts.ts';

const ImportId = z.strictObject({ id: Uuid('Not an import id') });
const Position = z.coerce.number().int().min(0).max(IMPORT_LIMITS.file_drafts_max);
const DraftId = ImportId.extend({ position: Position });

export const importsRoutes = defineRoutes({
  readImport: {
    method: 'POST',
    path: '/api/imports/read',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Read the recipes of a page or a text, without saving anything',
    body: PageToRead,
    bodyLimitBytes: IMPORT_LIMITS.page_max_bytes + MIB,
    status: 200,
    response: z.object({ drafts: z.array(Draft).max(IMPORT_LIMITS.drafts_max) }),
    errors: ['too_large'],
  },
  startImport: {
    method: 'POST',
    path: '/api/imports',
    access: 'session',
    scope: 'recipes:write',
    summary: `Begin to import a file, which is then uploaded in parts of ${IMPORT_LIMITS.part_bytes} bytes; idempotent by \`id\``,
    body: NewImport,
    status: 201,
    response: ImportJob,
    errors: ['conflict', 'quota_exceeded'],
  },
  uploadPart: {
    method: 'POST',
    path: '/api/imports/{id}/parts/{part}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Upload a part of the file, numbered from 0; idempotent. The file is read when no part is missing',
    params: ImportId.extend({
      part: z.coerce
        .number()
        .int()
        .min(0)
        .max(IMPORT_LIMITS.file_max_bytes / IMPORT_LIMITS.part_bytes),
    }),
    consumes: ['application/octet-stream'],
    status: 200,
    response: ImportJob,
    errors: ['not_found', 'too_large', 'conflict'],
  },
  listImports: {
    method: 'GET',
    path: '/api/imports',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the imports of the user, newest first',
    status: 200,
    response: z.object({
      imports: z.array(ImportJob).max(IMPORT_LIMITS.imports_max),
      /** What reads a photo of a recipe here. */
      photos: z.enum(PHOTO_READERS),
    }),
    errors: [],
  },
  getImport: {
    method: 'GET',
    path: '/api/imports/{id}',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Get an import and its progress',
    params: ImportId,
    status: 200,
    response: ImportJob,
    errors: ['not_found'],
  },
  deleteImport: {
    method: 'DELETE',
    path: '/api/imports/{id}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Delete an import with its drafts; saved recipes stay',
    params: ImportId,
    status: 204,
    response: null,
    errors: ['not_found'],
  },
  listDrafts: {
    method: 'GET',
    path: '/api/imports/{id}/drafts',
    access: 'session',
    scope: 'recipes:read',
    summary: 'List the recipes of an import in the order of the file, a page at a time',
    params: ImportId,
    query: z.strictObject({
      show: z.enum(DRAFT_FILTERS).default('all'),
      /** The first position. */
      from: Position.default(0),
      limit: z.coerce.number().int().min(1).max(IMPORT_LIMITS.page_size_max).default(50),
    }),
    status: 200,
    response: z.object({
      drafts: z.array(DraftCard),
      /** `from` of the next page; null on the last. */
      next_from: z.int().nullable(),
    }),
    errors: ['not_found'],
  },
  getDraft: {
    method: 'GET',
    path: '/api/imports/{id}/drafts/{position}',
    access: 'session',
    scope: 'recipes:read',
    summary: 'Get a recipe of an import',
    params: DraftId,
    status: 200,
    response: ImportedDraft,
    errors: ['not_found'],
  },
  updateDraft: {
    method: 'PATCH',
    path: '/api/imports/{id}/drafts/{position}',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Edit a recipe of an import that is not saved yet, or choose what to do with it',
    params: DraftId,
    body: DraftChange,
    bodyLimitBytes: 2 * MIB,
    status: 200,
    response: ImportedDraft,
    errors: ['not_found', 'conflict'],
  },
  saveImport: {
    method: 'POST',
    path: '/api/imports/{id}/save',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Save drafts as recipes: those at the positions, or all that are not to be left out',
    params: ImportId,
    body: z.strictObject({ positions: z.array(Position).min(1).max(IMPORT_LIMITS.file_drafts_max).optional() }),
    bodyLimitBytes: MIB,
    status: 200,
    response: ImportJob,
    errors: ['not_found', 'conflict'],
  },
  undoImport: {
    method: 'POST',
    path: '/api/imports/{id}/undo',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Undo what an import saved: recipes go to the bin, and replaced versions are restored',
    params: ImportId,
    status: 200,
    response: ImportJob,
    errors: ['not_found', 'conflict'],
  },
});
