import { z } from 'zod';

import { Picture, PICTURE_WIDTHS } from './pictures.ts';
import { Uuid } from './recipe-fields.ts';
import { EVERY_DETAIL } from './detail-fields.ts';
import { Recipe, RECIPE_LIMITS, RecipeId } from './recipes.ts';
import { defineRoutes } from './route.ts';

export const LINK_TEXTS = {
  not_found: 'Recipe not found',
  gone: 'This link no longer works',
  no_token: 'This is not the address of a public link',
  /** For the owner of a hidden link. */
  hidden:
    'An admin has hidden this link, so it doesn’t work and can’t be removed. You can still share the recipe with people you know.',
  gone_detail: 'It may have been removed, or the recipe deleted. Ask the person who sent it for a new one.',
} as const;

/** 128 random bits in base64url. */
export const LINK_TOKEN_BYTES = 16;
export const LINK_TOKEN_PATTERN = /^[\w-]{21}[AQgw]$/u;
export const LinkToken = z.string().regex(LINK_TOKEN_PATTERN, LINK_TEXTS.no_token);

/** A public link: anyone can read the recipe through it, without an account. */
export const Link = z.object({
  /** Path of the page, relative to the server's origin. It contains the secret that grants access. */
  path: z.string(),
  created_at: z.iso.datetime(),
  /** Why an admin hid it; null while it works. */
  hidden_reason: z.string().nullable(),
});
export type Link = z.infer<typeof Link>;

/** A recipe read through a public link. It contains no id and no personal data except the owner's public name. */
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
  ...EVERY_DETAIL,
}).extend({
  shared_by_name: z.string(),
  /** The photo, served through the link as well, as are the pictures of steps; null means dish art. */
  picture: Picture.omit({ id: true }).nullable(),
});
export type LinkedRecipe = z.infer<typeof LinkedRecipe>;

/** The path of a public link's page. */
export function linkPath(token: string): string {
  return `/shared/${token}`;
}

/** The URL of the photo in one of `PICTURE_WIDTHS`. */
export function linkedPictureUrl(token: string, width: number): string {
  return `/api/shared/${token}/picture/${width}`;
}

/** The URL of the picture of a step, by its index in `instructions`. */
export function linkedStepPictureUrl(token: string, step: number, width: number): string {
  return `/api/shared/${token}/steps/${step}/picture/${width}`;
}

export function linkedDrawingUrl(token: string): string {
  return `/api/shared/${token}/drawing`;
}

/** Size of the preview card in pixels, as Open Graph expects it. */
export const LINK_CARD = { width: 1200, height: 630 } as const;

export function linkCardUrl(token: string): string {
  return `/api/shared/${token}/card`;
}

export const ByToken = z.strictObject({ token: LinkToken });

const PictureWidth = z.literal(PICTURE_WIDTHS.map(String)).transform(Number);

export const linksRoutes = defineRoutes({
  createLink: {
    method: 'POST',
    path: '/api/recipes/{id}/link',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Create the public link of an own recipe, or return the existing one',
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
    summary: 'Get the public link of an own recipe; null if there is none',
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
    summary: 'Delete the public link of an own recipe',
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
    summary: 'Get the recipe behind a public link',
    params: ByToken,
    status: 200,
    response: LinkedRecipe,
    errors: ['not_found'],
  },
  getLinkedPicture: {
    method: 'GET',
    path: '/api/shared/{token}/picture/{width}',
    access: 'public',
    summary: 'Get its photo in one of its widths, as AVIF if accepted, otherwise WebP',
    params: ByToken.extend({ width: PictureWidth }),
    status: 200,
    response: null,
    produces: 'image/*',
    errors: ['not_found'],
  },
  getLinkedStepPicture: {
    method: 'GET',
    path: '/api/shared/{token}/steps/{step}/picture/{width}',
    access: 'public',
    summary: 'Get the picture of one of its steps in one of its widths, as AVIF if accepted, otherwise WebP',
    params: ByToken.extend({
      step: z.coerce
        .number()
        .int()
        .min(0)
        .max(RECIPE_LIMITS.instructions_max - 1),
      width: PictureWidth,
    }),
    status: 200,
    response: null,
    produces: 'image/*',
    errors: ['not_found'],
  },
  getLinkedDrawing: {
    method: 'GET',
    path: '/api/shared/{token}/drawing',
    access: 'public',
    summary: 'Get its dish art, as SVG, for a recipe without a photo',
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
    summary: 'Get its preview card, a JPEG of 1200 × 630 with the photo or the dish art',
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
    summary: "Copy that recipe to the user's own; idempotent by `id`, the id of the copy",
    params: ByToken,
    body: z.strictObject({ id: Uuid() }),
    status: 201,
    response: Recipe,
    errors: ['not_found', 'conflict', 'quota_exceeded'],
  },
});
