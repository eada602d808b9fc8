/** What boot.ts recorded before hydration. */
interface EarlyInput {
  readonly clicks: readonly Element[];
  readonly fields: ReadonlyMap<Element, unknown>;
  readonly images: readonly (readonly [HTMLImageElement, string])[];
  stop(): void;
}

function readEarlyInput(): EarlyInput | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- boot.ts writes it and nothing else
  return Reflect.get(window, 'earlyInput') as EarlyInput | undefined;
}

/** Enters a value as the user did. React reports a change only from another state that it knows, so it gets one first. */
function enter(field: Element, value: unknown): void {
  if (typeof value === 'boolean' && field instanceof HTMLInputElement) {
    field.checked = !value;
    field.click();
    return;
  }
  // A browser lets nobody set the chosen file: it is still there.
  if (!field.matches('[type=file]')) {
    Reflect.set(field, 'value', value === '' ? ' ' : '');
    // The setter of the prototype bypasses React's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Replays what happened on the server's page before its hydration. Call it after that. */
export async function replayEarlyInput(): Promise<void> {
  const early = readEarlyInput();
  if (early === undefined) return;
  early.stop();
  for (const [image, type] of early.images) if (image.isConnected) image.dispatchEvent(new Event(type));
  for (const [field, value] of early.fields) if (field.isConnected) enter(field, value);
  for (const target of early.clicks) {
    // What the former press changed is rendered.
    await nextTask();
    if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
