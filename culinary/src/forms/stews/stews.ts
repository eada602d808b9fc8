import { stew } from '#forms/stews/stew';
import { curry } from '#forms/stews/curry';

export const STEWS = [stew, curry] as const;
