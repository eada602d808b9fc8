import { broth } from '#forms/soups/broth';
import { chowder } from '#forms/soups/chowder';
import { chunkySoup } from '#forms/soups/chunky-soup';
import { coconutSoup } from '#forms/soups/coconut-soup';
import { gazpacho } from '#forms/soups/gazpacho';
import { lentilSoup } from '#forms/soups/lentil-soup';
import { minestrone } from '#forms/soups/minestrone';
import { noodleSoup } from '#forms/soups/noodle-soup';
import { smoothSoup } from '#forms/soups/smooth-soup';

export const SOUPS = [
  chunkySoup,
  smoothSoup,
  noodleSoup,
  minestrone,
  chowder,
  lentilSoup,
  coconutSoup,
  gazpacho,
  broth,
] as const;
