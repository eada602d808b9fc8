import { cottagePie } from '#forms/oven/cottage-pie';
import { fishParcels } from '#forms/oven/fish-parcels';
import { moussaka } from '#forms/oven/moussaka';
import { pizza } from '#forms/oven/pizza';
import { potPie } from '#forms/oven/pot-pie';
import { quiche } from '#forms/oven/quiche';
import { roastDinner } from '#forms/oven/roast-dinner';
import { sheetPanRoast } from '#forms/oven/sheet-pan-roast';
import { stuffedVegetables } from '#forms/oven/stuffed-vegetables';

export const OVEN = [
  sheetPanRoast,
  roastDinner,
  cottagePie,
  quiche,
  pizza,
  moussaka,
  stuffedVegetables,
  fishParcels,
  potPie,
] as const;
