import { tacos } from '#forms/handhelds/tacos';
import { quesadilla } from '#forms/handhelds/quesadilla';

export const HANDHELDS = [tacos, quesadilla] as const;
