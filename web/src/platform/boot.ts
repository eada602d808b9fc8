// Runs as a plain script before the first paint. It imports nothing: an import would make it a module, which runs too late.

// What the device's user chose, so that the first paint never shows the other theme, or statistics that fold or unfold afterwards.
try {
  const theme = window.localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const stats = window.localStorage.getItem('stats-unfolded');
  if (stats !== null) document.documentElement.dataset['statsUnfolded'] = stats;
} catch {
  // Storage is blocked: the device's setting applies.
}

// What happens on a page that the server rendered and React has not hydrated yet: presses, input, and loaded or broken images. It is
// recorded, and early-input.ts replays it. Without that, a form would submit itself, with a password in its URL.
{
  const clicks: Element[] = [];
  /** The latest value of each field: `checked` of checkboxes and radio buttons, `value` of others. */
  const fields = new Map<Element, unknown>();
  /** Events of images, by their type. */
  const images: [HTMLImageElement, string][] = [];
  const isRendered = (): boolean => document.getElementById('root')?.dataset['rendered'] !== undefined;
  /** Reacts without scripts. */
  const isNative = (target: Element): boolean =>
    target.closest('a[href], label, summary, input, select, textarea') !== null;

  /** The app does not start without its scripts, and cannot say so itself. */
  const showStartFailure = (): void => document.getElementById('start-failure')?.removeAttribute('hidden');

  const record = (event: Event): void => {
    const { target, type } = event;
    if (type === 'error' && target instanceof HTMLScriptElement) showStartFailure();
    if (!isRendered() || !(target instanceof Element)) return;
    if (type === 'load' || type === 'error') {
      if (target instanceof HTMLImageElement) images.push([target, type]);
    } else if (type === 'input') {
      const isToggle = target.matches('[type=checkbox], [type=radio]');
      fields.set(target, Reflect.get(target, isToggle ? 'checked' : 'value'));
    } else if (type === 'submit' || !isNative(target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (type === 'click') clicks.push(target);
    }
  };
  const types = ['click', 'submit', 'input', 'load', 'error'];
  for (const type of types) window.addEventListener(type, record, { capture: true });

  Reflect.set(window, 'earlyInput', {
    clicks,
    fields,
    images,
    stop: (): void => {
      for (const type of types) window.removeEventListener(type, record, { capture: true });
    },
  });
}
