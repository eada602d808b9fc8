/** The browser may begin to read the file only a moment after the click. */
const RELEASE_AFTER_MS = 60_000;

/** Gives a file to the person, in the browser's own way. */
export function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
}
