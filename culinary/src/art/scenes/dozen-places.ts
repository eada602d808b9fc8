/** Where a piece lies on its vessel: center, and turn in degrees. */
export type Place = readonly [x: number, y: number, turn: number];

export const BOARD_SIX: readonly Place[] = [
  [104, 104, -8],
  [204, 96, 5],
  [302, 106, -3],
  [112, 204, 6],
  [210, 206, -5],
  [308, 202, 8],
];
export const BOARD_FOUR: readonly Place[] = [
  [128, 104, -8],
  [272, 102, 7],
  [132, 206, 6],
  [276, 204, -7],
];
export const PLATE_SEVEN: readonly Place[] = [
  [200, 92, 4],
  [144, 122, -22],
  [258, 120, 20],
  [200, 150, -6],
  [146, 186, 16],
  [256, 188, -14],
  [202, 212, 3],
];
export const PLATE_ROW: readonly Place[] = [
  [196, 94, -12],
  [200, 124, -8],
  [194, 154, -14],
  [202, 184, -10],
  [198, 214, -12],
];
export const PLATE_FRONT: readonly Place[] = [
  [156, 166, -14],
  [238, 156, 8],
  [200, 206, -6],
];
export const PLATE_TWO: readonly Place[] = [
  [176, 152, -16],
  [226, 196, 8],
];
export const DISH_EIGHT: readonly Place[] = [
  [96, 122, 80],
  [148, 112, 86],
  [202, 110, 92],
  [256, 112, 88],
  [306, 122, 96],
  [122, 188, 84],
  [176, 194, 92],
  [230, 194, 86],
  [284, 188, 95],
];
