// What the structure check cannot see in the folders themselves. A new feature needs no entry here until it uses another
// feature or names files of its own.
import type { StructureConfig } from './structure/config.ts';

export const structureConfig: StructureConfig = {
  workspaceUses: {
    culinary: [],
    contract: ['culinary'],
    server: ['contract', 'culinary'],
    web: ['contract', 'culinary'],
    e2e: ['contract', 'culinary'],
    bench: ['contract', 'culinary', 'server'],
    scripts: ['culinary'],
  },

  // 'assistant' allows all of that feature, 'assistant/api.ts' that one file.
  featureUses: {
    server: {},
    web: { 'recipe-form': ['account/api.ts', 'assistant/api.ts', 'recipes'] },
  },

  // Files of a server feature with an engine of its own, named after what they do.
  furtherFiles: {
    server: {
      account: ['auth.ts', 'limits.ts', 'passwords.ts', 'session-cookie.ts', 'sign-in.ts'],
      assistant: ['generator.ts', 'kitchen-generator.ts'],
      recipes: ['search-document.ts'],
    },
    web: {
      landing: ['sample-dishes.ts', 'split-ingredients.ts', 'teaser.ts'],
    },
  },

  // Files of contract/src that are no feature.
  contractBasics: ['route', 'routes', 'errors', 'limits', 'openapi'],

  // Features that have no routes and therefore no file in the contract.
  featuresWithoutContract: { server: [], web: ['landing', 'recipe-form'] },

  productWords: [
    'recipe',
    'larder',
    'reece',
    'ingredient',
    'cookbook',
    'cooking',
    'culinary',
    'dish',
    'meal',
    'pantry',
    'fridge',
    'kitchen',
    'grocery',
    'serving',
  ],
};
