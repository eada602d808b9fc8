export function packagesKey(root: string): string;
export function webKey(root: string): string;
