import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { linksRoutes } from '@larder/contract/links';

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
