import { chunkySoup } from '#forms/soups/chunky-soup';
import { smoothSoup } from '#forms/soups/smooth-soup';

export const SOUPS = [chunkySoup, smoothSoup] as const;
