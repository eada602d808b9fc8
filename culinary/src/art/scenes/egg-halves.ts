import type { Canvas, Piece } from '#art/canvas';
import type { DishKind } from '#art/kind-words-data';
import type { StillLife } from '#art/still-life';

/** Kinds that show whole eggs, if the recipe boils, fries or poaches them. */
const HOLD_EGGS: ReadonlySet<DishKind> = new Set<DishKind>([
  'salad',
  'medley',
  'potato-salad',
  'noodle-soup',
  'noodles',
  'bowl',
  'rice',
  'fried-rice',
  'soup',
  'stew',
  'curry',
  'hash',
  'plate',
  'egg-toast',
  'mash',
  'stir-fry',
  'porridge',
  'toast-melt',
  'galette',
]);
/** Kinds whose eggs are boiled unless the steps say otherwise, for recipes without steps. */
const BOILED_BY_HABIT: ReadonlySet<DishKind> = new Set<DishKind>(['salad', 'medley', 'potato-salad']);

/** Puts halved or fried eggs on a dish seen from above. */
export function putEggs(canvas: Canvas, kind: DishKind, life: StillLife): void {
  const eggs = life.eggs ?? (BOILED_BY_HABIT.has(kind) && life.named.has('egg') ? 'boiled' : null);
  if (eggs === null || !HOLD_EGGS.has(kind) || life.foods.length === 0) return;
  const piece: Piece = { shape: eggs === 'fried' ? 'fried-egg' : 'egg', color: '#f2a32c', name: 'egg' };
  const places =
    eggs === 'fried'
      ? ([[206, 158]] as const)
      : ([
          [170, 176],
          [226, 186],
          [214, 128],
        ] as const);
  for (const [x, y] of places) canvas.putOnTop(piece, x, y, canvas.between(-40, 40), eggs === 'fried' ? 1.7 : 1.5);
}
