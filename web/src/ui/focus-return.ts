import { focusHeading } from '#ui/restore-focus.ts';

/** Call it before the focus is taken to something that opens; what it returns gives it back. */
export function captureFocus(): () => void {
  const opener = document.activeElement;
  const section = opener?.closest('section') ?? null;
  return () => {
    // What was confirmed may have taken it away.
    if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
    else focusHeading(section);
  };
}
