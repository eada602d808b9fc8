import { pasta } from '#forms/noodles/pasta';

export const NOODLES = [pasta] as const;
