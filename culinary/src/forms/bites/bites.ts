import { bruschetta } from '#forms/bites/bruschetta';
import { dip } from '#forms/bites/dip';
import { crispSnack } from '#forms/bites/crisp-snack';
import { energyBites } from '#forms/bites/energy-bites';

export const BITES = [bruschetta, dip, crispSnack, energyBites] as const;
