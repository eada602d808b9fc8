export function packagesKey(root: string): string;
export function webKey(root: string): string;
export function recognitionKey(root: string): string;
