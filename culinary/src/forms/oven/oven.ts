import { sheetPanRoast } from '#forms/oven/sheet-pan-roast';

export const OVEN = [sheetPanRoast] as const;
