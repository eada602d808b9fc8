import type { Recipes } from '#compose/dish-form';
import { writeBroth } from '#forms/soups/broth-recipe';
import { writeChowder } from '#forms/soups/chowder-recipe';
import { writeChunkySoup } from '#forms/soups/chunky-soup-recipe';
import { writeCoconutSoup } from '#forms/soups/coconut-soup-recipe';
import { writeGazpacho } from '#forms/soups/gazpacho-recipe';
import { writeLentilSoup } from '#forms/soups/lentil-soup-recipe';
import { writeMinestrone } from '#forms/soups/minestrone-recipe';
import { writeNoodleSoup } from '#forms/soups/noodle-soup-recipe';
import { writeSmoothSoup } from '#forms/soups/smooth-soup-recipe';
import type { SOUPS } from '#forms/soups/soups';

export const SOUPS_RECIPES = {
  'chunky-soup': writeChunkySoup,
  'smooth-soup': writeSmoothSoup,
  'noodle-soup': writeNoodleSoup,
  minestrone: writeMinestrone,
  chowder: writeChowder,
  'lentil-soup': writeLentilSoup,
  'coconut-soup': writeCoconutSoup,
  gazpacho: writeGazpacho,
  broth: writeBroth,
} satisfies Recipes<typeof SOUPS>;
