import { DiskSpace, type DiskSpaceDeps } from '#platform/disk-space.ts';

export const MB = 1024 * 1024;

interface Disk extends Partial<Omit<DiskSpaceDeps, 'freeBytes' | 'reusableBytes'>> {
  readonly freeBytes: number;
  readonly reusableBytes?: number;
  readonly reserveBytes: number;
}

/** A fake disk with fixed free space. */
export function diskWith({ freeBytes, reusableBytes = 0, ...deps }: Disk): DiskSpace {
  return new DiskSpace({
    ballast: undefined,
    log: { warn: () => undefined },
    ...deps,
    freeBytes: async () => freeBytes,
    reusableBytes: async () => reusableBytes,
  });
}
