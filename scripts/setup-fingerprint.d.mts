export function packagesKey(root: string): string;
