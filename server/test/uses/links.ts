import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { linksRoutes } from '@larder/contract/links';
import { recipePictureUrl } from '@larder/contract/pictures';

import { createRecipe } from '../factories.ts';
import { createPicture } from '../pictures.ts';
import type { Stage, Uses } from './stage.ts';

async function tokenOf({ app, anna, id }: Stage): Promise<string> {
  const { body } = await app.request(linksRoutes.createLink, { params: { id } }, anna);
  return body.link.path.split('/').at(-1) ?? '';
}

export const linksUses: Uses<'links'> = {
  createLink: tokenOf,
  findLink: ({ app, anna, id }) => app.request(linksRoutes.findLink, { params: { id } }, anna),
  getLinkedRecipe: async (stage) => {
    const { status } = await stage.app.request(linksRoutes.getLinkedRecipe, {
      params: { token: await tokenOf(stage) },
    });
    expect(status).toBe(200);
  },
  getLinkedPicture: async (stage) =>
    stage.app.request(linksRoutes.getLinkedPicture, { params: { token: await tokenOf(stage), width: '320' } }),
  getLinkedStepPicture: async ({ app, anna }) => {
    const step_pictures = [{ step: 0, image_url: recipePictureUrl(await createPicture(app, anna)) }];
    const { id } = await createRecipe(app, anna, { step_pictures });
    const params = { token: await tokenOf({ app, anna, id }), step: '0', width: '320' };
    expect((await app.request(linksRoutes.getLinkedStepPicture, { params })).status).toBe(200);
  },
  getLinkedDrawing: async (stage) =>
    stage.app.request(linksRoutes.getLinkedDrawing, { params: { token: await tokenOf(stage) } }),
  getLinkCard: async (stage) => stage.app.request(linksRoutes.getLinkCard, { params: { token: await tokenOf(stage) } }),
  copyLinkedRecipe: async (stage) => {
    const params = { token: await tokenOf(stage) };
    const { status } = await stage.app.request(
      linksRoutes.copyLinkedRecipe,
      { params, body: { id: randomUUID() } },
      stage.anna,
    );
    expect(status).toBe(201);
  },
  deleteLink: ({ app, anna, id }) => app.request(linksRoutes.deleteLink, { params: { id } }, anna),
};
