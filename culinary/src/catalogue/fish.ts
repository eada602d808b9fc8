import type { FoodRow } from './food-row.ts';

export const FISH = [
  { name: 'salmon fillet', plural: 'salmon fillets', aliases: ['salmon steak'], finds: ['salmon', 'trout', 'trout fillet'], short: 'salmon', role: 'fish', unit: 'piece', grams: 140, per: 1, whole: true, core: 63 },
  { name: 'smoked salmon', finds: ['lox', 'smoked trout'], role: 'tinned-fish', unit: 'g', per: 40, prep: 'torn into strips' },
  {
    name: 'cod fillet',
    plural: 'cod fillets',
    aliases: ['white fish fillet', 'haddock fillet', 'hake fillet', 'tilapia fillet', 'pollock fillet', 'sea bass fillet', 'halibut fillet'],
    finds: ['cod', 'haddock', 'hake', 'tilapia', 'pollock', 'halibut', 'white fish', 'fish', 'fish fillet', 'sea bass', 'sea bream', 'monkfish', 'sole', 'plaice', 'snapper', 'catfish'],
    short: 'fish',
    role: 'fish',
    unit: 'piece',
    grams: 150,
    per: 1,
    whole: true,
    core: 63,
  },
  { name: 'tuna steak', plural: 'tuna steaks', finds: ['fresh tuna', 'swordfish', 'mackerel', 'mackerel fillet'], short: 'tuna', role: 'fish', unit: 'piece', grams: 140, per: 1, whole: true, core: 63 },
  { name: 'canned tuna', aliases: ['tinned tuna'], finds: ['tuna', 'tuna in oil', 'tuna can', 'sardine', 'canned sardine', 'canned salmon', 'tinned fish', 'tinned mackerel'], short: 'tuna', role: 'tinned-fish', unit: 'g', per: 55, prep: 'drained and flaked' },
  { name: 'anchovy', plural: 'anchovies', aliases: ['anchovy fillet'], role: 'sauce', unit: 'piece', grams: 4, per: 1, whole: true, prep: 'chopped', contains: ['fish'] },
  { name: 'shrimp', plural: 'shrimp', aliases: ['prawn', 'king prawn', 'tiger prawn', 'raw prawn', 'jumbo shrimp'], finds: ['peeled shrimp', 'scampi', 'crayfish', 'langoustine'], role: 'shellfish', unit: 'g', per: 120, prep: 'peeled and deveined', core: 63 },
  { name: 'mussel', plural: 'mussels', finds: ['clam', 'cockle'], role: 'shellfish', unit: 'g', per: 220, prep: 'scrubbed, any that stay open thrown out', core: 63 },
  { name: 'scallop', plural: 'scallops', role: 'shellfish', unit: 'g', per: 110, prep: 'patted dry', core: 63 },
  { name: 'squid', aliases: ['calamari'], finds: ['octopus', 'squid ring'], role: 'shellfish', unit: 'g', per: 120, prep: 'cleaned and cut into rings', core: 63 },
  { name: 'crab meat', aliases: ['crabmeat'], finds: ['crab', 'lobster'], role: 'tinned-fish', unit: 'g', per: 60, prep: 'picked over' },
] as const satisfies readonly FoodRow[];
