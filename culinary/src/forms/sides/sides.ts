import { braisedGreens } from '#forms/sides/braised-greens';
import { gratin } from '#forms/sides/gratin';
import { mash } from '#forms/sides/mash';
import { panSide } from '#forms/sides/pan-side';
import { pilaf } from '#forms/sides/pilaf';
import { quickPickles } from '#forms/sides/quick-pickles';
import { roastSide } from '#forms/sides/roast-side';

export const SIDES = [roastSide, panSide, mash, gratin, braisedGreens, pilaf, quickPickles] as const;
