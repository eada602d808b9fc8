import { expect } from 'vitest';

import { importsRoutes } from '@larder/contract/imports';

import { importFile, listDrafts, mealMaster, saveImport, undoImport } from '../imports.ts';
import { photo } from '../pictures.ts';
import { zipOf } from '../zip.ts';
import type { Stage, Uses } from './stage.ts';

const read = ({ app, anna }: Stage) => importFile(app, anna, mealMaster('Tomato soup'));

export const importsUses: Uses<'imports'> = {
  readImport: async ({ app, anna }) => {
    const text = 'Tomato soup\n500 g tomatoes\n1 onion\nChop everything. Simmer for 20 minutes.';
    await app.request(importsRoutes.readImport, { body: { text } }, anna);
    await app.request(importsRoutes.readImport, { body: { html: '<p>Nothing to cook.</p>' } }, anna);
  },
  startImport: read,
  uploadPart: read,
  getImport: read,
  listImports: async (stage) => {
    await read(stage);
    const { body } = await stage.app.request(importsRoutes.listImports, {}, stage.anna);
    expect(body.imports.length).toBeGreaterThan(0);
  },
  listDrafts: async (stage) => {
    const { id } = await read(stage);
    expect(await listDrafts(stage.app, stage.anna, id)).toHaveLength(1);
  },
  getDraft: async (stage) => {
    const files = {
      'Soup.cook': '---\ntitle: Tomato soup\n---\n\nChop @tomatoes{2}.',
      'Soup.1.jpg': await photo().jpeg().toBuffer(),
    };
    const { id } = await importFile(stage.app, stage.anna, await zipOf(files), 'soup.zip');
    const { body } = await stage.app.request(importsRoutes.getDraft, { params: { id, position: 0 } }, stage.anna);
    expect(body.title).toBe('Tomato soup');
  },
  updateDraft: async (stage) => {
    const { id } = await read(stage);
    const params = { id, position: 0 };
    const body = { draft: { title: 'Red soup' } };
    const answer = await stage.app.request(importsRoutes.updateDraft, { params, body }, stage.anna);
    expect(answer.body.title).toBe('Red soup');
  },
  saveImport: async (stage) => {
    const { id } = await read(stage);
    expect((await saveImport(stage.app, stage.anna, id, [0])).saved).toBe(1);
  },
  undoImport: async (stage) => {
    const { id } = await read(stage);
    await saveImport(stage.app, stage.anna, id, [0]);
    expect((await undoImport(stage.app, stage.anna, id)).saved).toBe(0);
  },
  deleteImport: async (stage) => {
    const { id } = await read(stage);
    const { status } = await stage.app.request(importsRoutes.deleteImport, { params: { id } }, stage.anna);
    expect(status).toBe(204);
  },
};
