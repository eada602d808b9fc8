import { blend, type Hex, mix } from '#art/colors';
import type { StillLife } from '#art/still-life';
import { lookOf } from '#food-looks';

export const GLASS: Hex = '#fffaf0';
export const STRAWS: readonly [Hex, ...Hex[]] = ['#c8573b', '#5f7f5a', '#4d6577', '#e2ae4a'];

/**
 * Returns the color of a drink in a glass: fruit first, then what it was diluted with. A squeeze of lime does not color
 * mango.
 */
export function drinkColor(life: StillLife, otherwise: Hex): Hex {
  const fruity = life.roles.has('fruit');
  const named = life.foods.some(({ role, name }) => role === 'fruit' && life.named.has(name));
  const colors = life.foods
    .filter(
      ({ role, name }) =>
        (role === 'fruit' && (!named || life.named.has(name))) ||
        (role === 'citrus' && !fruity) ||
        role === 'veg' ||
        role === 'wine' ||
        role === 'spirit' ||
        (role === 'drink' && name !== 'water' && name !== 'sparkling water'),
    )
    .map(({ name }) => lookOf(name).color);
  return blend(colors.slice(0, 2), life.foods.length > 0 ? mix(life.liquid, otherwise, 0.4) : otherwise);
}
