import { z } from 'zod';

import { Picture, PICTURE_WIDTHS } from './pictures.ts';
import { Uuid } from './recipe-fields.ts';
import { Recipe, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const LINK_TEXTS = {
  not_found: 'Recipe not found',
  /** What stands where a link led once, or never. */
  gone: 'This link leads nowhere any more',
  no_token: 'This is not the address of a public link',
  /** What its owner is told where it is hidden. */
  hidden:
    'An admin has hidden this link, so it leads nowhere and stays. You can still share the recipe with people you know.',
  gone_detail: 'Whoever sent it may have taken it back, or have deleted the recipe. Ask them for a new one.',
} as const;

/** 128 random bits in base64url. */
export const LINK_TOKEN_BYTES = 16;
export const LINK_TOKEN_PATTERN = /^[\w-]{21}[AQgw]$/u;
export const LinkToken = z.string().regex(LINK_TOKEN_PATTERN, LINK_TEXTS.no_token);

/** The way in which anyone reads a recipe, without an account. */
export const Link = z.object({
  /** Of the page, to be put behind the address of the server. It is the whole secret: who knows it may read. */
  path: z.string(),
  created_at: z.iso.datetime(),
  /** Why an admin keeps it from leading anywhere; null where it does. */
  hidden_reason: z.string().nullable(),
});
export type Link = z.infer<typeof Link>;

/** A recipe as it is read by a link: nothing in it names a person but the name they go by, nor leads anywhere else. */
export const LinkedRecipe = Recipe.pick({
  title: true,
  description: true,
  ingredients: true,
  instructions: true,
  is_ai_generated: true,
  category: true,
  preparation_time: true,
  cooking_time: true,
  servings: true,
}).extend({
  shared_by_name: z.string(),
  /** The photo, which the link leads to as well; without one the dish is drawn. */
  picture: Picture.omit({ id: true }).nullable(),
});
export type LinkedRecipe = z.infer<typeof LinkedRecipe>;

/** The page that a link leads to. */
export function linkPath(token: string): string {
  return `/shared/${token}`;
}

/** Where a link leads to the photo, in one of its widths. */
export function linkedPictureUrl(token: string, width: number): string {
  return `/api/shared/${token}/picture/${width}`;
}

export function linkedDrawingUrl(token: string): string {
  return `/api/shared/${token}/drawing`;
}

/** The picture for a preview of the page, as wide and high as such previews are. */
export const LINK_CARD = { width: 1200, height: 630 } as const;

export function linkCardUrl(token: string): string {
  return `/api/shared/${token}/card`;
}

export const ByToken = z.strictObject({ token: LinkToken });

export const linksRoutes = defineRoutes({
  createLink: {
    method: 'POST',
    path: '/api/recipes/{id}/link',
    access: 'session',
    scope: 'recipes:write',
    summary: "Have a link by which anyone reads one of one's own recipes; where there is one already, that one",
    params: RecipeId,
    status: 200,
    response: z.object({ link: Link }),
    errors: ['not_found', 'conflict'],
  },
  findLink: {
    method: 'GET',
    path: '/api/recipes/{id}/link',
    access: 'session',
    scope: 'recipes:read',
    summary: "The link by which anyone reads one of one's own recipes, if there is one",
    params: RecipeId,
    status: 200,
    response: z.object({ link: Link.nullable() }),
    errors: ['not_found'],
  },
  deleteLink: {
    method: 'DELETE',
    path: '/api/recipes/{id}/link',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Have the link lead nowhere from now on',
    params: RecipeId,
    status: 204,
    response: null,
    errors: ['not_found', 'conflict'],
  },
  getLinkedRecipe: {
    method: 'GET',
    path: '/api/shared/{token}',
    access: 'public',
    large: true,
    summary: 'The recipe that a link leads to',
    params: ByToken,
    status: 200,
    response: LinkedRecipe,
    errors: ['not_found'],
  },
  getLinkedPicture: {
    method: 'GET',
    path: '/api/shared/{token}/picture/{width}',
    access: 'public',
    summary: 'The photo of that recipe in one of its widths, as AVIF for who takes it and WebP for everyone else',
    params: ByToken.extend({ width: z.literal(PICTURE_WIDTHS.map(String)).transform(Number) }),
    status: 200,
    response: null,
    produces: 'image/*',
    errors: ['not_found'],
  },
  getLinkedDrawing: {
    method: 'GET',
    path: '/api/shared/{token}/drawing',
    access: 'public',
    summary: 'The drawing of that recipe, for where it has no photo',
    params: ByToken,
    status: 200,
    response: null,
    produces: 'image/*',
    errors: ['not_found'],
  },
  getLinkCard: {
    method: 'GET',
    path: '/api/shared/{token}/card',
    access: 'public',
    summary: 'Photo or drawing as a JPEG of 1200 × 630, for previews of the page',
    params: ByToken,
    status: 200,
    response: null,
    produces: 'image/*',
    errors: ['not_found'],
  },
  copyLinkedRecipe: {
    method: 'POST',
    path: '/api/shared/{token}/copy',
    access: 'session',
    scope: 'recipes:write',
    summary: "Keep a copy of that recipe among one's own; the id of the copy makes sending it twice the same as once",
    params: ByToken,
    body: z.strictObject({ id: Uuid() }),
    status: 201,
    response: Recipe,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
});
