import type { Canvas } from '#art/canvas';
import type { DishKind } from '#art/kind-words-data';
import type { Scene } from '#art/scene-parts';
import { cocktail, milkshake } from '#art/scenes/bar-scenes';
import { curry, mixedBowl, noodles, noodleSoup, rice, soup } from '#art/scenes/bowl-scenes';
import { burger, loaf, sandwich, toasts } from '#art/scenes/bread-scenes';
import { cake, cheesecake, loafCake, muffins } from '#art/scenes/cake-scenes';
import { lassi, mug, mulled, tea } from '#art/scenes/cup-scenes';
import { crumble, stuffed } from '#art/scenes/dish-scenes';
import { glassDessert, granita, iceCream } from '#art/scenes/glass-scenes';
import { quesadilla, sushi, tacos, wrap } from '#art/scenes/hand-scenes';
import { gratin, lasagna, roast, wholeRoast } from '#art/scenes/oven-scenes';
import {
  coveredPot,
  friedEggs,
  hash,
  meatballs,
  paella,
  shakshuka,
  skilletDish,
  stew,
  stirFry,
} from '#art/scenes/pan-scenes';
import {
  bake,
  coveredPie,
  mashTopped,
  meltedToast,
  meringuePie,
  pastryRoll,
  saucedRolls,
  sheetCake,
} from '#art/scenes/baked-scenes';
import { bambooBuns, DOZEN_SCENES } from '#art/scenes/dozen-scenes';
import { boiledEggs, friedRice, medley, pavlova, plainCake, sausages } from '#art/scenes/plain-scenes';
import { buns, galette, pie, pizza, tart } from '#art/scenes/pastry-scenes';
import { mainPlate, mash, pasta, risotto, setTable, steak } from '#art/scenes/plate-scenes';
import { caprese, fruitSalad, potatoSalad, salad, slaw } from '#art/scenes/salad-scenes';
import { dome, jar, pudding } from '#art/scenes/set-scenes';
import { eggToast, filledBites, omelet, rolls } from '#art/scenes/small-plate-scenes';
import { fries, nachos, skewers } from '#art/scenes/snack-scenes';
import { dip, granola, popcorn, porridge } from '#art/scenes/spoon-scenes';
import { cookies, donuts, frenchToast, pancakes, squares, waffles } from '#art/scenes/sweet-scenes';
import { drink, icedLatte, lemonade, smoothie } from '#art/scenes/tall-drink-scenes';
import { castLight } from '#art/stage';
import { putEggs } from '#art/scenes/egg-halves';
import { visibleIn } from '#art/visible-in';
import type { StillLife } from '#art/still-life';

const SCENES: Readonly<Record<DishKind, Scene>> = {
  soup,
  stew,
  curry,
  dip,
  porridge,
  granola,
  popcorn,
  rice,
  salad,
  slaw,
  caprese,
  noodles,
  hash,
  shakshuka,
  paella,
  meatballs,
  'noodle-soup': noodleSoup,
  bowl: mixedBowl,
  'potato-salad': potatoSalad,
  'fruit-salad': fruitSalad,
  skillet: skilletDish,
  'fried-eggs': friedEggs,
  'stir-fry': stirFry,
  pasta,
  steak,
  risotto,
  mash,
  omelet,
  ...DOZEN_SCENES,
  'steamed-buns': bambooBuns,
  bake,
  'mash-topped': mashTopped,
  'pastry-roll': pastryRoll,
  'covered-pie': coveredPie,
  'meringue-pie': meringuePie,
  'sheet-cake': sheetCake,
  'plain-cake': plainCake,
  pavlova,
  medley,
  'fried-rice': friedRice,
  sausages,
  'boiled-eggs': boiledEggs,
  'toast-melt': meltedToast,
  'sauced-rolls': saucedRolls,
  'hot-drink': mulled,
  rolls,
  plate: mainPlate,
  'egg-toast': eggToast,
  'filled-bites': filledBites,
  roast,
  gratin,
  lasagna,
  crumble,
  stuffed,
  pie,
  tart,
  galette,
  pizza,
  buns,
  'whole-roast': wholeRoast,
  toast: toasts,
  sandwich,
  burger,
  wrap,
  tacos,
  quesadilla,
  loaf,
  nachos,
  fries,
  skewers,
  sushi,
  cake,
  cheesecake,
  muffins,
  cookies,
  squares,
  pancakes,
  waffles,
  donuts,
  'loaf-cake': loafCake,
  'french-toast': frenchToast,
  granita,
  pudding,
  dome,
  'glass-dessert': glassDessert,
  'ice-cream': iceCream,
  drink,
  smoothie,
  lassi,
  milkshake,
  lemonade,
  cocktail,
  mug,
  tea,
  'iced-latte': icedLatte,
  jar,
  pot: coveredPot,
  table: setTable,
};

export function paint(canvas: Canvas, kind: DishKind, life: StillLife): void {
  const visible = visibleIn(kind, life);
  SCENES[kind](canvas, visible);
  putEggs(canvas, kind, visible);
  castLight(canvas);
}
