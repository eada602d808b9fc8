import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import {
  isCookingWine,
  isHotCured,
  isBonyBraise,
  isPoultryPiece,
  isSoftHerb,
  isTableBread,
  isWoodyHerb,
} from '#forms/main-foods-data';
import { ALLIUMS, POT_VEG } from '#forms/main-slots';

export const wineBraise = {
  id: 'wine-braise',
  noun: 'a braise in wine',
  words: ['coq au vin', 'bourguignon', 'braise', 'braised', 'daube', 'fricassee'],
  categories: ['Main Dish'],
  cuisines: ['french'],
  minutes: 110,
  bias: -1,
  loves: {
    'red wine': 3.5,
    'white wine': 1.2,
    'chicken leg': 1.5,
    'pearl onion': 2.5,
    'duck leg': 2,
    rabbit: 3,
    'stewing beef': 0.3,
    mushroom: 0.5,
    bacon: 0.5,
    thyme: 0.5,
    tarragon: 1.5,
    'bouquet garni': 2.5,
    'beef cheek': 2,
  },
  slots: [
    { id: 'bird', takes: either(isPoultryPiece, isBonyBraise), max: 1, budget: 260 },
    { id: 'protein', takes: isRole('braise'), max: 1, budget: 190, cut: 'chunk' },
    { id: 'bacon', takes: isHotCured, max: 1, budget: 30 },
    {
      id: 'mushroom',
      takes: isNamed('mushroom', 'cremini mushroom', 'chanterelle', 'morel', 'pearl onion'),
      max: 2,
      budget: 90,
      cut: 'chunk',
    },
    ALLIUMS,
    { ...POT_VEG, max: 5, budget: 170 },
    { id: 'wine', takes: either(isCookingWine, isNamed('cider', 'beer')), max: 1, budget: 130, structural: true },
    { id: 'liquid', takes: either(isRole('stock', 'tomato'), isNamed('dijon mustard')), max: 2 },
    {
      id: 'spice',
      takes: either(
        isWoodyHerb,
        isNamed('bay leaf', 'bouquet garni', 'herbes de provence', 'juniper berry', 'dried thyme'),
      ),
      max: 3,
    },
    { id: 'cream', takes: isNamed('heavy cream', 'crème fraîche'), max: 1 },
    { id: 'starch', takes: either(isNamed('egg pasta', 'tagliatelle', 'polenta', 'new potato'), isTableBread), max: 1 },
    { id: 'finish', takes: isSoftHerb, max: 2 },
  ],
  works: (has) => has('protein') + has('bird') > 0,
} as const satisfies DishForm;
